#include "app/cli/progress.h"
#include "app/cli/renderers.h"
#include "app/cli/subcommands.h"
#include "app/cli/world_arguments.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/world/compose.h"
#include "views/canvas/picture_export.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>

namespace chartroom::cli {

namespace {

const std::vector<std::string> layerNames{"height",  "hillshade", "biome", "water",
                                          "surface", "depth",     "world"};
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

/// Takes the kind's usual layer where none was named. False: the kind has no such layer.
bool chooseLayer(RenderSettings& settings, Kind kind)
{
    const std::vector<std::string> layers = layersOf(kind);
    if (settings.layer.empty())
        settings.layer = layers.front();
    return std::find(layers.begin(), layers.end(), settings.layer) != layers.end();
}

void run(RenderSettings settings, const std::filesystem::path& output, Context& context)
{
    std::error_code error;
    const bool there = std::filesystem::exists(settings.input, error);
    const Kind kind = detectKind(settings.input);
    const Renderer renderer = rendererOf(kind);
    core::Result<void> result;
    if (!there || !renderer) {
        const core::Code unknown = kind == Kind::Unknown ? core::Code::FileUnknown : core::Code::PictureKind;
        const core::Code code = there ? unknown : core::Code::FileMissing;
        result = core::Message{code, {{"path", core::displayPath(settings.input)}}};
    } else if (!chooseLayer(settings, kind)) {
        result = core::Message{core::Code::PictureLayer,
                               {{"path", core::displayPath(settings.input)},
                                {"layer", settings.layer},
                                {"expected", fmt::format("{}", fmt::join(layersOf(kind), ", "))}}};
    } else {
        result = render(renderer, settings, output);
    }
    if (result)
        return;
    fmt::print(stderr, "chartroom render: {}\n", result.error().text());
    const core::Code code = result.error().code;
    const bool unreadable = !there || !renderer || code == core::Code::FileOpen ||
                            code == core::Code::FileKind || code == core::Code::FileMap ||
                            code == core::Code::PaletteInvalid || code == core::Code::PictureFormat ||
                            code == core::Code::PictureLayer || code == core::Code::WorldMissing ||
                            code == core::Code::WorldUnknown;
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
        std::string center;
    };
    auto options = std::make_shared<Options>();
    CLI::App* const sub =
        program.add_subcommand("render", "Draw a blueprint or a world into a PNG, without a display");
    sub->add_option("PATH", options->input, "A blueprint, or a world's folder")->required();
    sub->add_option("OUT.png", options->output, "Where to write the picture")->required();
    sub->add_option("--layer", options->settings.layer, "What to draw: usually height, of a world world")
        ->check(CLI::IsMember(layerNames));
    sub->add_option("--size", options->settings.size,
                    "Pixels along one side of the picture (at most 64 times the map)")
        ->check(CLI::Range(1, canvas::maxPictureSide))
        ->capture_default_str();
    sub->add_option("--overlay", options->settings.overlays, "What to draw over it, separated by commas")
        ->delimiter(',')
        ->check(CLI::IsMember(overlayNames));
    sub->add_option("--palette", options->palette, "Names and colours of the biomes (a JSON file)");
    sub->add_option("--world", options->settings.world, "The world's id, where worlds.json lists several")
        ->type_name("ID");
    sub->add_option("--center", options->center, "The chunk in the middle of a world's part, such as -1,2")
        ->check(addressValidator());
    sub->add_option("--radius", options->settings.radius, "Chunks around it")
        ->check(CLI::Range(0, static_cast<int>(world::maximumRadius)))
        ->capture_default_str();
    sub->callback([options, &context] {
        options->settings.center = parseAddress(options->center);
        options->settings.input = options->input;
        if (!options->palette.empty())
            options->settings.palette = options->palette;
        run(options->settings, options->output, context);
    });
}

} // namespace chartroom::cli
