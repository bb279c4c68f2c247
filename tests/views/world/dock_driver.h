#pragma once

#include "formats/world/operations/operation.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QTest>
#include <QTreeView>

namespace chartroom::test {

/// The lines of a script that a dock asks for.
template<class Dock>
QStringList& record(Dock& dock, QStringList& lines)
{
    QObject::connect(&dock, &Dock::editRequested, &dock, [&lines](const world::Operation& operation) {
        lines << QString::fromStdString(world::toLine(operation));
    });
    return lines;
}

inline void click(QAbstractItemView& view, const QModelIndex& index)
{
    view.scrollTo(index);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(index).center());
}

/// Types into the editor that F2 opens on a row.
inline void rename(QTreeView& view, const QModelIndex& index, const QString& text)
{
    view.setCurrentIndex(index);
    QTest::keyClick(&view, Qt::Key_F2);
    auto* editor = view.viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->selectAll();
    editor->insert(text);
    QTest::keyClick(editor, Qt::Key_Return);
    // The list takes the text when the field is done with the key, and lets the field go later.
    QTRY_VERIFY(!view.viewport()->findChild<QLineEdit*>());
}

} // namespace chartroom::test
