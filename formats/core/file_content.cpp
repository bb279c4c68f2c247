#include "formats/core/file_content.h"

#include <new>

namespace chartroom::core {

namespace {

constexpr std::align_val_t alignment{32};

} // namespace

void FileContent::Free::operator()(std::byte* memory) const
{
    ::operator delete(memory, alignment);
}

Result<FileContent> FileContent::open(const std::filesystem::path& path)
{
    auto file = OpenedFile::open(path);
    if (!file)
        return file.error();
    FileContent content;
    if (file->size() > smallSize) {
        auto mapped = MappedFile::map(std::move(*file));
        if (!mapped)
            return mapped.error();
        content.m_mapped = std::move(*mapped);
        return content;
    }
    const auto size = static_cast<std::size_t>(file->size());
    content.m_memory.reset(static_cast<std::byte*>(::operator new(size, alignment)));
    if (file->read({content.m_memory.get(), size}) < size)
        return file->stateMessage(FileState::Truncated);
    content.m_file = std::move(*file);
    return content;
}

Bytes FileContent::bytes() const
{
    return m_mapped ? m_mapped->bytes() : Bytes{m_memory.get(), static_cast<std::size_t>(m_file->size())};
}

FileState FileContent::state() const
{
    return m_mapped ? m_mapped->state() : m_file->state();
}

Message FileContent::stateMessage() const
{
    return m_mapped ? m_mapped->stateMessage() : m_file->stateMessage(state());
}

} // namespace chartroom::core
