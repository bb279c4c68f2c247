#pragma once

#include "formats/core/opened_file.h"

#include <memory>

namespace chartroom::core {

/// A file opened for reading only and mapped whole, whatever its size.
///
/// Another program may shorten the file while its bytes are being read. That is no crash: the bytes that went
/// away read as zeros and state() says so from then on. Whoever draws a conclusion from the bytes asks
/// state() after reading them.
class MappedFile
{
public:
    using State = FileState;

    /// Opens and maps a regular file. Errors: `file.missing`, `file.open`, `file.kind`, `file.map`.
    [[nodiscard]] static Result<MappedFile> open(const std::filesystem::path& path);
    /// Maps a file that is open already. Errors: `file.map`.
    [[nodiscard]] static Result<MappedFile> map(OpenedFile file);

    MappedFile(MappedFile&&) noexcept;
    MappedFile& operator=(MappedFile&&) noexcept;
    ~MappedFile();

    /// All bytes as of the opening; empty for an empty file.
    [[nodiscard]] Bytes bytes() const;
    /// Gives the memory's tables of the pages that were read so far back, which else the end of the mapping
    /// does and takes a while. The bytes can be read as before. From any thread.
    void releasePages() const;
    [[nodiscard]] const std::filesystem::path& path() const;
    /// How many of bytes() the file still has: less than their number when it was shortened.
    [[nodiscard]] std::uint64_t remaining() const;
    /// What became of the file since it was opened.
    [[nodiscard]] State state() const;
    /// The sentence for a state other than Intact (`file.truncated`, `file.changed`).
    [[nodiscard]] Message stateMessage() const;

private:
    struct Mapping;
    explicit MappedFile(std::unique_ptr<Mapping> mapping);
    std::unique_ptr<Mapping> m_mapping;
};

} // namespace chartroom::core
