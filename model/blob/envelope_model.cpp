#include "model/blob/envelope_model.h"

#include "model/common/number_text.h"

namespace chartroom::model {

void EnvelopeModel::setReport(BlobReportPtr report)
{
    beginResetModel();
    m_report = std::move(report);
    m_tree = TreeIndex(m_report ? m_report->parents : std::vector<Index>());
    endResetModel();
}

QModelIndex EnvelopeModel::indexOf(Index envelope, int column) const
{
    return envelope < 0 ? QModelIndex()
                        : createIndex(m_tree.row(envelope), column, static_cast<quintptr>(envelope));
}

QModelIndex EnvelopeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const Index around = parent.isValid() ? static_cast<Index>(parent.internalId()) : -1;
    return indexOf(m_tree.child(around, row), column);
}

QModelIndex EnvelopeModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexOf(m_report->parents[static_cast<std::size_t>(index.internalId())], 0)
                           : QModelIndex();
}

int EnvelopeModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0)
        return 0;
    return m_tree.childCount(parent.isValid() ? static_cast<Index>(parent.internalId()) : -1);
}

int EnvelopeModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

core::ByteRange EnvelopeModel::range(const QModelIndex& index) const
{
    return index.isValid()
               ? m_report->range(m_report->envelopes[static_cast<std::size_t>(index.internalId())])
               : core::ByteRange();
}

QModelIndex EnvelopeModel::indexAt(std::uint64_t offset, std::uint32_t deepest) const
{
    if (!m_report)
        return {};
    Index envelope = m_report->envelopeAt(offset);
    while (envelope >= 0 && m_report->envelopes[static_cast<std::size_t>(envelope)].depth > deepest)
        envelope = m_report->parents[static_cast<std::size_t>(envelope)];
    return indexOf(envelope, 0);
}

QString EnvelopeModel::generationText(const blob::Envelope& envelope) const
{
    QString own = QString::number(envelope.generation);
    if (envelope.domain < 0)
        return tr("%1, not a known domain").arg(own);
    const std::int32_t newest =
        m_report->domains->domains()[static_cast<std::size_t>(envelope.domain)].newest;
    if (envelope.generation > newest)
        return tr("%1, newer than %2").arg(own).arg(newest);
    if (envelope.generation < newest)
        return tr("%1, older than %2").arg(own).arg(newest);
    return own;
}

QString EnvelopeModel::text(const blob::Envelope& envelope, int column) const
{
    switch (column) {
    case DomainColumn:
        return envelopeName(*m_report, envelope);
    case GenerationColumn:
        return generationText(envelope);
    case OffsetColumn:
        return offsetText(envelope.offset);
    case LengthColumn:
        return countText(envelope.whole().length);
    case ShareColumn:
        return shareText(m_report->range(envelope).length, m_report->bytes().size());
    case FoundColumn:
        break;
    default:
        return {};
    }
    const bool cut = envelope.whole().end() > m_report->bytes().size();
    const QString how = envelope.depth == 0 ? tr("root") : tr("found by search");
    return cut ? tr("%1, cut short").arg(how) : how;
}

QVariant EnvelopeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool numeric = index.column() == ShareColumn || index.column() >= OffsetColumn;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment((numeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    return text(m_report->envelopes[static_cast<std::size_t>(index.internalId())], index.column());
}

QVariant EnvelopeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case DomainColumn:
        return tr("Domain");
    case GenerationColumn:
        return tr("Generation");
    case OffsetColumn:
        return tr("Offset");
    case LengthColumn:
        return tr("Length");
    case ShareColumn:
        return tr("Share");
    case FoundColumn:
        return tr("How");
    default:
        return {};
    }
}

} // namespace chartroom::model
