#include "formats/blueprint/damage_hints.h"

#include "formats/core/translatable.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>

namespace chartroom::blueprint {

namespace {

using namespace std::string_view_literals;

struct Signature
{
    std::string_view head;
    const char* hint;
};

constexpr std::array signatures{
    Signature{"\x1F\x8B"sv, QT_TRANSLATE_NOOP("Message", "This is a gzip file: unpack it (gunzip)")},
    Signature{"PK\x03\x04"sv,
              QT_TRANSLATE_NOOP("Message", "This is a zip archive: unpack it, the blueprint may be inside")},
    Signature{"\xEF\xBB\xBF"sv,
              QT_TRANSLATE_NOOP("Message",
                                "A byte order mark stands before the content: the file was saved as text. "
                                "Take the original")},
    Signature{"\xEF\xBF\xBD"sv,
              QT_TRANSLATE_NOOP("Message", "The bytes were decoded as text and are lost. Take the original")},
    Signature{"ALSI"sv,
              QT_TRANSLATE_NOOP("Message", "The magic is big-endian: the program that wrote the file used "
                                           "the wrong byte order. Write it in little-endian order")},
    Signature{"BHBO"sv, QT_TRANSLATE_NOOP("Message", "This is a blob: give it the ending .blob")},
    Signature{"version https://git-lfs"sv,
              QT_TRANSLATE_NOOP("Message",
                                "This is a Git LFS pointer: the file itself was not fetched. Run 'git lfs "
                                "pull'")},
    Signature{"<"sv,
              QT_TRANSLATE_NOOP("Message", "This looks like a web page: the download gave a page instead of "
                                           "the file. Download it again in a browser")},
};

bool allZeros(Bytes bytes)
{
    return std::ranges::all_of(bytes, [](std::byte byte) { return byte == std::byte{0}; });
}

// In binary data one LF in 256 has a CR before it: some that all have one were made so.
bool endsWereConverted(Bytes file)
{
    constexpr std::size_t enough = 8;
    constexpr std::size_t lookedAt = std::size_t{16} << 20U;
    const Bytes part = file.first(std::min(file.size(), lookedAt));
    std::size_t found = 0;
    for (std::size_t at = 0; at < part.size() && found < enough; ++at) {
        const void* const next = std::memchr(part.data() + at, '\n', part.size() - at);
        if (next == nullptr)
            break;
        at = static_cast<std::size_t>(static_cast<const std::byte*>(next) - part.data());
        if (at == 0 || part[at - 1] != std::byte{'\r'})
            return false;
        ++found;
    }
    return found == enough;
}

} // namespace

const char* headHint(Bytes file)
{
    constexpr std::size_t zerosLookedAt = 64;
    const std::string_view text(reinterpret_cast<const char*>(file.data()), file.size());
    for (const Signature& signature : signatures)
        if (text.starts_with(signature.head))
            return signature.hint;
    if (allZeros(file.first(std::min(file.size(), zerosLookedAt))))
        return QT_TRANSLATE_NOOP("Message",
                                 "There are only zeros: the disk space was reserved, but the content was "
                                 "never written. Copy or generate the file again");
    return QT_TRANSLATE_NOOP("Message",
                             "This is some other kind of file, or its start was overwritten: copy or "
                             "generate it again");
}

const char* versionHint(std::uint32_t version)
{
    constexpr std::uint32_t swapped = formatVersion << 24U;
    constexpr std::uint32_t plausible = 100;
    if (version == swapped)
        return QT_TRANSLATE_NOOP("Message",
                                 "The number is big-endian: the program that wrote the file used the wrong "
                                 "byte order. Write it in little-endian order");
    if (version > formatVersion && version < plausible)
        return QT_TRANSLATE_NOOP("Message",
                                 "A newer generator wrote the file: update the server, or generate the "
                                 "file in the version that it reads");
    return QT_TRANSLATE_NOOP("Message", "The field is damaged: copy or generate the file again");
}

const char* lengthHint(Bytes file)
{
    if (endsWereConverted(file))
        return QT_TRANSLATE_NOOP("Message",
                                 "Line ends were converted in transfer (LF became CRLF): the file was sent "
                                 "or checked out as text. Transfer it as binary");
    return QT_TRANSLATE_NOOP("Message",
                             "The file was cut short, or the length is damaged: copy or generate it again");
}

} // namespace chartroom::blueprint
