#pragma once

#include "formats/world/json/document.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::world::json {

/// Deepest nesting that is read: the root is 1 (N1, W1).
inline constexpr int maximumDepth = 256;

/// Where and why a text is no JSON (`json.syntax`).
struct SyntaxError
{
    /// English, marked for translation (see core::phrase()), such as "a comma or ] is expected here".
    const char* problem;
    std::size_t offset = 0; ///< bytes from the start of the file
    std::size_t line = 1;   ///< from 1
    std::size_t column = 1; ///< characters (code points) from 1
};

/// Reads a text into a document (N1): UTF-8 with or without a byte order mark, JSON as RFC 8259 has it,
/// nothing more lenient. The document keeps pointing to the text. On an error it is left empty. Lines end at
/// a line feed.
[[nodiscard]] std::optional<SyntaxError> parse(std::string_view text, Document& document);

/// The byte order mark of UTF-8.
inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// A document that owns its text: for values that outlive the file's bytes.
class OwnedDocument
{
public:
    /// A text that is known to be JSON, such as one this program wrote. Anything else gives an empty
    /// document.
    [[nodiscard]] static OwnedDocument of(std::string text);
    [[nodiscard]] Value root() const { return m_document->root(); }

private:
    std::unique_ptr<std::string> m_text;
    std::unique_ptr<Document> m_document;
};

} // namespace chartroom::world::json
