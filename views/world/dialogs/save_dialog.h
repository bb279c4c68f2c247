#pragma once

#include "views/world/dialogs/difference_text.h"

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
        QString name;            ///< relative to the world's folder
        std::uint64_t bytes = 0; ///< that will be written
        bool isNew = false;
        /// A copy of a file as it was, kept because saving it loses something (N30).
        bool isKept = false;
    };
    using Texts = DifferenceTexts;
    /// The texts of a file by its place in the list, asked for when it is looked at, for there may be very
    /// many files (see DifferenceReader::Read).
    using ReadTexts = std::function<Texts(std::size_t file, const core::Task& task)>;

    explicit SaveDialog(const QString& worldName, QWidget* parent = nullptr);

    /// Shows the files; none: there is nothing to write.
    void setFiles(const std::vector<File>& files, ReadTexts readTexts);
    /// Says why nothing can be saved.
    void setProblem(const QString& sentence);
    [[nodiscard]] QTreeWidget& list() { return *m_list; }
    [[nodiscard]] QPlainTextEdit& difference() { return *m_difference; }
    [[nodiscard]] QString summary() const;

private:
    void showDifference();

    ReadTexts m_readTexts;
    QLabel* m_summary;
    QTreeWidget* m_list;
    QPlainTextEdit* m_difference;
    DifferenceReader* m_reader;
    QPushButton* m_toggle;
    QDialogButtonBox* m_buttons;
    EmptyState* m_state;
};

} // namespace chartroom::views
