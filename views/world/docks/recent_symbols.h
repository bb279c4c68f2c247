#pragma once

#include <QList>
#include <QWidget>

#include <functional>

class QHBoxLayout;

namespace chartroom::views {

/// A row of buttons with the symbols that were used last, the newest first.
class RecentSymbols : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kept = 8;

    /// `describe` gives a button's picture and its name.
    using Describe = std::function<std::pair<QPixmap, QString>(char16_t symbol)>;

    explicit RecentSymbols(Describe describe, QWidget* parent = nullptr);

    /// Shows other symbols, the newest first; no more than `kept`.
    void setSymbols(const QList<char16_t>& symbols);
    [[nodiscard]] const QList<char16_t>& symbols() const { return m_symbols; }
    /// Draws the buttons again.
    void refresh();

Q_SIGNALS:
    void chosen(char16_t symbol);

private:
    Describe m_describe;
    QList<char16_t> m_symbols;
    QHBoxLayout* m_layout;
};

} // namespace chartroom::views
