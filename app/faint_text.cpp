#include "app/faint_text.h"

#include <QApplication>
#include <QEvent>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace chartroom::app {

namespace {

/// What WCAG asks of large text and of signs.
constexpr double leastContrast = 3;
constexpr double faint = 0.6; ///< opacity of faint text

QColor blended(const QColor& over, const QColor& under)
{
    const double share = static_cast<double>(over.alphaF());
    const auto mix = [share](int a, int b) {
        return static_cast<int>(std::lround(a * share + b * (1 - share)));
    };
    return {mix(over.red(), under.red()), mix(over.green(), under.green()), mix(over.blue(), under.blue())};
}

/// Relative luminance, as WCAG 2 defines it.
double luminance(const QColor& colour)
{
    const auto linear = [](float part) {
        const auto value = static_cast<double>(part);
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

/// Follows the application's palette.
class FaintText : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ApplicationPaletteChange && watched == parent())
            QApplication::setPalette(withReadableFaintText(QApplication::palette()));
        return false;
    }
};

} // namespace

QPalette withReadableFaintText(const QPalette& palette)
{
    QPalette result = palette;
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        const QColor base = palette.color(group, QPalette::Base);
        if (contrast(blended(palette.color(group, QPalette::PlaceholderText), base), base) >= leastContrast)
            continue;
        QColor text = palette.color(group, QPalette::Text);
        text.setAlphaF(static_cast<float>(faint));
        result.setColor(group, QPalette::PlaceholderText, text);
    }
    return result;
}

void keepFaintTextReadable(QApplication& application)
{
    application.installEventFilter(new FaintText(&application));
    QApplication::setPalette(withReadableFaintText(QApplication::palette()));
}

} // namespace chartroom::app
