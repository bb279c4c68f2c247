#include "app/cli/progress.h"
#include "app/cli/renderers.h"
#include "app/cli/subcommands.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "views/canvas/picture_export.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>

namespace chartroom::cli {

namespace {

const std::vector<std::string> layerNames{"height", "hillshade", "biome", "water", "surface", "depth"};
const std::vector<std::string> overlayNames{"towns", "roads", "grid", "bodies"};

core::Result<void> render(const Renderer renderer, const RenderSettings& settings,
                          const std::filesystem::path& output)
{
    // What is wrong with the target is said before the work, not after it.
    if (auto named = canvas::checkPictureName(output); !named)
        return named;
    Progress progress(output.filename());
    return renderer(settings, output, progress.task());
}

void run(const RenderSettings& settings, const std::filesystem::path& output, Context& context)
{
    std::error_code error;
    const bool there = std::filesystem::exists(settings.input, error);
    const Kind kind = detectKind(settings.input);
    const Renderer renderer = rendererOf(kind);
    if (there && kind != Kind::Unknown && !renderer) {
        fmt::print(stderr, "chartroom render: {} is no blueprint, and only blueprints can be drawn.\n",
                   core::displayPath(settings.input));
        context.raise(exitUsage);
        return;
    }
    core::Result<void> result;
    if (!there || !renderer) {
        const auto code = there ? core::Code::FileUnknown : core::Code::FileMissing;
        result = core::Message{code, {{"path", core::displayPath(settings.input)}}};
    } else {
        result = render(renderer, settings, output);
    }
    if (result)
        return;
    fmt::print(stderr, "chartroom render: {}\n", result.error().text());
    const core::Code code = result.error().code;
    const bool unreadable = !there || !renderer || code == core::Code::FileOpen ||
                            code == core::Code::FileKind || code == core::Code::FileMap ||
                            code == core::Code::PaletteInvalid || code == core::Code::PictureFormat;
    context.raise(unreadable ? exitUsage : exitRejected);
}

} // namespace

void addRender(CLI::App& program, Context& context)
{
    struct Options
    {
        RenderSettings settings;
        std::string input;
        std::string output;
        std::string palette;
    };
    auto options = std::make_shared<Options>();
    CLI::App* const sub = program.add_subcommand("render", "Draw a blueprint into a PNG, without a display");
    sub->add_option("PATH", options->input, "A blueprint")->required();
    sub->add_option("OUT.png", options->output, "Where to write the picture")->required();
    sub->add_option("--layer", options->settings.layer, "What to draw")
        ->check(CLI::IsMember(layerNames))
        ->capture_default_str();
    sub->add_option("--size", options->settings.size,
                    "Pixels along one side of the picture (at most 64 times the map)")
        ->check(CLI::Range(1, canvas::maxPictureSide))
        ->capture_default_str();
    sub->add_option("--overlay", options->settings.overlays, "What to draw over it, separated by commas")
        ->delimiter(',')
        ->check(CLI::IsMember(overlayNames));
    sub->add_option("--palette", options->palette, "Names and colours of the biomes (a JSON file)");
    sub->callback([options, &context] {
        options->settings.input = options->input;
        if (!options->palette.empty())
            options->settings.palette = options->palette;
        run(options->settings, options->output, context);
    });
}

} // namespace chartroom::cli
