#include "model/blob/receipt_rows.h"

#include "model/blob/text_rows.h"
#include "model/common/message_text.h"
#include "model/common/number_text.h"

#include <QCoreApplication>

namespace chartroom::model {

namespace {

/// The first bytes as hex; what is more is counted.
QString bytesAsHex(const std::vector<std::byte>& bytes, std::uint64_t length)
{
    if (length == 0)
        return QCoreApplication::translate("RepairReceipt", "nothing");
    QStringList texts;
    for (std::size_t i = 0; i < std::min(bytes.size(), blob::Change::shown); ++i)
        texts << QStringLiteral("%1")
                     .arg(std::to_integer<unsigned>(bytes[i]), 2, 16, QLatin1Char('0'))
                     .toUpper();
    if (length > static_cast<std::uint64_t>(texts.size()))
        texts << QCoreApplication::translate("RepairReceipt", "… (%1 bytes)").arg(countText(length));
    return texts.join(QLatin1Char(' '));
}

} // namespace

std::shared_ptr<const RowSource> receiptRows(const blob::Receipt& receipt)
{
    std::vector<TextRows::Row> rows;
    for (const blob::Change& change : receipt.changes.changes) {
        rows.push_back({{offsetText(change.input.offset), offsetText(change.outputOffset),
                         bytesAsHex(change.removed, change.input.length),
                         bytesAsHex(change.inserted, change.inserted.size())},
                        Place{change.input, {}}});
    }
    return std::make_shared<TextRows>(
        std::vector<RowSource::Column>{
            {QCoreApplication::translate("RepairReceipt", "Offset in the damaged file"), false, {}},
            {QCoreApplication::translate("RepairReceipt", "Offset in the copy"), false, {}},
            {QCoreApplication::translate("RepairReceipt", "Before"), false, {}},
            {QCoreApplication::translate("RepairReceipt", "After"), false, {}}},
        std::move(rows));
}

QString receiptText(const blob::Receipt& receipt)
{
    QString text = messageText(receipt.cause) + QLatin1Char('\n') +
                   QCoreApplication::translate("RepairReceipt",
                                               "Places changed: %1. The copy has %2 bytes and is accepted; "
                                               "the damaged file was not touched.")
                       .arg(countText(receipt.changes.count), countText(receipt.size));
    if (receipt.changes.count > receipt.changes.changes.size())
        text += QLatin1Char('\n') + QCoreApplication::translate("RepairReceipt", "The first %1 are listed.")
                                        .arg(countText(receipt.changes.changes.size()));
    return text;
}

} // namespace chartroom::model
