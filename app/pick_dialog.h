#pragma once

#include <QDialog>
#include <QIcon>

#include <functional>

class QLineEdit;
class QListView;
class QStandardItemModel;

namespace chartroom::views {
class EmptyState;
}

namespace chartroom::app {

/// A small window with a line to type into and a list of what fits: up and down move in the list while the
/// line has the focus, Enter does the current row.
class PickDialog : public QDialog
{
    Q_OBJECT

public:
    struct Row
    {
        QIcon sign;
        QString text;
        QString detail; ///< in faint text at the right
        std::function<void()> act;
    };
    /// What fits a text, the best first.
    using Find = std::function<QList<Row>(const QString& text)>;

    /// `nothing` is said where nothing fits.
    PickDialog(const QString& title, const QString& placeholder, const QString& nothing, Find find,
               QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search(const QString& text);
    void run();

    Find m_find;
    QList<Row> m_found;
    QLineEdit* m_text;
    QListView* m_list;
    views::EmptyState* m_state;
    QStandardItemModel* m_rows;
};

/// Whether every word of `typed` is somewhere in `text`, in any order, whatever its case.
[[nodiscard]] bool holdsWords(const QString& text, const QString& typed);

} // namespace chartroom::app
