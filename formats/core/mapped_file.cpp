#include "formats/core/mapped_file.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <mutex>
#include <sys/mman.h>
#include <unistd.h>

namespace chartroom::core {

namespace {

// Reading a mapped page that lies beyond the end of a shortened file raises SIGBUS. The handler below puts a
// page of zeros in its place and marks the mapping, so that the reader goes on and finds out afterwards. It
// runs inside a signal: it uses lock-free atomics and system calls only.
struct Slot
{
    std::atomic<std::uintptr_t> begin{0};
    std::atomic<std::uintptr_t> end{0};
    std::atomic<bool> lost{false};
    bool used = false; // guarded by the registry's mutex
};

// More files than a person keeps open; beyond it, opening says so.
constexpr std::size_t maxMappings = 4096;
std::array<Slot, maxMappings> slots;
std::mutex slotsMutex;
struct sigaction previousAction;

void handleBusError(int signal, siginfo_t* info, void* context)
{
    const int savedErrno = errno;
    const auto address = reinterpret_cast<std::uintptr_t>(info->si_addr);
    for (Slot& slot : slots) {
        if (address < slot.begin.load() || address >= slot.end.load())
            continue;
        static const auto pageSize = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
        void* const page =
            reinterpret_cast<void*>(address & ~(pageSize - 1)); // NOLINT(performance-no-int-to-ptr)
        if (mmap(page, pageSize, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == MAP_FAILED)
            break;
        slot.lost.store(true);
        errno = savedErrno;
        return;
    }
    // Not one of ours: let whoever was there before deal with it.
    if ((previousAction.sa_flags & SA_SIGINFO) != 0 && previousAction.sa_sigaction != nullptr) {
        previousAction.sa_sigaction(signal, info, context);
        return;
    }
    sigaction(SIGBUS, &previousAction, nullptr);
    errno = savedErrno;
}

void installHandler()
{
    static std::once_flag once;
    std::call_once(once, [] {
        struct sigaction action = {};
        action.sa_sigaction = handleBusError;
        action.sa_flags = SA_SIGINFO | SA_ONSTACK;
        sigemptyset(&action.sa_mask);
        sigaction(SIGBUS, &action, &previousAction);
    });
}

Slot* takeSlot(std::uintptr_t begin, std::uintptr_t end)
{
    const std::lock_guard lock(slotsMutex);
    for (Slot& slot : slots) {
        if (slot.used)
            continue;
        slot.used = true;
        slot.lost = false;
        slot.begin = begin;
        slot.end = end;
        return &slot;
    }
    return nullptr;
}

void releaseSlot(Slot* slot)
{
    const std::lock_guard lock(slotsMutex);
    slot->end = 0;
    slot->begin = 0;
    slot->used = false;
}

} // namespace

struct MappedFile::Mapping
{
    OpenedFile file;
    void* address = nullptr;
    Slot* slot = nullptr;

    explicit Mapping(OpenedFile opened)
        : file(std::move(opened))
    {}
    Mapping(const Mapping&) = delete;
    Mapping& operator=(const Mapping&) = delete;
    ~Mapping()
    {
        if (address != nullptr)
            munmap(address, size());
        if (slot != nullptr)
            releaseSlot(slot);
    }

    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(file.size()); }
};

MappedFile::MappedFile(std::unique_ptr<Mapping> mapping)
    : m_mapping(std::move(mapping))
{}
MappedFile::MappedFile(MappedFile&&) noexcept = default;
MappedFile& MappedFile::operator=(MappedFile&&) noexcept = default;
MappedFile::~MappedFile() = default;

Result<MappedFile> MappedFile::open(const std::filesystem::path& path)
{
    auto file = OpenedFile::open(path);
    if (!file)
        return file.error();
    return map(std::move(*file));
}

Result<MappedFile> MappedFile::map(OpenedFile file)
{
    installHandler();
    auto mapping = std::make_unique<Mapping>(std::move(file));
    if (mapping->size() > 0) {
        void* const address =
            mmap(nullptr, mapping->size(), PROT_READ, MAP_SHARED, mapping->file.descriptor(), 0);
        if (address == MAP_FAILED)
            return systemError(Code::FileMap, mapping->file.path(), errno);
        mapping->address = address;
        const auto begin = reinterpret_cast<std::uintptr_t>(address);
        mapping->slot = takeSlot(begin, begin + mapping->size());
        if (mapping->slot == nullptr)
            return systemError(Code::FileMap, mapping->file.path(), EMFILE);
    }
    return MappedFile(std::move(mapping));
}

Bytes MappedFile::bytes() const
{
    return {static_cast<const std::byte*>(m_mapping->address), m_mapping->size()};
}

void MappedFile::releasePages() const
{
    // In parts: while one is given back, nobody else gets memory.
    constexpr std::size_t part = std::size_t{16} << 20U;
    for (std::size_t at = 0; at < m_mapping->size(); at += part)
        madvise(static_cast<std::byte*>(m_mapping->address) + at, std::min(part, m_mapping->size() - at),
                MADV_DONTNEED);
}

const std::filesystem::path& MappedFile::path() const
{
    return m_mapping->file.path();
}

std::uint64_t MappedFile::remaining() const
{
    return std::min(m_mapping->file.size(), m_mapping->file.sizeNow());
}

MappedFile::State MappedFile::state() const
{
    const bool lost = m_mapping->slot != nullptr && m_mapping->slot->lost;
    return lost ? State::Truncated : m_mapping->file.state();
}

Message MappedFile::stateMessage() const
{
    return m_mapping->file.stateMessage(state());
}

} // namespace chartroom::core
