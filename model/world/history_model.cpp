#include "model/world/history_model.h"

#include "model/common/number_text.h"
#include "model/world/world_text.h"

#include <QCoreApplication>
#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <array>

namespace chartroom::model {

namespace {

struct StepName
{
    std::string_view operation;
    const char* text;
};

constexpr std::array stepNames{
    StepName{"paint", QT_TRANSLATE_NOOP("Step", "Paint")},
    StepName{"erase", QT_TRANSLATE_NOOP("Step", "Erase")},
    StepName{"hole", QT_TRANSLATE_NOOP("Step", "Cut a hole")},
    StepName{"rect", QT_TRANSLATE_NOOP("Step", "Rectangle")},
    StepName{"fill", QT_TRANSLATE_NOOP("Step", "Fill")},
    StepName{"stroke", QT_TRANSLATE_NOOP("Step", "Paint")},
    StepName{"stamp", QT_TRANSLATE_NOOP("Step", "Stamp")},
    StepName{"replace", QT_TRANSLATE_NOOP("Step", "Replace symbols")},
    StepName{"paintHeight", QT_TRANSLATE_NOOP("Step", "Paint heights")},
    StepName{"eraseHeight", QT_TRANSLATE_NOOP("Step", "Erase heights")},
    StepName{"strokeHeight", QT_TRANSLATE_NOOP("Step", "Paint heights")},
    StepName{"addHeightLayer", QT_TRANSLATE_NOOP("Step", "Add height layer")},
    StepName{"renameHeightLayer", QT_TRANSLATE_NOOP("Step", "Rename height layer")},
    StepName{"duplicateHeightLayer", QT_TRANSLATE_NOOP("Step", "Duplicate height layer")},
    StepName{"deleteHeightLayer", QT_TRANSLATE_NOOP("Step", "Delete height layer")},
    StepName{"moveHeightLayer", QT_TRANSLATE_NOOP("Step", "Move height layer")},
    StepName{"renumberStack", QT_TRANSLATE_NOOP("Step", "Renumber the stack")},
    StepName{"deleteRoomLayer", QT_TRANSLATE_NOOP("Step", "Delete room layer")},
    StepName{"moveRoomLayer", QT_TRANSLATE_NOOP("Step", "Move room layer")},
    StepName{"renameRoomLayer", QT_TRANSLATE_NOOP("Step", "Rename room layer")},
    StepName{"duplicateRoomLayer", QT_TRANSLATE_NOOP("Step", "Duplicate room layer")},
    StepName{"moveChunk", QT_TRANSLATE_NOOP("Step", "Move chunk")},
    StepName{"duplicateChunk", QT_TRANSLATE_NOOP("Step", "Duplicate chunk")},
    StepName{"transformChunk", QT_TRANSLATE_NOOP("Step", "Turn or flip chunk")},
    StepName{"clearChunk", QT_TRANSLATE_NOOP("Step", "Clear chunk")},
    StepName{"fillBackground", QT_TRANSLATE_NOOP("Step", "Fill background")},
    StepName{"placeInstance", QT_TRANSLATE_NOOP("Step", "Place instance")},
    StepName{"moveInstance", QT_TRANSLATE_NOOP("Step", "Move instance")},
    StepName{"deleteInstance", QT_TRANSLATE_NOOP("Step", "Delete instance")},
    StepName{"editInstance", QT_TRANSLATE_NOOP("Step", "Edit instance")},
    StepName{"setBookmark", QT_TRANSLATE_NOOP("Step", "Set bookmark")},
    StepName{"deleteBookmark", QT_TRANSLATE_NOOP("Step", "Delete bookmark")},
    StepName{"setWorld", QT_TRANSLATE_NOOP("Step", "World properties")},
    StepName{"restore", QT_TRANSLATE_NOOP("Step", "Unsaved work of the last session")},
    StepName{"reload", QT_TRANSLATE_NOOP("Step", "Change by another program")},
    StepName{"group", QT_TRANSLATE_NOOP("Step", "Several edits")},
};

/// The state before all steps that are kept.
QString beforeAll(std::size_t forgotten)
{
    return forgotten == 0 ? HistoryModel::tr("As opened") : HistoryModel::tr("Earlier steps are forgotten");
}

} // namespace

QString stepText(const std::string& operation, const std::optional<std::string>& label)
{
    if (operation == "group" && label && !label->empty())
        return shownText(*label);
    const auto found = std::ranges::find(stepNames, operation, &StepName::operation);
    return found == stepNames.end() ? shownText(operation) : QCoreApplication::translate("Step", found->text);
}

HistoryModel::HistoryModel(QObject* parent)
    : RowListModel(parent)
{
    replaceAll({}, {});
}

void HistoryModel::follow(const EditHistory& history, const StepText& text)
{
    const int before = std::exchange(m_done, static_cast<int>(history.doneCount()));
    const std::size_t forgotten = std::exchange(m_forgotten, history.forgotten());
    const std::uint64_t highest = std::exchange(m_highest, history.highestNumber());
    if (std::exchange(m_stale, false)) {
        replaceAll(history, text);
        return;
    }
    // Steps go at the front, when they are forgotten, and at the end; they come only there.
    const int dropped =
        static_cast<int>(std::min(history.forgotten() - forgotten, static_cast<std::size_t>(rowCount() - 1)));
    spliceRows(1, dropped, {});
    if (history.forgotten() != forgotten)
        changeRows(0, 1, [this](HistoryRow& row, int) { row.text = beforeAll(m_forgotten); });
    const std::size_t kept = history.countUpTo(highest);
    const int first = static_cast<int>(kept) + 1;
    spliceRows(first, rowCount() - first, rowsOf(history, kept, text));
    const auto [from, to] = std::minmax({std::max(before - dropped, 0), m_done});
    changeRows(from + 1, std::min(to + 1, rowCount()),
               [this](HistoryRow& row, int steps) { row.undone = steps > m_done; });
}

std::vector<HistoryRow> HistoryModel::rowsOf(const EditHistory& history, std::size_t from,
                                             const StepText& text)
{
    std::vector<HistoryRow> rows;
    rows.reserve(history.count() - from);
    for (std::size_t place = from; place < history.count(); ++place) {
        const EditStep& step = history.step(place);
        rows.push_back({text(step), step.chunks.size(), place >= history.doneCount()});
    }
    return rows;
}

void HistoryModel::replaceAll(const EditHistory& history, const StepText& text)
{
    std::vector<HistoryRow> rows = rowsOf(history, 0, text);
    rows.insert(rows.begin(), HistoryRow{beforeAll(history.forgotten()), 0, false});
    // A row is the same state, whatever it is called.
    replaceRows(std::move(rows), [](const HistoryRow&, const HistoryRow&) { return true; });
}

int HistoryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    const HistoryRow* state = row(index);
    if (!state)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == StepColumn)
            return state->text;
        return state->chunks > 0 ? QVariant(countText(state->chunks)) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == ChunksColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ForegroundRole:
        return state->undone ? QVariant(QGuiApplication::palette().color(QPalette::PlaceholderText))
                             : QVariant();
    case Qt::FontRole: {
        QFont font = QGuiApplication::font();
        font.setItalic(state->undone);
        return font;
    }
    case Qt::AccessibleTextRole:
        return state->undone ? tr("%1, undone").arg(state->text) : state->text;
    default:
        return {};
    }
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == ChunksColumn)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == StepColumn ? tr("Step") : tr("Chunks");
}

} // namespace chartroom::model
