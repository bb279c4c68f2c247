#include "formats/blob/repair.h"

#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/subcommands.h"
#include "formats/core/code.h"
#include "formats/core/same_file.h"
#include "formats/core/system_error.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace chartroom::cli {

namespace {

struct RepairArguments
{
    std::string input;
    std::string output;
    std::string cause;
};

std::string hexBytes(const std::vector<std::byte>& bytes, std::uint64_t length)
{
    if (length == 0)
        return "nothing";
    std::string text;
    for (const std::byte byte : bytes)
        text += fmt::format("{}{:02X}", text.empty() ? "" : " ", std::to_integer<unsigned>(byte));
    return bytes.size() < length ? text + " ..." : text;
}

void printReceipt(const blob::Receipt& receipt, const RepairArguments& options)
{
    print("{}: {} ({} bytes)\n  {}\n", core::displayPath(options.output), core::info(receipt.cause.code).name,
          receipt.size, receipt.cause.text());
    for (const blob::Change& change : receipt.changes.changes)
        print("  at offset {}: {} instead of {} ({} {} of the damaged file)\n", change.input.offset,
              hexBytes(change.inserted, change.inserted.size()),
              hexBytes(change.removed, change.input.length), change.input.length,
              change.input.length == 1 ? "byte" : "bytes");
    if (receipt.changes.count > receipt.changes.changes.size())
        print("  and {} more changes\n", receipt.changes.count - receipt.changes.changes.size());
}

/// The cause that the user wants mended; nothing for the first that is proven.
std::optional<core::Code> wantedCause(const RepairArguments& options)
{
    const auto named = std::ranges::find(core::allCodes(), options.cause, &core::CodeInfo::name);
    return named == core::allCodes().end() ? std::nullopt : std::optional(named->code);
}

/// Whether something is where the mended blob is to go; the damaged blob itself is another matter.
bool isTaken(const RepairArguments& options)
{
    std::error_code error;
    return std::filesystem::exists(std::filesystem::symlink_status(options.output, error)) &&
           !core::sameFile(options.input, options.output);
}

void run(const RepairArguments& options, Context& context)
{
    std::error_code error;
    if (std::filesystem::exists(options.input, error) && isTaken(options)) {
        complain("repair",
                 fmt::format("{} is there already, and a mended blob goes to a new file: nothing was "
                             "written. Give another name.",
                             core::displayPath(options.output)));
        context.raise(exitRejected);
        return;
    }
    core::Result<blob::Receipt> receipt{core::Message{}};
    {
        Progress progress(std::filesystem::path(options.input).filename());
        receipt = blob::repair(options.input, options.output, {}, progress.task(), wantedCause(options));
    }
    if (receipt) {
        printReceipt(*receipt, options);
        return;
    }
    complain("repair", receipt.error());
    context.raise(statusOf(receipt.error().code));
}

} // namespace

void addRepair(CLI::App& program, Context& context)
{
    auto options = std::make_shared<RepairArguments>();
    CLI::App* const sub = program.add_subcommand("repair", "Mend a blob with a proven cause into a new file");
    addPathArgument(*sub, "IN", options->input, "The damaged blob; it is only read");
    addPathArgument(*sub, "OUT", options->output, "The mended blob, a new file");
    std::vector<std::string> causes;
    for (const core::CodeInfo& info : core::allCodes()) {
        if (info.name.starts_with("cause."))
            causes.emplace_back(info.name);
    }
    sub->add_option("--cause", options->cause, "Which cause to mend where several are proven")
        ->check(CLI::IsMember(causes))
        ->type_name("CODE");
    sub->callback([options, &context] { run(*options, context); });
}

} // namespace chartroom::cli
