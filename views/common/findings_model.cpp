#include "views/common/findings_model.h"

#include "views/common/finding_text.h"
#include "views/common/status_colours.h"

#include <QGuiApplication>
#include <QLocale>

#include <algorithm>

namespace chartroom::views {

void FindingsModel::setFindings(std::vector<core::Finding> findings,
                                std::map<core::Code, std::uint64_t> dropped)
{
    beginResetModel();
    m_findings = std::move(findings);
    m_dropped.assign(dropped.begin(), dropped.end());
    endResetModel();
}

void FindingsModel::setFindings(const core::FindingList& list)
{
    setFindings(list.findings(), list.dropped());
}

const core::Finding* FindingsModel::finding(int row) const
{
    const auto index = static_cast<std::size_t>(row);
    return row >= 0 && index < m_findings.size() ? &m_findings[index] : nullptr;
}

std::uint64_t FindingsModel::count(core::Level level) const
{
    auto result = static_cast<std::uint64_t>(std::ranges::count(m_findings, level, &core::Finding::level));
    for (const auto& [code, number] : m_dropped)
        result += core::info(code).level == level ? number : 0;
    return result;
}

std::uint64_t FindingsModel::count() const
{
    return count(core::Level::Error) + count(core::Level::Warning) + count(core::Level::Note);
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_findings.size() + m_dropped.size());
}

int FindingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return QStringLiteral("<p>%1</p>")
            .arg(text(row, column == PlaceColumn ? PlaceColumn : SentenceColumn).toHtmlEscaped());
    case Qt::DecorationRole:
        if (column == LevelColumn)
            return icon(levelIcon(level(row)),
                        StatusColours::of(level(row), QGuiApplication::palette()).sign);
        return {};
    case LevelRole:
        return static_cast<int>(level(row));
    case SortRole:
        if (column == LevelColumn)
            return static_cast<int>(level(row));
        if (column == PlaceColumn && finding(row) && finding(row)->file.empty())
            return QVariant::fromValue(qulonglong(finding(row)->range.offset));
        return text(row, column);
    case SearchRole:
        return QStringList{text(row, CodeColumn), text(row, SentenceColumn), text(row, PlaceColumn)}.join(
            QLatin1Char('\n'));
    default:
        return {};
    }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case LevelColumn:
        return tr("Level");
    case CodeColumn:
        return tr("Code");
    case SentenceColumn:
        return tr("What is wrong");
    case PlaceColumn:
        return tr("Place (offset + bytes)");
    default:
        return {};
    }
}

QString FindingsModel::text(int row, int column) const
{
    const core::Finding* one = finding(row);
    switch (column) {
    case LevelColumn:
        return levelText(level(row));
    case CodeColumn:
        return codeName(code(row));
    case SentenceColumn:
        if (one)
            return messageText(*one);
        return tr("Not listed: %1 more of this kind.")
            .arg(QLocale().toString(
                qulonglong(m_dropped[static_cast<std::size_t>(row) - m_findings.size()].second)));
    case PlaceColumn:
        return one ? placeText(*one) : QString();
    default:
        return {};
    }
}

core::Level FindingsModel::level(int row) const
{
    const core::Finding* one = finding(row);
    return one ? one->level : core::info(code(row)).level;
}

core::Code FindingsModel::code(int row) const
{
    const core::Finding* one = finding(row);
    return one ? one->code : m_dropped[static_cast<std::size_t>(row) - m_findings.size()].first;
}

} // namespace chartroom::views
