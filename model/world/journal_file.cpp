#include "model/world/journal_file.h"

namespace chartroom::model {

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

int JournalFile::restart()
{
    std::string text = m_text->take();
    const int error = m_disk->start(m_path, text, true);
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
