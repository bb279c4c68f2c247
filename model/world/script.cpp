#include "model/world/script.h"

#include <map>
#include <string>
#include <utility>

namespace chartroom::model {

namespace {

class Runner
{
public:
    Runner(WorldDocument& document, const ScriptOptions& options)
        : m_document(document)
        , m_options(options)
    {}

    [[nodiscard]] std::optional<core::Message> run(std::string_view line)
    {
        const auto parsed = world::parseLine(line);
        if (!parsed)
            return parsed.error();
        if (const auto* operation = std::get_if<world::Operation>(&*parsed))
            return problem(m_document.apply(*operation));
        switch (std::get<world::Control>(*parsed)) {
        case world::Control::Undo:
            return problem(m_document.undo());
        case world::Control::Redo:
            return problem(m_document.redo());
        case world::Control::Save:
            break;
        }
        return save();
    }

    [[nodiscard]] std::optional<core::Message> save()
    {
        auto written = m_options.dryRun ? m_document.plan() : m_document.save();
        if (written && m_options.dryRun)
            leaveOutKnown(*written);
        if (written && m_options.saved)
            m_options.saved(*written);
        return problem(written);
    }

private:
    // What an earlier save of the script would have written is not written again.
    void leaveOutKnown(world::Store::Written& written)
    {
        std::erase_if(written.files, [this](const world::BatchFile& file) {
            const world::FileMark mark = world::markOf(file.bytes);
            return std::exchange(m_planned[file.name], mark) == mark;
        });
    }

    template<class T>
    static std::optional<core::Message> problem(const core::Result<T>& result)
    {
        if (result)
            return std::nullopt;
        return result.error();
    }

    WorldDocument& m_document;
    const ScriptOptions& m_options;
    std::map<std::string, world::FileMark> m_planned; // by earlier saves of a dry run
};

} // namespace

std::optional<ScriptStop> runScript(WorldDocument& document, std::string_view script,
                                    const ScriptOptions& options)
{
    Runner runner(document, options);
    std::size_t number = 0;
    while (!script.empty()) {
        const std::size_t end = std::min(script.find('\n'), script.size());
        const std::string_view line = script.substr(0, end);
        script.remove_prefix(std::min(end + 1, script.size()));
        ++number;
        if (line.find_first_not_of(" \t\r") == std::string_view::npos)
            continue;
        if (auto why = runner.run(line))
            return ScriptStop{number, std::move(*why)};
    }
    if (auto why = runner.save())
        return ScriptStop{0, std::move(*why)};
    return std::nullopt;
}

} // namespace chartroom::model
