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

/// The name that a part gives a layer which another one paints, as the first stroke on a new layer does;
/// nothing where it does not.
std::optional<std::string> nameGiven(const world::Operation& part, const std::optional<LayerKey>& layer)
{
    if (const auto* height = std::get_if<world::RenameHeightLayer>(&part.value);
        height && layer == LayerKey::height(height->id))
        return height->label;
    if (const auto* room = std::get_if<world::RenameRoomLayer>(&part.value);
        room && layer == LayerKey::room(room->layer))
        return room->label;
    return std::nullopt;
}

bool hasLabel(const world::Group& group)
{
    return group.label && !group.label->empty();
}

} // namespace

StepSubject subjectOf(const world::Operation& operation)
{
    if (const auto* group = std::get_if<world::Group>(&operation.value))
        return group->operations.empty() ? StepSubject{} : subjectOf(group->operations);
    return std::visit([](const auto& edit) { return subjectIn(edit); }, operation.value);
}

StepSubject subjectOf(const std::vector<world::Operation>& parts)
{
    StepSubject common = subjectOf(parts.front());
    const auto layer = common.layer;
    for (const world::Operation& part : parts) {
        if (&part == &parts.front())
            continue;
        if (auto name = nameGiven(part, layer)) {
            common.layerName = std::move(*name);
            continue;
        }
        const StepSubject subject = subjectOf(part);
        if (subject.symbol != common.symbol)
            common.symbol.reset();
        if (subject.layer != common.layer)
            common.layer.reset();
        if (subject.name != common.name)
            common.name.clear();
    }
    return common;
}

std::string stepKind(const world::Operation& operation)
{
    if (const auto* stroke = std::get_if<world::Stroke>(&operation.value); stroke && stroke->symbol == blank)
        return std::string(world::Erase::name);
    if (const auto* stroke = std::get_if<world::StrokeHeight>(&operation.value);
        stroke && stroke->symbol == blank)
        return std::string(world::EraseHeight::name);
    const auto* group = std::get_if<world::Group>(&operation.value);
    return group && !hasLabel(*group) && !group->operations.empty() ? stepKind(group->operations)
                                                                    : std::string(nameOf(operation));
}

std::string stepKind(const std::vector<world::Operation>& parts)
{
    std::string first = stepKind(parts.front());
    const auto layer = subjectOf(parts.front()).layer;
    const bool alike = std::ranges::all_of(parts, [&](const world::Operation& part) {
        return &part == &parts.front() || nameGiven(part, layer) || stepKind(part) == first;
    });
    return alike ? first : std::string(world::Group::name);
}

} // namespace chartroom::model
