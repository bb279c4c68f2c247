#include "views/common/short_text_delegate.h"

#include "model/common/short_text.h"

namespace chartroom::views {

QString ShortTextDelegate::displayText(const QVariant& value, const QLocale& locale) const
{
    return model::shortText(QStyledItemDelegate::displayText(value, locale));
}

} // namespace chartroom::views
