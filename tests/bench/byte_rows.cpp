// The byte view on a file of 4 GiB, and the search in one of 1 GiB against grep.
#include "model/common/byte_search.h"
#include "tests/bench/memory.h"
#include "tests/bench/rows.h"
#include "views/common/byte_view.h"

#include <QApplication>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <random>
#include <stdexcept>

namespace chartroom::bench {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t gibibyte = std::uint64_t{1} << 30U;
constexpr std::uint64_t shownSize = 4 * gibibyte;
constexpr int wheelSteps = 400;
constexpr double frameSeconds = 0.016;
constexpr double memoryLimit = 100; // MiB
constexpr QSize viewSize{1920, 1080};
const std::string needle = "PostProcessingEvents";

std::shared_ptr<const core::MappedFile> mapped(const std::filesystem::path& path)
{
    auto file = core::MappedFile::open(path);
    if (!file)
        throw std::runtime_error(file.error().text());
    return std::make_shared<const core::MappedFile>(std::move(file).value());
}

/// A byte view on a sparse file, on a screen that is not there.
class OpenView
{
public:
    explicit OpenView(const std::filesystem::path& path)
    {
        if (!std::filesystem::exists(path))
            std::ofstream(path, std::ios::binary).flush();
        std::filesystem::resize_file(path, shownSize);
        qputenv("QT_QPA_PLATFORM", "offscreen");
        m_application = std::make_unique<QApplication>(m_count, m_arguments);
        m_before = anonymousMebibytes();
        m_view = std::make_unique<views::ByteView>();
        m_view->resize(viewSize);
        m_view->setFile(mapped(path));
        m_view->show();
        QApplication::processEvents();
    }

    /// The 95th percentile of the seconds that one step of the wheel takes until it is painted: steps at the
    /// beginning, in the middle and at the end of the file.
    double scroll()
    {
        std::vector<double> seconds;
        for (int i = 0; i < wheelSteps; ++i) {
            if (i % 50 == 0)
                m_view->setTopOffset(shownSize / wheelSteps * static_cast<std::uint64_t>(i));
            const auto start = Clock::now();
            QWheelEvent event(QPointF(9, 9), QPointF(9, 9), {}, {0, -120}, {}, {}, Qt::NoScrollPhase, false);
            QApplication::sendEvent(m_view->viewport(), &event);
            m_view->viewport()->repaint();
            seconds.push_back(std::chrono::duration<double>(Clock::now() - start).count());
        }
        const auto at = seconds.begin() + static_cast<std::ptrdiff_t>(seconds.size() * 95 / 100);
        std::ranges::nth_element(seconds, at);
        return *at;
    }

    double mebibytes() const { return anonymousMebibytes() - m_before; }

private:
    int m_count = 1;
    char m_name[6] = "bench";
    char* m_arguments[2] = {m_name, nullptr};
    std::unique_ptr<QApplication> m_application;
    std::unique_ptr<views::ByteView> m_view;
    double m_before = 0;
};

void writeHaystack(const std::filesystem::path& path)
{
    std::error_code error;
    if (std::filesystem::file_size(path, error) == gibibyte)
        return;
    // Words of the game's own kind with zeros between: many places where a search has to look twice.
    std::string block;
    std::mt19937 random(5);
    const std::vector<std::string> words{"PostProcessing", "GameEvents", "LevelHints", "PlayerEvents",
                                         "Level"};
    while (block.size() < (std::size_t{1} << 20U)) {
        block += words[random() % words.size()];
        block.append(random() % 24, '\0');
        block += static_cast<char>(random());
    }
    block.resize(std::size_t{1} << 20U);
    std::ofstream file(path, std::ios::binary);
    for (std::uint64_t done = 0; done < gibibyte; done += block.size())
        file << block;
    // Once, at the very end: grep's status says whether it found something.
    file.seekp(-static_cast<std::streamoff>(needle.size()), std::ios::end);
    file << needle;
    if (!file.flush())
        throw std::runtime_error("cannot write " + path.string());
}

Row findRow(const Setting& setting)
{
    const std::filesystem::path path = setting.folder / "haystack.bin";
    Row row;
    row.name = "find";
    row.what = "find a string at the end of 1 GiB";
    row.against = "grep -c -a -F";
    row.limit = 2;
    row.prepare = [path] { writeHaystack(path); };
    row.ours = [path] {
        const auto start = Clock::now();
        const auto file = mapped(path);
        const auto query = model::byteQuery(model::SearchKind::Utf8, QString::fromStdString(needle));
        const auto found = model::findNext(file->bytes(), *query, 0, {});
        if (!found || found->offset != gibibyte - needle.size())
            throw std::runtime_error("the string was not found where it is");
        return std::chrono::duration<double>(Clock::now() - start).count();
    };
    row.peer = [path] { return runCommand({"grep", "-c", "-a", "-F", needle, path}); };
    return row;
}

} // namespace

std::vector<Row> byteRows(const Setting& setting)
{
    const auto view = std::make_shared<std::unique_ptr<OpenView>>();
    const auto open = [folder = setting.folder, view]() -> OpenView& {
        if (!*view)
            *view = std::make_unique<OpenView>(folder / "sparse.bin");
        return **view;
    };
    Row wheel;
    wheel.name = "wheel";
    wheel.what = "a wheel step in the bytes of a 4 GiB file, 95th percentile, s";
    wheel.against = "16 ms";
    wheel.limit = 1;
    wheel.repetitions = 3;
    wheel.prepare = [open] { (void)open(); };
    wheel.ours = [open] { return open().scroll(); };
    wheel.peer = [] { return frameSeconds; };
    Row memory;
    memory.name = "wheel-memory";
    memory.what = "memory of that view beyond the map, MiB";
    memory.against = "100 MiB";
    memory.limit = 1;
    memory.repetitions = 1;
    memory.prepare = [open] { (void)open().scroll(); };
    memory.ours = [open] { return open().mebibytes(); };
    memory.peer = [] { return memoryLimit; };
    return {findRow(setting), wheel, memory};
}

} // namespace chartroom::bench
