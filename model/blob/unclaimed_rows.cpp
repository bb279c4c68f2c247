#include "model/blob/blob_rows.h"
#include "model/common/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace chartroom::model {

std::vector<RowSource::Column> UnclaimedRows::columns() const
{
    return {{QCoreApplication::translate("UnclaimedBytes", "Offset"), true, {}},
            {QCoreApplication::translate("UnclaimedBytes", "Length"), true, {}},
            {QCoreApplication::translate("UnclaimedBytes", "Where"), false, {}}};
}

std::uint32_t UnclaimedRows::rowCount() const
{
    return static_cast<std::uint32_t>(
        std::min<std::size_t>(m_report->unclaimed.size(), std::numeric_limits<std::uint32_t>::max()));
}

QVariant UnclaimedRows::value(std::uint32_t row, int column) const
{
    const UnclaimedBytes& bytes = m_report->unclaimed[row];
    if (column == Offset)
        return static_cast<double>(bytes.range.offset);
    if (column == Length)
        return static_cast<double>(bytes.range.length);
    return text(row, column);
}

QString UnclaimedRows::text(std::uint32_t row, int column) const
{
    const UnclaimedBytes& bytes = m_report->unclaimed[row];
    if (column == Offset)
        return offsetText(bytes.range.offset);
    if (column == Length)
        return countText(bytes.range.length);
    if (!bytes.owner)
        return QCoreApplication::translate("UnclaimedBytes", "outside every envelope");
    const blob::Envelope& envelope = m_report->envelopes[*bytes.owner];
    return QCoreApplication::translate("UnclaimedBytes", "content of %1, beside the envelopes found in it")
        .arg(envelopeName(*m_report, envelope));
}

Place UnclaimedRows::place(std::uint32_t row) const
{
    return {m_report->unclaimed[row].range, {}};
}

} // namespace chartroom::model
