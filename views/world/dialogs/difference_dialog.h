#pragma once

#include "views/world/dialogs/difference_text.h"

#include <QDialog>

#include <functional>

class QListWidget;
class QPlainTextEdit;

namespace chartroom::views {

/// What differs in some files, one at a time, line by line.
class DifferenceDialog : public QDialog
{
    Q_OBJECT

public:
    using Texts = DifferenceTexts;

    /// Gives a file's texts when it is looked at (see DifferenceReader::Read).
    using ReadTexts = std::function<Texts(const QString& file, const core::Task& task)>;

    /// `sentence` says what before and after are.
    DifferenceDialog(const QString& sentence, const QStringList& files, ReadTexts read,
                     QWidget* parent = nullptr);

    [[nodiscard]] QListWidget& list() { return *m_list; }
    [[nodiscard]] QPlainTextEdit& text() { return *m_text; }

private:
    void showFile();

    ReadTexts m_read;
    QListWidget* m_list;
    QPlainTextEdit* m_text;
    DifferenceReader* m_reader;
};

} // namespace chartroom::views
