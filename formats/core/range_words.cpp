#include "formats/core/range_words.h"

#include "formats/core/translatable.h"

namespace chartroom::core {

std::vector<Argument> withRange(std::vector<Argument> arguments, std::string_view name, std::int64_t least,
                                std::int64_t most)
{
    arguments.push_back(phrase(name, QT_TRANSLATE_NOOP("Message", "{least} to {most}")));
    arguments.push_back({"least", std::to_string(least)});
    arguments.push_back({"most", std::to_string(most)});
    return arguments;
}

std::vector<Argument> withLeast(std::vector<Argument> arguments, std::string_view name, std::uint64_t least)
{
    arguments.push_back(phrase(name, QT_TRANSLATE_NOOP("Message", "at least {least}")));
    arguments.push_back({"least", std::to_string(least)});
    return arguments;
}

} // namespace chartroom::core
