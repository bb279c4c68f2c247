#include "model/world/journal_file.h"

namespace chartroom::model {

std::optional<std::filesystem::file_time_type>
lastStepTime(std::initializer_list<std::filesystem::path> journals)
{
    std::optional<std::filesystem::file_time_type> newest;
    for (const std::filesystem::path& journal : journals) {
        std::error_code error;
        const auto time = std::filesystem::last_write_time(journal, error);
        if (!error && (!newest || time > *newest))
            newest = time;
    }
    return newest;
}

void setLastStepTime(const std::filesystem::path& journal,
                     std::optional<std::filesystem::file_time_type> time)
{
    // Where it cannot be set, the time is too late and the steps are what they are.
    std::error_code ignored;
    if (time)
        std::filesystem::last_write_time(journal, *time, ignored);
}

void JournalFile::begin(const std::filesystem::path& world, const std::string& id)
{
    m_text.emplace(world, id);
    m_pending.clear();
    m_started = false;
}

int JournalFile::write()
{
    if (m_pending.empty())
        m_pending = m_text->take();
    else
        m_pending += m_text->take();
    const int error = m_started ? m_disk->append(m_pending) : m_disk->start(m_path, m_pending, false);
    if (error)
        return error;
    m_length = m_pending.size() + (m_started ? m_length : 0);
    m_started = true;
    m_pending = {};
    return 0;
}

int JournalFile::restart(const std::string& replaced)
{
    std::string text = m_text->take();
    const auto time =
        replaced.empty() ? lastStepTime({m_path}) : lastStepTime({m_path, m_path.parent_path() / replaced});
    const int error = m_disk->start(m_path, text, true);
    if (error == 0)
        setLastStepTime(m_path, time);
    m_started = error == 0;
    m_length = m_started ? text.size() : m_length;
    m_pending = error ? std::move(text) : std::string{};
    return error;
}

void JournalFile::forget()
{
    if (!m_started && m_pending.empty())
        m_text.reset();
}

int JournalFile::remove()
{
    m_text.reset();
    m_pending = {};
    m_started = false;
    m_length = 0;
    return m_disk->remove();
}

} // namespace chartroom::model
