#pragma once

#include <QDialog>

#include <functional>
#include <vector>

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QTreeWidget;

namespace chartroom::views {

class EmptyState;

/// What a save is about to write: every file that it touches, and on request what changes in one, line by
/// line.
class SaveDialog : public QDialog
{
    Q_OBJECT

public:
    struct File
    {
        QString name; ///< relative to the world's folder
        QString text; ///< what will be written
        bool isNew = false;
        /// A copy of a file as it was, kept because saving it loses something (N30).
        bool isKept = false;
    };
    /// The present text of a file; empty where there is none.
    using ReadOld = std::function<QString(const QString& name)>;

    explicit SaveDialog(const QString& worldName, QWidget* parent = nullptr);

    /// Shows the files; none: there is nothing to write.
    void setFiles(std::vector<File> files, ReadOld readOld);
    /// Says why nothing can be saved.
    void setProblem(const QString& sentence);
    [[nodiscard]] QTreeWidget& list() { return *m_list; }
    [[nodiscard]] QPlainTextEdit& difference() { return *m_difference; }
    [[nodiscard]] QString summary() const;

private:
    void showDifference();

    std::vector<File> m_files;
    ReadOld m_readOld;
    QLabel* m_summary;
    QTreeWidget* m_list;
    QPlainTextEdit* m_difference;
    QPushButton* m_toggle;
    QDialogButtonBox* m_buttons;
    EmptyState* m_state;
};

} // namespace chartroom::views
