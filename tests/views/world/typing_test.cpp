#include "tests/views/world/typing_test.h"

#include "model/world/instances_model.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/record_editor.h"
#include "views/world/world_docks.h"

#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QTreeView>

namespace chartroom::test {

void TypingTest::initTestCase()
{
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_states.path()));
}

QByteArray TypingTest::file(const char* name)
{
    return test::readAll(window().folder() + QLatin1Char('/') + QLatin1String(name));
}

void TypingTest::place()
{
    window().state().setInstanceTemplate(QStringLiteral("npc"));
    docks().instances->raise();
    window().key(Qt::Key_I);
    window().click(0, 0);
    QTRY_VERIFY(docks().instances->current());
}

void TypingTest::openValue(QTableWidget& form)
{
    const model::InstanceRow shown = *docks().instances->current();
    QVERIFY(window().session().apply(
        {world::EditInstance{shown.chunk, shown.id, {}, {}, std::string("{\"name\":\"\"}")}}));
    const auto typed = [&form] {
        for (int row = 0; row < form.rowCount(); ++row) {
            if (form.item(row, 1)->flags() & Qt::ItemIsEditable)
                return row;
        }
        return -1;
    };
    QTRY_VERIFY(typed() >= 0);
    const int row = typed();
    const QPoint at = form.visualItemRect(form.item(row, 1)).center();
    QTest::mouseClick(form.viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(form.viewport(), Qt::LeftButton, {}, at);
    QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
}

void TypingTest::addMember(const QString& name)
{
    DialogAnswer answer([&name](QWidget& dialog) {
        auto* field = dialog.findChild<QLineEdit*>();
        QTest::keyClicks(field, name);
        QTest::keyClick(field, Qt::Key_Return);
    });
    QTest::mouseClick(button(QStringLiteral("Add…")), Qt::LeftButton);
    QTRY_VERIFY(answer.done());
    // There is no window manager that would give the keys back.
    window().bench().activateWindow();
    const QTableWidget& form = docks().instances->editor().form();
    QTRY_VERIFY(form.isAncestorOf(QApplication::focusWidget()) &&
                qobject_cast<QLineEdit*>(QApplication::focusWidget()));
}

QPushButton* TypingTest::button(const QString& text)
{
    for (auto* candidate : docks().instances->findChildren<QPushButton*>()) {
        if (candidate->text() == text)
            return candidate;
    }
    return nullptr;
}

void TypingTest::typeJson(const QString& text)
{
    views::RecordEditor& editor = docks().instances->editor();
    auto* bar = editor.findChild<QTabWidget*>()->tabBar();
    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(1).center());
    QTest::mouseClick(editor.text().viewport(), Qt::LeftButton);
    QTRY_VERIFY(editor.text().hasFocus());
    QTest::keyClick(&editor.text(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&editor.text(), text);
}

void TypingTest::typeInList(int column, const QString& value)
{
    QTreeView& view = docks().instances->view();
    const QRect cell = view.visualRect(view.model()->index(0, column));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, cell.center());
    QTest::keyClick(&view, Qt::Key_F2);
    QTRY_VERIFY(view.viewport()->isAncestorOf(QApplication::focusWidget()));
    QWidget* field = QApplication::focusWidget();
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, value);
    QTest::keyClick(field, Qt::Key_Return);
}

void TypingTest::clickRow(int row)
{
    QTreeView& view = docks().instances->view();
    const QRect rect = view.visualRect(view.model()->index(row, 0));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, rect.center());
}

void TypingTest::save(QWidget& from)
{
    QSignalSpy saved(&window().bench(), &views::Workbench::saved);
    m_said = std::make_unique<QSignalSpy>(&window().bench(), &views::Workbench::messageShown);
    QTest::keyClick(&from, Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(saved.size(), 1);
}

QString TypingTest::said() const
{
    return m_said->isEmpty() ? QString() : m_said->last().first().toString();
}

} // namespace chartroom::test
