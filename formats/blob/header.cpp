#include "formats/blob/header.h"

#include "formats/blob/hash.h"
#include "formats/core/code.h"
#include "formats/core/translatable.h"

#include <fmt/format.h>

#include <algorithm>

namespace chartroom::blob {

namespace {

using Complaint = std::optional<core::Finding>;

std::string hexBytes(Bytes bytes)
{
    std::string text;
    for (const std::byte b : bytes)
        text += fmt::format("{}{:02X}", text.empty() ? "" : " ", std::to_integer<unsigned>(b));
    return text;
}

Complaint checkShort(Bytes file)
{
    if (file.size() >= headerLength)
        return std::nullopt;
    return core::finding(
        Code::BlobShort, {0, file.size()},
        {{"expected", std::to_string(headerLength)}, {"found", std::to_string(file.size())}});
}

Complaint checkMagic(const Header& header, Bytes file)
{
    if (header.magic == magicNumber)
        return std::nullopt;
    return core::finding(Code::BlobMagic, field::magic,
                         {{"expected", "42 48 42 4F"}, {"found", hexBytes(slice(file, field::magic))}});
}

Complaint checkGeneration(const Header& header)
{
    if (header.generation == codecGeneration)
        return std::nullopt;
    return core::finding(
        Code::BlobGeneration, field::generation,
        {{"expected", std::to_string(codecGeneration)},
         {"found", std::to_string(header.generation)},
         core::phrase("problem",
                      header.generation > codecGeneration
                          ? QT_TRANSLATE_NOOP("Message", "the file comes from a newer build of the game")
                          : QT_TRANSLATE_NOOP("Message",
                                              "that is not a known generation, so the header is damaged"))});
}

Complaint checkFlags(const Header& header)
{
    const unsigned unknown = header.flags & ~unsigned{flagHashed};
    if (unknown == 0)
        return std::nullopt;
    std::string bits;
    for (unsigned bit = 0; bit < 16; ++bit) {
        if ((unknown >> bit & 1U) != 0)
            bits += fmt::format("{}{}", bits.empty() ? "" : ", ", bit);
    }
    return core::finding(
        Code::BlobFlags, field::flags,
        {{"expected", "0x0000, 0x0001"}, {"found", fmt::format("0x{:04X}", header.flags)}, {"bits", bits}});
}

Complaint checkLength(const Header& header, Bytes file)
{
    const std::uint64_t present = dataOf(file).size();
    std::vector<core::Argument> arguments{{"expected", std::to_string(header.length)},
                                          {"found", std::to_string(present)}};
    if (header.length < 0) {
        arguments.push_back(core::phrase(
            "problem", QT_TRANSLATE_NOOP("Message", "a length cannot be negative, so the field is damaged")));
        return core::finding(Code::BlobLength, field::length, std::move(arguments));
    }
    const auto declared = static_cast<std::uint64_t>(header.length);
    if (declared == present)
        return std::nullopt;
    const bool missing = declared > present;
    const std::uint64_t count = missing ? declared - present : present - declared;
    arguments.push_back({"count", std::to_string(count)});
    if (missing)
        arguments.push_back(
            core::phrase("problem", count == 1 ? QT_TRANSLATE_NOOP("Message", "one byte is missing")
                                               : QT_TRANSLATE_NOOP("Message", "{count} bytes are missing")));
    else
        arguments.push_back(
            core::phrase("problem", count == 1 ? QT_TRANSLATE_NOOP("Message", "there is one byte too many")
                                               : QT_TRANSLATE_NOOP("Message", "{count} bytes are too many")));
    return core::finding(Code::BlobLength, field::length, std::move(arguments));
}

Complaint compareHash(const Header& header, std::uint64_t computed)
{
    if (header.hash == computed)
        return std::nullopt;
    return core::finding(
        Code::BlobHash, field::hash,
        {{"expected", fmt::format("{:016x}", header.hash)}, {"found", fmt::format("{:016x}", computed)}});
}

} // namespace

const HeaderCheck* HeaderReport::failed() const
{
    const auto found = std::ranges::find(checks, Outcome::Failed, &HeaderCheck::outcome);
    return found == checks.end() ? nullptr : &*found;
}

void HeaderReport::settle(std::size_t index, std::optional<core::Finding> complaint)
{
    const bool later = failed() != nullptr;
    HeaderCheck& check = checks.at(index);
    if (complaint)
        check.outcome = later ? Outcome::WouldFail : Outcome::Failed;
    else
        check.outcome = later ? Outcome::WouldPass : Outcome::Passed;
    check.finding = std::move(complaint);
}

Header readHeader(Bytes file)
{
    return {readNumber<std::uint32_t>(file, field::magic.offset),
            readNumber<std::uint16_t>(file, field::generation.offset),
            readNumber<std::uint16_t>(file, field::flags.offset),
            readNumber<std::int64_t>(file, field::length.offset),
            readNumber<std::uint64_t>(file, field::hash.offset)};
}

std::array<std::byte, headerLength> headerBytes(const Header& header)
{
    std::array<std::byte, headerLength> bytes{};
    const auto put = [&bytes](ByteRange range, const auto& value) {
        std::memcpy(bytes.data() + range.offset, &value, sizeof value);
    };
    put(field::magic, header.magic);
    put(field::generation, header.generation);
    put(field::flags, header.flags);
    put(field::length, header.length);
    put(field::hash, header.hash);
    return bytes;
}

HeaderReport checkFields(Bytes file)
{
    HeaderReport report;
    constexpr std::array codes{Code::BlobShort, Code::BlobMagic,  Code::BlobGeneration,
                               Code::BlobFlags, Code::BlobLength, Code::BlobHash};
    for (std::size_t i = 0; i < codes.size(); ++i)
        report.checks[i].code = codes[i];
    report.settle(0, checkShort(file));
    if (report.failed() != nullptr)
        return report;
    const Header header = readHeader(file);
    report.header = header;
    report.settle(1, checkMagic(header, file));
    report.settle(2, checkGeneration(header));
    report.settle(3, checkFlags(header));
    report.settle(4, checkLength(header, file));
    return report;
}

void checkHash(HeaderReport& report, Bytes file, const core::Task& task)
{
    if (!report.header || !report.header->hashed())
        return;
    report.computedHash = hash(dataOf(file), report.header->generation, task);
    if (report.computedHash)
        report.settle(5, compareHash(*report.header, *report.computedHash));
}

HeaderReport checkHeader(Bytes file, const core::Task& task)
{
    HeaderReport report = checkFields(file);
    checkHash(report, file, task);
    return report;
}

} // namespace chartroom::blob
