#pragma once

#include "formats/core/mapped_file.h"
#include "formats/core/result.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace chartroom::core {

/// A file in the making. Bytes go to a temporary file in the target's folder; commit() flushes them to disk
/// and puts the file in the target's place in one step. Until then, and when it is destroyed without a
/// commit, the target stays as it was. A symbolic link stays a link (its target is replaced), an existing
/// file keeps its mode.
class AtomicFile
{
public:
    /// Starts a file that will become `target`. Errors: `file.write` (also where the target is no regular
    /// file).
    [[nodiscard]] static Result<AtomicFile> create(const std::filesystem::path& target);

    AtomicFile(AtomicFile&& other) noexcept;
    AtomicFile& operator=(AtomicFile&& other) noexcept;
    ~AtomicFile();

    /// Appends bytes. The error, `file.write`, names the target and the system's reason; bytes of a mapped
    /// file that was shortened meanwhile are an error too.
    [[nodiscard]] Result<void> write(Bytes bytes);
    /// Writes bytes at an offset, from any thread. Does not move the place of the next write().
    [[nodiscard]] Result<void> writeAt(std::uint64_t offset, Bytes bytes);
    /// Leaves room for bytes that writeAt() will fill: the next write() goes behind them. Returns their
    /// offset.
    [[nodiscard]] std::uint64_t reserve(std::uint64_t length);
    /// Bytes appended or reserved so far.
    [[nodiscard]] std::uint64_t size() const { return m_size; }
    /// Flushes and replaces the target.
    [[nodiscard]] Result<void> commit();

private:
    AtomicFile() = default;
    void discard();

    std::filesystem::path m_target;
    std::filesystem::path m_temporary;
    int m_descriptor = -1;
    std::uint64_t m_size = 0;
};

/// Writes a whole file in one step (see AtomicFile).
[[nodiscard]] Result<void> writeFile(const std::filesystem::path& target, Bytes bytes);

} // namespace chartroom::core
