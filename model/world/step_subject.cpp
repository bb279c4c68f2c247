#include "model/world/step_subject.h"

#include <fmt/format.h>

#include <algorithm>
#include <concepts>
#include <type_traits>

namespace chartroom::model {

namespace {

constexpr char16_t blank = u' ';

/// Edits whose id is that of an entry of the stack.
template<class T>
constexpr bool isOfHeightLayer =
    std::is_same_v<T, world::PaintHeight> || std::is_same_v<T, world::EraseHeight> ||
    std::is_same_v<T, world::StrokeHeight> || std::is_same_v<T, world::DeleteHeightLayer> ||
    std::is_same_v<T, world::MoveHeightLayer> || std::is_same_v<T, world::DuplicateHeightLayer>;

std::string chunkName(world::Address chunk)
{
    return fmt::format("{}:{}", chunk.x, chunk.y);
}

template<class T>
std::optional<char16_t> symbolIn(const T& edit)
{
    if constexpr (requires { edit.symbol; }) {
        if (edit.symbol != blank)
            return edit.symbol;
    }
    return std::nullopt;
}

template<class T>
std::optional<LayerKey> layerIn(const T& edit)
{
    if constexpr (isOfHeightLayer<T>)
        return LayerKey::height(edit.id);
    else if constexpr (requires {
                           {
                               edit.layer
                               } -> std::same_as<const std::int64_t&>;
                       })
        return LayerKey::room(edit.layer);
    else
        return std::nullopt;
}

template<class T>
std::string nameIn(const T& edit)
{
    if constexpr (std::is_same_v<T, world::PlaceInstance>)
        return edit.templateId;
    else if constexpr (std::is_same_v<T, world::MoveChunk> || std::is_same_v<T, world::DuplicateChunk>)
        return fmt::format("{} → {}", chunkName(edit.from), chunkName(edit.to));
    else if constexpr (std::is_same_v<T, world::RenameHeightLayer>)
        return edit.label.empty() ? edit.id : edit.label;
    else if constexpr (std::is_same_v<T, world::AddHeightLayer> || std::is_same_v<T, world::SetBookmark>)
        return edit.label.value_or(edit.id);
    else if constexpr (isOfHeightLayer<T>)
        return {};
    else if constexpr (requires { edit.id; })
        return edit.id;
    else if constexpr (requires { edit.at; })
        return chunkName(edit.at);
    else
        return {};
}

StepSubject subjectIn(const world::Replace& edit)
{
    return {edit.to, LayerKey::room(edit.layer), {}, {}};
}

StepSubject subjectIn(const world::Group&)
{
    return {};
}

template<class T>
StepSubject subjectIn(const T& edit)
{
    return {symbolIn(edit), layerIn(edit), {}, nameIn(edit)};
}

} // namespace

StepSubject subjectOf(const world::Operation& operation)
{
    if (const auto* group = std::get_if<world::Group>(&operation.value)) {
        if (group->label || group->operations.empty())
            return {};
        const StepSubject first = subjectOf(group->operations.front());
        const bool alike = std::ranges::all_of(
            group->operations, [&first](const world::Operation& part) { return subjectOf(part) == first; });
        return alike ? first : StepSubject{};
    }
    return std::visit([](const auto& edit) { return subjectIn(edit); }, operation.value);
}

std::string stepKind(const world::Operation& operation)
{
    if (const auto* stroke = std::get_if<world::Stroke>(&operation.value); stroke && stroke->symbol == blank)
        return std::string(world::Erase::name);
    if (const auto* stroke = std::get_if<world::StrokeHeight>(&operation.value);
        stroke && stroke->symbol == blank)
        return std::string(world::EraseHeight::name);
    const auto* group = std::get_if<world::Group>(&operation.value);
    if (!group || group->label || group->operations.empty())
        return std::string(nameOf(operation));
    std::string first = stepKind(group->operations.front());
    const bool alike = std::ranges::all_of(
        group->operations, [&first](const world::Operation& part) { return stepKind(part) == first; });
    return alike ? first : std::string(nameOf(operation));
}

} // namespace chartroom::model
