#pragma once

#include "formats/core/result.h"
#include "formats/world/operations/chunk_operations.h"
#include "formats/world/operations/content_operations.h"
#include "formats/world/operations/height_operations.h"
#include "formats/world/operations/layer_operations.h"
#include "formats/world/operations/paint_operations.h"
#include "formats/world/operations/restore_operation.h"

#include <variant>

namespace chartroom::world {

struct Operation;

/// Several operations as one step: all of them or none.
struct Group
{
    static constexpr std::string_view name = "group";
    std::optional<std::string> label;
    std::vector<Operation> operations;
    template<class Self, class Archive>
    static void describe(Self& self, Archive& archive)
    {
        archive.text("label", self.label);
        archive.operations("ops", self.operations);
    }
};

/// All kinds of edit.
using AnyOperation =
    std::variant<Paint, Erase, Hole, Rectangle, Fill, Stroke, Stamp, Replace, PaintHeight, EraseHeight,
                 StrokeHeight, AddHeightLayer, RenameHeightLayer, DuplicateHeightLayer, DeleteHeightLayer,
                 MoveHeightLayer, RenumberStack, DeleteRoomLayer, MoveRoomLayer, RenameRoomLayer,
                 DuplicateRoomLayer, MoveChunk, DuplicateChunk, TransformChunk, ClearChunk, FillBackground,
                 PlaceInstance, MoveInstance, DeleteInstance, EditInstance, SetBookmark, DeleteBookmark,
                 SetWorld, Restore, Group>;

/// One edit: a line of `chartroom edit` reads as one, a tool in the window makes one, the journal keeps one.
struct Operation
{
    AnyOperation value;
};

/// What a line of a script can be beside an edit.
enum class Control : std::uint8_t { Undo, Redo, Save };

/// One line of a script.
using ScriptLine = std::variant<Operation, Control>;

/// Reads a line of a script: one JSON object with `op`. Refused: `edit.syntax`, `edit.operation`,
/// `edit.field`, `edit.symbol`. Groups may be nested as deep as JSON may (N1).
[[nodiscard]] core::Result<ScriptLine> parseLine(std::string_view line);
/// Reads a line that must be an edit.
[[nodiscard]] core::Result<Operation> parseOperation(std::string_view line);
/// An operation as a line of a script, without the line's end. parseOperation() reads it back.
[[nodiscard]] std::string toLine(const Operation& operation);
/// The operation's name in scripts: `paint`, `group`, ...
[[nodiscard]] std::string_view nameOf(const Operation& operation);

} // namespace chartroom::world
