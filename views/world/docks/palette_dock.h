#pragma once

#include "model/world/palette_model.h"

#include <QDockWidget>
#include <QImage>

#include <functional>
#include <map>

class QLabel;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace chartroom::views {

class PaletteDelegate;
class RecentSymbols;

/// The symbols that can be painted: found by name, symbol or id, the ones used last in a row above. The
/// current one is what the brush paints.
class PaletteDock : public QDockWidget
{
    Q_OBJECT

public:
    /// What a symbol looks like, `side` pixels along a side.
    using PictureOf = std::function<QImage(char16_t symbol, int side)>;

    explicit PaletteDock(QWidget* parent = nullptr);

    [[nodiscard]] model::PaletteModel& model() { return *m_model; }
    [[nodiscard]] QListView& view() { return *m_view; }
    /// Draws symbols as the map does; without it a glyph on the symbol's colour is drawn.
    void setPictures(PictureOf pictureOf);
    /// How many cells of the whole world have each symbol.
    void setUses(std::map<char16_t, std::uint64_t> uses);
    /// Whether the cells will be counted; else there is no world to count them in.
    void setCounting(bool counting);
    [[nodiscard]] QString caption() const;
    /// The symbol that is painted with now.
    void setSymbol(char16_t symbol);
    /// The symbols that were used last, the newest first.
    void setRecent(const QList<char16_t>& symbols);
    [[nodiscard]] char16_t symbol() const { return m_symbol; }

Q_SIGNALS:
    void symbolRequested(char16_t symbol);
    /// Several were chosen together; comes after symbolRequested() of the last one.
    void symbolsRequested(const QList<char16_t>& symbols);
    /// A key or a double click took a symbol: what is painted with it has the keys next.
    void taken();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void chooseTyped();
    void finish();
    void showCurrent();
    /// The current symbol is in sight, and stays so until the user scrolls.
    void follow();
    void keepInSight();

    model::PaletteModel* m_model;
    QSortFilterProxyModel* m_filter;
    QListView* m_view;
    QLineEdit* m_search;
    PaletteDelegate* m_delegate;
    RecentSymbols* m_recent;
    QLabel* m_caption;
    char16_t m_symbol = 0;
    bool m_follows = true;
};

} // namespace chartroom::views
