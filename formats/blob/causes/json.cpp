#include "formats/blob/causes/cause.h"
#include "formats/blob/causes/text_start.h"
#include "formats/core/code.h"
#include "formats/core/utf8.h"

namespace chartroom::blob {

// B10: the text need not parse.
Search searchJson(const Evidence& evidence, std::uint64_t budget, const core::Task&)
{
    if (!evidence.noBlob())
        return {};
    const std::string_view start = textStart(evidence.text());
    if (!start.starts_with('{') && !start.starts_with('['))
        return {};
    if (evidence.file.size() > budget)
        return {std::nullopt, false};
    if (start.find('\0') != std::string_view::npos || !core::isUtf8(evidence.text()))
        return {};
    return {Cause{{Code::CauseJson, {}}}};
}

} // namespace chartroom::blob
