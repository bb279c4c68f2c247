#include "app/latin_keys.h"

#include "app/window_keys.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>

#include <algorithm>
#include <string_view>

namespace chartroom::app {

namespace {

// What stands on the keys in a row from a number on.
struct KeyRow
{
    quint32 from;
    std::string_view keys;
};
constexpr KeyRow keyRows[] = {
    {10, "1234567890"}, {24, "QWERTYUIOP[]"}, {38, "ASDFGHJKL;'`"}, {51, "\\ZXCVBNM,./"}};

// The first letter that is not Latin or a sign used with it.
constexpr int firstForeignKey = 0x250;

bool isForeignLetter(int key)
{
    return key >= firstForeignKey && key < Qt::Key_Escape && QChar::isLetter(static_cast<char32_t>(key));
}

// What French, Czech and similar keyboards have on the digits' keys without Shift; not what others have there
// with AltGr.
bool standsForDigit(const QKeyEvent& pressed)
{
    constexpr std::string_view signs = "&\"'(-_+";
    const int key = pressed.key();
    const bool letter = key >= Qt::Key_Agrave && key < firstForeignKey;
    const bool sign = key < Qt::Key_Agrave && signs.find(static_cast<char>(key)) != std::string_view::npos;
    return (letter || sign) && !(pressed.modifiers() & Qt::ShiftModifier);
}

bool isDigit(Qt::Key key)
{
    return key >= Qt::Key_0 && key <= Qt::Key_9;
}

} // namespace

std::optional<Qt::Key> latinKeyAt(quint32 scanCode)
{
    for (const KeyRow& row : keyRows) {
        if (scanCode >= row.from && scanCode < row.from + row.keys.size())
            return static_cast<Qt::Key>(row.keys[scanCode - row.from]);
    }
    return std::nullopt;
}

bool LatinKeys::act(QWidget& focus, const QKeyEvent& key)
{
    const QKeySequence sequence(key.modifiers() | static_cast<Qt::Key>(key.key()));
    if (QAction* const found = actionAt(focus, sequence, KeyPlace::Focus)) {
        found->trigger();
        return true;
    }
    const auto* const window = qobject_cast<const QMainWindow*>(focus.window());
    if (!window)
        return false;
    for (QAction* const menu : window->menuBar()->actions()) {
        if (QKeySequence::mnemonic(menu->text()) == sequence) {
            window->menuBar()->setActiveAction(menu);
            return true;
        }
    }
    return false;
}

bool LatinKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
        return false;
    auto& pressed = static_cast<QKeyEvent&>(*event);
    auto latin = latinKeyAt(pressed.nativeScanCode());
    if (latin && !isForeignLetter(pressed.key()) && !(isDigit(*latin) && standsForDigit(pressed)))
        latin.reset();
    auto& focus = static_cast<QWidget&>(*watched);
    const bool types = !(pressed.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (!latin || (types && focus.testAttribute(Qt::WA_InputMethodEnabled)))
        return false;
    QKeyEvent key(QEvent::KeyPress, *latin, pressed.modifiers(), pressed.nativeScanCode(),
                  pressed.nativeVirtualKey(), pressed.nativeModifiers(), pressed.text(),
                  pressed.isAutoRepeat(), static_cast<quint16>(pressed.count()));
    // As for other keys: a widget that says that it needs a key has it before actions have.
    QKeyEvent asked(QEvent::ShortcutOverride, *latin, pressed.modifiers(), pressed.text());
    asked.ignore();
    QCoreApplication::sendEvent(&focus, &asked);
    if (asked.isAccepted() || !act(focus, key)) {
        QCoreApplication::sendEvent(&focus, &key);
        event->setAccepted(key.isAccepted());
    }
    return true;
}

} // namespace chartroom::app
