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

} // namespace

QString stepText(const std::string& operation, const std::optional<std::string>& label)
{
    if (operation == "group" && label && !label->empty())
        return shownText(*label);
    const auto found = std::ranges::find(stepNames, operation, &StepName::operation);
    return found == stepNames.end() ? shownText(operation) : QCoreApplication::translate("Step", found->text);
}

void HistoryModel::setStates(std::vector<HistoryRow> steps, std::size_t forgotten)
{
    std::vector<HistoryRow> rows;
    rows.reserve(steps.size() + 1);
    rows.push_back({0, forgotten == 0 ? tr("As opened") : tr("Earlier steps are forgotten"), 0, false});
    std::size_t count = 0;
    for (HistoryRow& step : steps) {
        step.steps = ++count;
        rows.push_back(std::move(step));
    }
    replaceRows(std::move(rows), [](const auto& a, const auto& b) { return a.steps == b.steps; });
}

int HistoryModel::currentRow() const
{
    int last = 0;
    while (last + 1 < rowCount() && !row(last + 1)->undone)
        ++last;
    return last;
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
