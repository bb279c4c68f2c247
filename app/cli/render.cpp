#include "app/cli/output.h"
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

/// Says which options mean nothing for what is drawn; they were given for a reason.
void tellIgnored(const CLI::App& sub, const RenderSettings& settings, Kind kind)
{
    const auto tell = [&sub, kind](const char* option, const char* why) {
        if (sub.count(option) > 0)
            complain("render", fmt::format("{} means nothing for a {}: {}", option, name(kind), why));
    };
    if (kind == Kind::Blueprint) {
        for (const char* const option : {"--world", "--center", "--radius"})
            tell(option, "it chooses a part of a world. The whole map is drawn.");
        return;
    }
    tell("--palette", "its tiles have the colours of tiles.json.");
    if (!settings.center)
        tell("--radius", "it needs --center. The whole world is drawn.");
    for (const std::string& overlay : settings.overlays)
        if (overlay != "grid")
            complain("render", fmt::format("a world has no overlay {}, only grid.", overlay));
}

core::Result<void> checkRadius(const RenderSettings& settings)
{
    if (settings.radius >= 0 && settings.radius <= world::maximumRadius)
        return {};
    return core::Message{
        core::Code::ComposeRadius,
        {{"found", std::to_string(settings.radius)}, {"expected", std::to_string(world::maximumRadius)}}};
}

void run(const CLI::App& sub, RenderSettings settings, const std::filesystem::path& output, Context& context)
{
    const Kind kind = detectKind(settings.input);
    const Renderer renderer = rendererOf(kind);
    core::Result<void> result;
    if (!renderer) {
        result = whyUnknown(settings.input);
        if (kind != Kind::Unknown && result.error().code != core::Code::FileMissing)
            result = core::Message{core::Code::PictureKind, {{"path", core::displayPath(settings.input)}}};
    } else if (!chooseLayer(settings, kind)) {
        result = core::Message{core::Code::PictureLayer,
                               {{"path", core::displayPath(settings.input)},
                                {"layer", settings.layer},
                                {"expected", fmt::format("{}", fmt::join(layersOf(kind), ", "))}}};
    } else if (result = checkRadius(settings); result) {
        tellIgnored(sub, settings, kind);
        result = render(renderer, settings, output);
    }
    if (result)
        return;
    complain("render", result.error());
    context.raise(statusOf(result.error().code));
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
    addPathArgument(*sub, "PATH", options->input, "A blueprint, or a world's folder");
    addPathArgument(*sub, "OUT.png", options->output, "Where to write the picture");
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
    sub->add_option("--radius", options->settings.radius, "Chunks around it, 0 to 4")->capture_default_str();
    sub->callback([options, sub, &context] {
        options->settings.center = parseAddress(options->center);
        options->settings.input = options->input;
        if (!options->palette.empty())
            options->settings.palette = options->palette;
        run(*sub, options->settings, options->output, context);
    });
}

} // namespace chartroom::cli
