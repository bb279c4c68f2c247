#pragma once

#include "views/common/short_text_delegate.h"

namespace chartroom::views {

/// Gives the rows of a dock's list one height, whatever is in them: that of a symbol, a check box or a line
/// of text, whichever is most, and a little more, so that none touches that of the next row.
class RowDelegate : public ShortTextDelegate
{
    Q_OBJECT

public:
    using ShortTextDelegate::ShortTextDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace chartroom::views
