#pragma once

#include "formats/world/json/document.h"

#include <string>
#include <string_view>

namespace chartroom::world::json {

/// How a file is laid out: what is put around values that the file did not have before (N5).
struct Layout
{
    bool lines = true;          ///< one member or element a line; false: all in one line
    std::string indent = "  ";  ///< of one level
    std::string newline = "\n"; ///< or "\r\n"
    std::string colon = ": ";   ///< between key and value
    std::string comma = ", ";   ///< between elements of one line
    std::string begin;          ///< before the value: a byte order mark, if any
    std::string end = "\n";     ///< behind the value

    /// The layout of JavaScript's `JSON.stringify(value)`: no white space at all.
    [[nodiscard]] static Layout minified();
    /// What `JSON.stringify(value, null, 2)` prints, and a final newline: the layout of new files.
    [[nodiscard]] static Layout fresh() { return {}; }
    /// The habits of a file.
    [[nodiscard]] static Layout of(const Document& document);
};

/// Appends a value without any white space. Numbers and strings keep their spelling.
void appendMinified(std::string& out, const Value& value);
/// A whole file with this value in this layout.
[[nodiscard]] std::string print(const Value& value, const Layout& layout);
/// Appends a value as it stands in a file of this layout, on a line that is indented by `margin`. With
/// `lines` false all of it stays in one line.
void appendLaidOut(std::string& out, const Value& value, const Layout& layout, std::string_view margin,
                   bool lines);

} // namespace chartroom::world::json
