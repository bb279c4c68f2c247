#pragma once

#include <QPushButton>

namespace chartroom::test {

/// The button in a widget that is called this, without regard to its letter; null when there is none.
inline QPushButton* buttonCalled(const QWidget& parent, const QString& text)
{
    for (auto* button : parent.findChildren<QPushButton*>()) {
        if (button->text().remove(QLatin1Char('&')) == text)
            return button;
    }
    return nullptr;
}

} // namespace chartroom::test
