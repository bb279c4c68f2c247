#include "app/cli/informers.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/subcommands.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace chartroom::cli {

namespace {

struct InfoArguments
{
    bool json = false;
    std::string path;
};

void run(const InfoArguments& options, Context& context)
{
    const Target target{options.path, detectKind(options.path)};
    core::Result<std::string> text{core::Message{}};
    if (const Informer informer = informerOf(target.kind)) {
        Progress progress(target.path.filename());
        text = informer(target, options.json, progress.task());
    } else {
        text = whyUnknown(target.path);
    }
    if (!text) {
        complain("info", text.error());
        context.raise(statusOf(text.error().code));
        return;
    }
    put(*text);
}

} // namespace

void addInfo(CLI::App& program, Context& context)
{
    auto options = std::make_shared<InfoArguments>();
    CLI::App* const sub = program.add_subcommand("info", "Show what is in a file or world");
    sub->add_flag("--json", options->json, "One JSON object");
    addPathArgument(*sub, "PATH", options->path, "A blueprint, blob, chunk file or world folder");
    sub->callback([options, &context] { run(*options, context); });
}

} // namespace chartroom::cli
