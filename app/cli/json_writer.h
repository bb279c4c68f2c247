#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace chartroom::cli {

/// Text as a JSON string with its quotes. Control characters, quotes and backslashes are escaped; a byte that
/// is not UTF-8 (file names can hold any) becomes `\xNN` in the text.
[[nodiscard]] std::string jsonString(std::string_view text);

/// Writes one JSON value into a string, keys in the order in which they come. The caller keeps begin and end
/// in pairs.
class JsonWriter
{
public:
    JsonWriter& beginObject() { return begin('{'); }
    JsonWriter& endObject() { return end('}'); }
    JsonWriter& beginArray() { return begin('['); }
    JsonWriter& endArray() { return end(']'); }
    JsonWriter& key(std::string_view name);
    JsonWriter& value(std::string_view text);
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(std::integral auto number) { return raw(std::to_string(number)); }
    JsonWriter& value(bool truth) { return raw(truth ? "true" : "false"); }
    /// The shortest text that reads back as the same number; `null` for NaN and infinities, which JSON cannot
    /// say.
    JsonWriter& value(float number);
    JsonWriter& value(double number);
    JsonWriter& null() { return raw("null"); }
    /// A key with its value.
    template<class T>
    JsonWriter& field(std::string_view name, const T& content)
    {
        return key(name).value(content);
    }

    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    JsonWriter& begin(char bracket);
    JsonWriter& end(char bracket);
    JsonWriter& raw(std::string_view text);
    void separate();

    std::string m_text;
    bool m_first = true; // no comma before the next value
};

} // namespace chartroom::cli
