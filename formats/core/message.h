#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::core {

/// How much a finding matters. An error is what the game's own reader refuses; a file with one is rejected.
enum class Level : std::uint8_t { Error, Warning, Note };

/// The closed list of everything the program can say about a file (formats/core/code.h). Only declared here,
/// so that a new code does not compile anew what merely carries messages.
enum class Code : std::uint16_t;

/// What is fixed about a code.
struct CodeInfo
{
    Code code;
    /// Stable name, such as `blueprint.section.length`.
    std::string_view name;
    /// The level that the code has unless the reader says otherwise.
    Level level;
    /// English sentence with named arguments in braces, such as `{expected}`.
    const char* text;
};

/// All codes, in the order of the enumeration.
[[nodiscard]] const std::vector<CodeInfo>& allCodes();
/// The fixed part of one code.
[[nodiscard]] const CodeInfo& info(Code code);
/// `error`, `warning` or `note`, as JSON prints it.
[[nodiscard]] std::string_view name(Level level);

/// A named value in a sentence. Values are kept as text, in English notation, taken when the finding was
/// made.
struct Argument
{
    std::string_view name; ///< a literal
    std::string value;
    /// The value is not data but English words, which are translated before they are put in. May itself name
    /// other arguments of the message in braces. See phrase().
    bool isPhrase = false;
    /// What a phrase names in braces, where these are not arguments of the message. See phrase() and cause().
    std::vector<Argument> own = {};

    friend bool operator==(const Argument&, const Argument&) = default;
};

/// An argument of English words, such as what field a value is in. `text` is a literal marked with
/// `QT_TRANSLATE_NOOP("Message", …)` (formats/core/translatable.h), so that the translation has it. `own`:
/// the values that it names in braces, where these are not arguments of the message.
[[nodiscard]] Argument phrase(std::string_view name, const char* text, std::vector<Argument> own = {});

/// A sentence that is not yet put in a language: a code and the values of its arguments. Also the error of an
/// operation that could not be done (see Result).
struct Message
{
    Code code{};
    std::vector<Argument> arguments;

    /// The value of an argument, empty when there is none of that name.
    [[nodiscard]] std::string_view argument(std::string_view argumentName) const;
    /// The English sentence.
    [[nodiscard]] std::string text() const;

    friend bool operator==(const Message&, const Message&) = default;
};

/// An argument that is a whole message, such as why something could not be done, with that message's own
/// arguments: in another language it is translated as well.
[[nodiscard]] Argument cause(std::string_view name, const Message& message);

/// Puts words of a message into a language.
using Translate = std::function<std::string(const std::string& english)>;

/// Puts the arguments into a template: `{name}` becomes the value of that name (empty when there is none).
/// `{{` and `}}` stand for braces. Phrases go through `translate`, when there is one; `text` does not.
[[nodiscard]] std::string fill(std::string_view text, const std::vector<Argument>& arguments,
                               const Translate& translate = {});

} // namespace chartroom::core
