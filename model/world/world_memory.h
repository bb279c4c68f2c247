#pragma once

#include <QByteArray>
#include <QThreadPool>

#include <filesystem>

namespace chartroom::model {

/// What a window keeps of a world beside the world, where version control would see it: a file of its own in
/// the state folder for each place that worlds were opened at. Nothing depends on it: what cannot be read or
/// written is not there.
class WorldMemory
{
public:
    /// So many worlds are remembered, those that were kept last.
    static constexpr std::size_t mostWorlds = 256;
    /// No file is larger.
    static constexpr std::uint64_t mostBytes = std::uint64_t{8} << 20U;

    /// An empty `state` keeps nothing.
    WorldMemory(const std::filesystem::path& state, const std::filesystem::path& world);

    /// What was kept last, in this window or an earlier one; empty: nothing.
    [[nodiscard]] QByteArray read() const;
    /// Keeps this instead, in the background; the last one counts. The destructor waits for it.
    void keep(const QByteArray& bytes);

private:
    std::filesystem::path m_file;
    QThreadPool m_writer;
};

} // namespace chartroom::model
