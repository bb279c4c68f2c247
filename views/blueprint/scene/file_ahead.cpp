#include "views/blueprint/scene/file_ahead.h"

#include "model/common/disk_path.h"
#include "model/common/worker_priority.h"
#include "model/common/workers.h"

#include <QThreadPool>

#include <exception>

namespace chartroom::views {

FileAhead::FileAhead(const QString& path)
    : m_path(path)
    , m_identity(model::FileWatch::identityOf(path))
{
    auto opened = std::make_shared<std::promise<core::Result<model::SnapshotPtr>>>();
    auto sampled = std::make_shared<std::promise<BlueprintSample>>();
    m_opened = opened->get_future().share();
    m_sample = sampled->get_future().share();
    model::workers().start([path, opened, sampled] {
        model::yieldToWindow();
        try {
            const core::Result<model::SnapshotPtr> snapshot =
                model::openSnapshot(model::diskPath(path), model::defaultNamedPalette());
            opened->set_value(snapshot);
            sampled->set_value(snapshot ? firstSample(**snapshot) : BlueprintSample{});
        } catch (const std::exception&) {
            // Out of memory. Whoever waits for a promise that was not kept hears of it and does the work
            // anew.
            return;
        }
    });
}

std::optional<core::Result<model::SnapshotPtr>> FileAhead::take(const QString& path) const
{
    if (path != m_path || m_identity != model::FileWatch::identityOf(path))
        return std::nullopt;
    try {
        return m_opened.get();
    } catch (const std::future_error&) {
        return std::nullopt;
    }
}

std::shared_future<BlueprintSample> FileAhead::sampleOf(const model::SnapshotPtr& snapshot) const
{
    try {
        const core::Result<model::SnapshotPtr>& opened = m_opened.get();
        return opened && *opened == snapshot ? m_sample : std::shared_future<BlueprintSample>();
    } catch (const std::future_error&) {
        return {};
    }
}

} // namespace chartroom::views
