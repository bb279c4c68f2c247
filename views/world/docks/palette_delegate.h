#pragma once

#include "views/world/docks/palette_dock.h"

#include <QStyledItemDelegate>

namespace chartroom::views {

/// Draws a symbol of a PaletteModel as a card: its picture, its name, and how often it is in view.
class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int pictureSide = 32;

    using QStyledItemDelegate::QStyledItemDelegate;

    void setPictures(PaletteDock::PictureOf pictureOf) { m_pictureOf = std::move(pictureOf); }
    /// Makes as many cards stand side by side as there is room for, as wide as that lets them be. Whether
    /// that is another width than before.
    bool fitTo(int width, const QFont& font);
    /// The picture of a symbol for a screen.
    [[nodiscard]] QPixmap picture(const model::PaletteModel& model, char16_t symbol, qreal ratio) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    PaletteDock::PictureOf m_pictureOf;
    int m_width = 0; ///< of a card; 0: not fitted yet
};

} // namespace chartroom::views
