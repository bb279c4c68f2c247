#pragma once

#include <QStyledItemDelegate>

namespace chartroom::views {

/// For lists with texts from files: what no row has room for is neither measured nor laid out.
class ShortTextDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QString displayText(const QVariant& value, const QLocale& locale) const override;
};

} // namespace chartroom::views
