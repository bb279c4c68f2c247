#pragma once

#include "formats/core/result.h"

#include <cstddef>
#include <cstdint>
#include <ctime>
#include <filesystem>
#include <span>

namespace chartroom::core {

/// The bytes of a file.
using Bytes = std::span<const std::byte>;

/// What became of a file since it was opened.
enum class FileState : std::uint8_t {
    Intact,   ///< as when it was opened
    Changed,  ///< another program wrote to it
    Truncated ///< another program made it shorter: some bytes are gone
};

/// A regular file opened for reading only, which remembers its size and time of that moment.
class OpenedFile
{
public:
    /// Errors: `file.missing`, `file.open`, `file.kind`.
    [[nodiscard]] static Result<OpenedFile> open(const std::filesystem::path& path);

    OpenedFile(OpenedFile&& other) noexcept;
    OpenedFile& operator=(OpenedFile&& other) noexcept;
    ~OpenedFile();

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /// Bytes, as of the opening.
    [[nodiscard]] std::uint64_t size() const { return m_size; }
    /// Bytes, as of now; 0 when that cannot be found out.
    [[nodiscard]] std::uint64_t sizeNow() const;
    [[nodiscard]] FileState state() const;
    /// The sentence for a file that did not stay intact: `file.truncated`, or else `file.changed`.
    [[nodiscard]] Message stateMessage(FileState state) const;

    /// Reads from the start into a buffer until it is full or the file ends. Returns how many bytes that
    /// were; an error of the disk ends the file too.
    [[nodiscard]] std::size_t read(std::span<std::byte> buffer) const;

private:
    OpenedFile() = default;

    std::filesystem::path m_path;
    int m_descriptor = -1;
    std::uint64_t m_size = 0;
    timespec m_modified{};
};

} // namespace chartroom::core
