#include "formats/blob/sample.h"

#include "formats/blob/hash.h"
#include "formats/blob/header.h"
#include "formats/blob/line_ends.h"
#include "formats/core/atomic_file.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"

#include <algorithm>
#include <array>
#include <zlib.h>

namespace chartroom::blob {

namespace {

using Buffer = std::vector<std::byte>;

void put(Buffer& buffer, std::string_view text)
{
    const auto* const bytes = reinterpret_cast<const std::byte*>(text.data());
    buffer.insert(buffer.end(), bytes, bytes + text.size());
}

void put(Buffer& buffer, std::int32_t number)
{
    put(buffer, std::string_view(reinterpret_cast<const char*>(&number), sizeof number));
}

void putString(Buffer& buffer, std::string_view text)
{
    put(buffer, static_cast<std::int32_t>(text.size()));
    put(buffer, text);
}

Buffer envelope(std::string_view domain, const Buffer& content, std::int32_t generation = 1)
{
    Buffer buffer;
    putString(buffer, domain);
    put(buffer, generation);
    put(buffer, static_cast<std::int32_t>(content.size()));
    buffer.insert(buffer.end(), content.begin(), content.end());
    return buffer;
}

Buffer events(std::string_view text)
{
    Buffer buffer;
    putString(buffer, text);
    put(buffer, -1);         // no list
    put(buffer, 3);          // a list of three
    put(buffer, 0x41200000); // 10.0
    put(buffer, static_cast<std::int32_t>(0xC0490FDBU));
    put(buffer, 0x3F800000); // 1.0
    put(buffer, "\xFF");     // a polymorphic value that is not there
    return buffer;
}

Buffer level(std::int32_t generation = 1)
{
    Buffer game;
    for (const std::string_view domain : {"GameEvents", "CameraEvents", "PlayerEvents"}) {
        const Buffer part = envelope(domain, events("bass d\xC3\xA9"
                                                    "cal\xC3\xA9"));
        game.insert(game.end(), part.begin(), part.end());
    }
    Buffer content;
    putString(content, "Harbour at dusk");
    for (const auto& [domain, part] :
         {std::pair{"LevelSettings", events("windy")}, std::pair{"GameLevel", game},
          std::pair{"LevelHints", events("Mind the\r\nstep.\n")}}) {
        const Buffer nested = envelope(domain, part);
        content.insert(content.end(), nested.begin(), nested.end());
    }
    return envelope("Level", content, generation);
}

Buffer file(Header header, const Buffer& data)
{
    const auto bytes = headerBytes(header);
    Buffer buffer(bytes.begin(), bytes.end());
    buffer.insert(buffer.end(), data.begin(), data.end());
    return buffer;
}

Header headerOf(const Buffer& data)
{
    Header header;
    header.length = static_cast<std::int64_t>(data.size());
    header.hash = *hash(data, codecGeneration);
    return header;
}

Buffer textFile(std::string_view text)
{
    Buffer buffer;
    put(buffer, text);
    return buffer;
}

// What a server that compresses in transfer leaves when nobody unpacks it.
Buffer gzipped(Buffer bytes)
{
    constexpr int gzipWindow = 15 + 16;
    z_stream stream{};
    deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, gzipWindow, 8, Z_DEFAULT_STRATEGY);
    Buffer packed(deflateBound(&stream, static_cast<uLong>(bytes.size())));
    stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

Buffer withCrlf(const Buffer& bytes)
{
    Buffer result;
    for (const std::byte b : bytes) {
        if (b == lineFeed)
            result.push_back(carriageReturn);
        result.push_back(b);
    }
    return result;
}

// What becomes of bytes that are decoded as ASCII text with replacement characters.
Buffer replaced(const Buffer& bytes)
{
    Buffer result;
    for (const std::byte b : bytes) {
        if (std::to_integer<unsigned>(b) < 0x80U)
            result.push_back(b);
        else
            put(result, "\xEF\xBF\xBD");
    }
    return result;
}

void addSound(std::vector<Sample>& list, const Buffer& data)
{
    Header header = headerOf(data);
    list.push_back({"level.blob", file(header, data)});
    header.flags = 0;
    header.hash = 0;
    list.push_back({"level-without-hash.blob", file(header, data)});
}

void addNewer(std::vector<Sample>& list, const Buffer& data)
{
    Header header = headerOf(data);
    header.generation = 2;
    header.hash = *hash(data, header.generation);
    list.push_back({"newer-codec.blob", file(header, data)});
    header = headerOf(data);
    header.flags = flagHashed | 6U;
    list.push_back({"newer-flags.blob", file(header, data)});
    const Buffer newer = level(3);
    list.push_back({"newer-level.blob", file(headerOf(newer), newer)});
}

void addOtherKinds(std::vector<Sample>& list, const Buffer& sound)
{
    list.push_back({"empty.blob", {}});
    list.push_back({"json.blob", textFile("{\n  \"name\": \"Harbour at dusk\",\n  \"settings\": {}\n}\n")});
    list.push_back(
        {"archive.blob", textFile(std::string_view("PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 22))});
    list.push_back({"gzip.blob", gzipped(sound)});
    list.push_back(
        {"openpgp.blob", textFile("-----BEGIN PGP MESSAGE-----\n\nowGbwMvMwMEYwM5kLMfAyAgA\n=Q7pK\n"
                                  "-----END PGP MESSAGE-----\n")});
    list.push_back(
        {"html.blob", textFile("<!DOCTYPE html>\n<html><title>404</title><p>Not found.</html>\n")});
    list.push_back(
        {"git-lfs.blob", textFile("version https://git-lfs.github.com/spec/v1\noid sha256:"
                                  "4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\n"
                                  "size 12345\n")});
}

void addTransferFaults(std::vector<Sample>& list, const Buffer& sound)
{
    Buffer bytes = sound;
    bytes.resize(bytes.size() - 120);
    list.push_back({"truncated.blob", bytes});
    bytes = sound;
    put(bytes, "appended");
    list.push_back({"trailing.blob", bytes});
    bytes = sound;
    std::fill(bytes.end() - 100, bytes.end(), std::byte{0});
    list.push_back({"zero-filled.blob", bytes});
    bytes = textFile("\xEF\xBB\xBF");
    bytes.insert(bytes.end(), sound.begin(), sound.end());
    list.push_back({"bom.blob", bytes});
    list.push_back({"crlf.blob", withCrlf(sound)});
    list.push_back({"utf8-replacement.blob", replaced(sound)});
    bytes = sound;
    bytes[100] ^= std::byte{0x10};
    list.push_back({"bit-flip.blob", bytes});
}

void addWriterFaults(std::vector<Sample>& list, const Buffer& data)
{
    const Header sound = headerOf(data);
    Header header = sound;
    header.length = 17;
    list.push_back({"length-field.blob", file(header, data)});
    header = sound;
    header.magic = prereleaseMagic;
    list.push_back({"prerelease.blob", file(header, data)});
    header = sound;
    header.hash = *hash(data, 7);
    list.push_back({"hash-seed.blob", file(header, data)});
    header.hash = 0;
    header.hash = *hash(file(header, data), codecGeneration);
    list.push_back({"hash-scope.blob", file(header, data)});
    header.hash = 0;
    list.push_back({"hash-field.blob", file(header, data)});
    Buffer bytes = file(sound, data);
    for (const ByteRange range :
         {field::magic, field::generation, field::flags, field::length, field::hash}) {
        const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(range.offset);
        std::reverse(begin, begin + static_cast<std::ptrdiff_t>(range.length));
    }
    list.push_back({"byte-order.blob", bytes});
}

} // namespace

std::vector<Sample> samples()
{
    const Buffer data = level();
    std::vector<Sample> list;
    addSound(list, data);
    addNewer(list, data);
    const Buffer sound = file(headerOf(data), data);
    addOtherKinds(list, sound);
    addTransferFaults(list, sound);
    addWriterFaults(list, data);
    return list;
}

core::Result<void> writeSamples(const std::filesystem::path& folder)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return core::systemError(core::Code::FileWrite, folder, error.value());
    for (const Sample& sample : samples()) {
        if (auto written = core::writeFile(folder / sample.name, sample.bytes); !written)
            return written;
    }
    return {};
}

} // namespace chartroom::blob
