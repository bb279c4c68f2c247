#include "model/world/palette_model.h"

#include "model/common/number_text.h"
#include "model/common/tip_text.h"
#include "model/world/world_text.h"

#include <QDir>
#include <QFile>

namespace chartroom::model {

namespace {

QColor colorOf(world::TileColor color)
{
    return {color.red, color.green, color.blue};
}

} // namespace

void PaletteModel::setCatalog(world::TileCatalog catalog, const QString& content)
{
    m_catalog = std::move(catalog);
    m_content = content;
    refresh();
}

void PaletteModel::setUses(SymbolCounts uses)
{
    // What was added by hand stays in the list.
    for (const PaletteRow& row : rows())
        uses.try_emplace(row.symbol, 0);
    m_uses = std::move(uses);
    refresh();
}

void PaletteModel::addSymbol(char16_t symbol)
{
    m_uses.try_emplace(symbol, 0);
    refresh();
}

void PaletteModel::refresh()
{
    std::vector<PaletteRow> rows;
    const auto uses = [this](char16_t symbol) {
        const auto found = m_uses.find(symbol);
        return found == m_uses.end() ? std::uint64_t(0) : found->second;
    };
    for (const world::TileEntry& entry : m_catalog.entries()) {
        if (entry.symbol == 0)
            continue;
        QString image;
        if (!entry.image.empty())
            image = QDir(m_content).filePath(QFile::decodeName(entry.image.c_str()));
        rows.push_back({entry.symbol, shownText(entry.name), shownText(entry.id), image, colorOf(entry.color),
                        uses(entry.symbol)});
    }
    for (const auto& [symbol, count] : m_uses) {
        if (!m_catalog.bySymbol(symbol))
            rows.push_back({symbol, {}, {}, {}, colorOf(m_catalog.colorOf(symbol)), count});
    }
    replaceRows(std::move(rows), [](const auto& a, const auto& b) { return a.symbol == b.symbol; });
}

int PaletteModel::find(char16_t symbol) const
{
    const auto found = std::ranges::find(rows(), symbol, &PaletteRow::symbol);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

QString PaletteModel::nameOf(char16_t symbol) const
{
    const PaletteRow* entry = row(find(symbol));
    return entry && !entry->name.isEmpty() ? entry->name : symbolText(symbol);
}

int PaletteModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 1;
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const
{
    const PaletteRow* entry = row(index);
    if (!entry)
        return {};
    const QString sign = symbolText(entry->symbol);
    switch (role) {
    case Qt::DisplayRole:
        return entry->name.isEmpty() ? sign : QStringLiteral("%1  %2").arg(sign, entry->name);
    case Qt::ToolTipRole: {
        QStringList lines{entry->name.isEmpty() ? tr("%1, not in the catalog").arg(sign)
                                                : QStringLiteral("%1  %2").arg(sign, entry->name)};
        if (!entry->id.isEmpty())
            lines << entry->id;
        lines << tr("Cells in the whole world: %1").arg(countText(entry->uses));
        return tipText(lines.join(QLatin1Char('\n')));
    }
    case SymbolRole:
        return QVariant::fromValue(static_cast<ushort>(entry->symbol));
    case ColorRole:
        return entry->color;
    case ImageRole:
        return entry->image;
    case UsesRole:
        return qulonglong(entry->uses);
    case SearchRole:
        return QStringLiteral("%1 %2 %3").arg(sign, entry->name, entry->id);
    default:
        return {};
    }
}

} // namespace chartroom::model
