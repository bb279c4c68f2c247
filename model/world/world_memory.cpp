#include "model/world/world_memory.h"

#include "model/world/state_folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <unistd.h>
#include <vector>

namespace chartroom::model {

namespace {

/// Takes away what was not kept for the longest time.
void prune(const std::filesystem::path& folder)
{
    using Aged = std::pair<std::filesystem::file_time_type, std::filesystem::path>;
    std::vector<Aged> files;
    std::error_code error;
    std::filesystem::directory_iterator entry(folder, error);
    for (const std::filesystem::directory_iterator end; !error && entry != end; entry.increment(error)) {
        std::error_code unknown;
        const auto time = entry->last_write_time(unknown);
        if (!unknown)
            files.emplace_back(time, entry->path());
    }
    if (files.size() <= WorldMemory::mostWorlds)
        return;
    std::ranges::sort(files, std::ranges::greater());
    for (auto old = files.begin() + WorldMemory::mostWorlds; old != files.end(); ++old)
        std::filesystem::remove(old->second, error);
}

void write(const std::filesystem::path& file, const QByteArray& bytes)
{
    std::error_code error;
    std::filesystem::create_directories(file.parent_path(), error);
    const bool isNew = !std::filesystem::exists(file, error);
    // Whole or not at all. It is not worth waiting for the disk.
    const std::filesystem::path fresh = fmt::format("{}.{}", file.string(), getpid());
    std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
    out.write(bytes.constData(), bytes.size());
    out.close();
    if (out)
        std::filesystem::rename(fresh, file, error);
    if (!out || error)
        std::filesystem::remove(fresh, error);
    else if (isNew)
        prune(file.parent_path());
}

} // namespace

WorldMemory::WorldMemory(const std::filesystem::path& state, const std::filesystem::path& world)
{
    m_writer.setMaxThreadCount(1);
    if (!state.empty())
        m_file = state / "views" / (worldStateFolder(state, world).filename().string() + ".json");
}

QByteArray WorldMemory::read() const
{
    std::error_code error;
    const auto size = std::filesystem::file_size(m_file, error);
    if (error || size > mostBytes)
        return {};
    QByteArray bytes(static_cast<qsizetype>(size), Qt::Uninitialized);
    std::ifstream in(m_file, std::ios::binary);
    in.read(bytes.data(), bytes.size());
    bytes.truncate(in.gcount());
    return bytes;
}

void WorldMemory::keep(const QByteArray& bytes)
{
    if (m_file.empty() || static_cast<std::uint64_t>(bytes.size()) > mostBytes)
        return;
    m_writer.clear();
    m_writer.start([file = m_file, bytes] { write(file, bytes); });
}

} // namespace chartroom::model
