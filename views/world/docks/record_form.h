#pragma once

#include <QAbstractItemDelegate>
#include <QString>
#include <QWidget>

#include <optional>
#include <string>

class QLabel;
class QPushButton;
class QTableWidget;

namespace chartroom::model {
struct RecordField;
}

namespace chartroom::views {

class ContentColumn;

/// The record of an instance, with what was asked for and is not shown yet.
struct RecordInHand
{
    std::optional<std::string> shown;     ///< nothing: there is none
    std::optional<std::string> requested; ///< what was asked for last; the lists show it in a moment

    /// What the next change is made to. There must be a record.
    [[nodiscard]] const std::string& latest() const { return requested ? *requested : *shown; }
};

/// The members of a record as a form, each changed when its field is left. A value that cannot be used is
/// said; its field opens again as it was typed, unless the user went elsewhere.
class RecordForm : public QWidget
{
    Q_OBJECT

public:
    /// `record` must live as long as the form is used; fill() takes what it is now.
    explicit RecordForm(const RecordInHand& record, QWidget* parent = nullptr);

    /// Shows the record as it is.
    void fill();
    void setEditable(bool editable);
    /// Adds a member, whose value is to be typed at once; it is asked for when that is done.
    void add(const QString& key);
    /// Says below the form why something was not done; empty: nothing is to be said.
    void say(const QString& sentence);
    [[nodiscard]] QTableWidget& table() { return *m_table; }

Q_SIGNALS:
    /// The record is wanted with one member changed, added or removed.
    void changeRequested(const QString& key, const std::string& record);
    /// The user wants another member: which, is to be asked and given to add().
    void addRequested();
    /// The value of a field that is left cannot be used: the sentence that says why.
    void refused(const QString& sentence);

private:
    void request(const QString& key, const std::string& record);
    void fillRow(int row, const model::RecordField& field);
    void takeField(int row, int column);
    void enableRemoval();
    /// The field of a value is closed.
    void endEdit(QAbstractItemDelegate::EndEditHint how);
    /// Opens the value that was refused once more, as it was typed, where the user is still at it.
    void openRefused();
    /// Opens the value of the added member to be typed, and takes it or what there is instead.
    void editAwaited();
    void endAwaited(QAbstractItemDelegate::EndEditHint how);
    void remove();

    /// A value as it was typed.
    struct Typed
    {
        QString key;
        QString text;
    };

    const RecordInHand& m_record;
    std::optional<Typed> m_refused; ///< what was typed in the field that is being closed
    QString m_awaited;              ///< a member in the last row whose value is to be typed yet
    bool m_editable = true;
    bool m_filling = false;
    QTableWidget* m_table;
    ContentColumn* m_names;
    QLabel* m_problem;
    QPushButton* m_add;
    QPushButton* m_remove;
};

} // namespace chartroom::views
