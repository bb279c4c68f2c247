#pragma once

#include "tests/support/patience.h"
#include "views/world/docks/record_dialog.h"
#include "views/world/docks/record_editor.h"

#include <QLabel>
#include <QTest>
#include <QToolButton>

#include <string>
#include <vector>

namespace chartroom::test {

/// The label of a dialog whose text has this in it.
inline QLabel* sentenceWith(const QWidget& parent, const QString& text)
{
    for (auto* candidate : parent.findChildren<QLabel*>()) {
        if (candidate->text().contains(text))
            return candidate;
    }
    return nullptr;
}

/// Opens the record in a window of its own, by its button. Null where it does not open.
inline views::RecordDialog* openRecordWindow(const views::RecordEditor& editor)
{
    for (auto* candidate : editor.findChildren<QToolButton*>()) {
        if (candidate->accessibleName() == QStringLiteral("Edit the record as JSON in a window") &&
            candidate->isVisible())
            QTest::mouseClick(candidate, Qt::LeftButton);
    }
    auto* dialog = editor.findChild<views::RecordDialog*>();
    const bool shown = dialog && QTest::qWaitFor([dialog] { return dialog->isVisible(); }, patience);
    return shown ? dialog : nullptr;
}

/// A shown editor of the record of one instance, and what it asks to be stored.
struct ShownRecord
{
    explicit ShownRecord(const std::string& record)
    {
        editor.setRecord(record, QStringLiteral("0:0 x"), QStringLiteral("npc"));
        editor.show();
        QObject::connect(&editor, &views::RecordEditor::applyRequested, &editor,
                         [this](const std::string& text) { applied.push_back(text); });
    }

    views::RecordEditor editor;
    std::vector<std::string> applied;
};

} // namespace chartroom::test
