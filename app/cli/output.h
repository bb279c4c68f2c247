#pragma once

#include "formats/core/message.h"

#include <fmt/format.h>

#include <string_view>

namespace chartroom::cli {

/// Makes sure that the numbers of the three standard streams are taken, so that no file that the program
/// opens gets one of them and the messages in it. A stream that was closed stays one that cannot be written
/// to.
void reserveStandardStreams();

/// Puts a result to standard output as it is. That it could not be written never ends the work that it comes
/// from: finishOutput() says it. All subcommands write through here.
void put(std::string_view text);
/// The same for a text with arguments.
template<class... Values>
void print(fmt::format_string<Values...> format, Values&&... values)
{
    put(fmt::format(format, std::forward<Values>(values)...));
}
/// What was put so far goes out now.
void flushOutput();

/// Puts a text to standard error as it is. Where that cannot be written nobody can be told, and the work goes
/// on all the same.
void putError(std::string_view text);
/// A sentence of a subcommand on standard error, in a line of its own. Control characters are made visible.
void complain(std::string_view subcommand, std::string_view sentence);
void complain(std::string_view subcommand, const core::Message& why);

/// Flushes standard output at the end of the program. Returns the status to end with: `status`, or 2 with a
/// sentence where results were lost, for they must not pass for done.
[[nodiscard]] int finishOutput(int status);

} // namespace chartroom::cli
