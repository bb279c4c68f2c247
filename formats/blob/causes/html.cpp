#include "formats/blob/causes/cause.h"
#include "formats/blob/causes/text_start.h"
#include "formats/core/code.h"

#include <algorithm>

namespace chartroom::blob {

namespace {

bool startsWithAnyCase(std::string_view text, std::string_view lower)
{
    return text.size() >= lower.size() &&
           std::ranges::equal(text.substr(0, lower.size()), lower, [](char a, char b) {
               return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
           });
}

} // namespace

Search searchHtml(const Evidence& evidence, std::uint64_t, const core::Task&)
{
    if (!evidence.noBlob())
        return {};
    const std::string_view start = textStart(evidence.text());
    if (!startsWithAnyCase(start, "<html") && !startsWithAnyCase(start, "<!doctype html"))
        return {};
    return {Cause{{Code::CauseHtml, {}}}};
}

} // namespace chartroom::blob
