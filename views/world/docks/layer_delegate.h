#pragma once

#include "views/common/row_delegate.h"

namespace chartroom::views {

/// Draws the rows of a LayersModel: the padlock and the eye of a layer as symbols, faint where nothing is out
/// of the ordinary.
class LayerDelegate : public RowDelegate
{
    Q_OBJECT

public:
    using RowDelegate::RowDelegate;

    /// The field stands over the name; the number before it stays in sight.
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace chartroom::views
