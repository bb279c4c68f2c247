#include "formats/core/unknown_kind.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/core/translatable.h"

namespace chartroom::core {

Message unknownKind(const std::filesystem::path& path)
{
    return {Code::FileUnknown,
            {{"path", displayPath(path)},
             phrase("problem",
                    QT_TRANSLATE_NOOP("Message",
                                      "it starts neither as a blueprint nor as a blob, and its name ends in "
                                      "none of .dat, .blob and .json. If it is one of these, give it "
                                      "that ending"))}};
}

} // namespace chartroom::core
