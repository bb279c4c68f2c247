#pragma once

#include "views/common/short_text_delegate.h"

namespace chartroom::views {

/// Draws the rows of a LayersModel: the padlock and the eye of a layer as symbols, faint where nothing is out
/// of the ordinary.
class LayerDelegate : public ShortTextDelegate
{
    Q_OBJECT

public:
    using ShortTextDelegate::ShortTextDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace chartroom::views
