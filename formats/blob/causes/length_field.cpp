#include "formats/blob/causes/cause.h"
#include "formats/core/code.h"

namespace chartroom::blob {

Search searchLengthField(const Evidence& evidence, std::uint64_t, const core::Task& task)
{
    if (!evidence.failedLength() || !evidence.hashed() ||
        evidence.header.computedHash != evidence.header.header->hash)
        return {};
    Header header = *evidence.header.header;
    const core::Message message{Code::CauseLengthField,
                                {{"expected", std::to_string(dataOf(evidence.file).size())},
                                 {"found", std::to_string(header.length)}}};
    header.length = static_cast<std::int64_t>(dataOf(evidence.file).size());
    return {causeByMend(evidence, message, headerMend(evidence.file, header), task)};
}

} // namespace chartroom::blob
