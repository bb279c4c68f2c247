#include "app/cli/informers.h"
#include "app/cli/progress.h"
#include "app/cli/subcommands.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>
#include <memory>

namespace chartroom::cli {

namespace {

struct Options
{
    bool json = false;
    std::string path;
};

// What could be read, but is not what it should be.
bool isRefusal(core::Code code)
{
    return code == core::Code::WorldRefused || code == core::Code::JsonSyntax;
}

void run(const Options& options, Context& context)
{
    const Target target{options.path, detectKind(options.path)};
    core::Result<std::string> text{core::Message{}};
    if (const Informer informer = informerOf(target.kind)) {
        Progress progress(target.path.filename());
        text = informer(target, options.json, progress.task());
    } else {
        std::error_code error;
        const auto code =
            std::filesystem::exists(target.path, error) ? core::Code::FileUnknown : core::Code::FileMissing;
        text = core::Message{code, {{"path", core::displayPath(target.path)}}};
    }
    if (!text) {
        fmt::print(stderr, "chartroom info: {}\n", text.error().text());
        context.raise(isRefusal(text.error().code) ? exitRejected : exitUsage);
        return;
    }
    std::fwrite(text->data(), 1, text->size(), stdout);
}

} // namespace

void addInfo(CLI::App& program, Context& context)
{
    auto options = std::make_shared<Options>();
    CLI::App* const sub = program.add_subcommand("info", "Show what is in a file or world");
    sub->add_flag("--json", options->json, "One JSON object");
    sub->add_option("PATH", options->path, "A blueprint, blob, chunk file or world folder")->required();
    sub->callback([options, &context] { run(*options, context); });
}

} // namespace chartroom::cli
