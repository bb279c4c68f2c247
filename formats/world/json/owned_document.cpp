#include "formats/world/json/reader.h"

#include <utility>

namespace chartroom::world::json {

OwnedDocument OwnedDocument::of(std::string text)
{
    OwnedDocument result;
    result.m_text = std::make_unique<std::string>(std::move(text));
    result.m_document = std::make_unique<Document>();
    (void)parse(*result.m_text, *result.m_document);
    return result;
}

} // namespace chartroom::world::json
