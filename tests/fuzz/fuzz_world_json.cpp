// Any bytes: read, written and rewritten without a fault; what is written reads back as the same.
#include "formats/world/json/layout.h"
#include "formats/world/json/reader.h"
#include "formats/world/json/rewrite.h"

#include <cstdlib>

namespace json = chartroom::world::json;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    json::Document document;
    if (const auto error = json::parse(text, document)) {
        if (error->offset > size || error->line < 1 || error->column < 1)
            std::abort();
        return 0;
    }
    std::string minified;
    json::appendMinified(minified, document.root());
    json::Document again;
    if (json::parse(minified, again) || !json::equal(document.root(), again.root()))
        std::abort();
    if (json::rewrite(document, again.root()) != text)
        std::abort();
    // Another content in this file's layout reads back as that content.
    const auto other = json::OwnedDocument::of(R"({"a":[1,{"b":"c"}],"id":{"x":1.0},"rows":["AB",""]})");
    const std::string changed = json::rewrite(document, other.root());
    json::Document reread;
    if (json::parse(changed, reread) || !json::equal(reread.root(), other.root()))
        std::abort();
    return 0;
}
