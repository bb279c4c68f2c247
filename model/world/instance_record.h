#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace chartroom::model {

/// One member of an instance's record, as a form shows it.
struct RecordField
{
    QString key;
    /// A text without its quotes, anything else as JSON.
    QString value;
    bool isText = false;
    /// Follows from the instance's place and is not edited (N26).
    bool isFixed = false;

    friend bool operator==(const RecordField&, const RecordField&) = default;
};

/// The members of a record, in its order.
[[nodiscard]] std::vector<RecordField> recordFields(const std::string& record);
/// A record with one member set, the others kept. `value` is a text when the member is one or is new and
/// cannot be read as JSON, else JSON. Nothing when a member that is no text would get what is no JSON.
[[nodiscard]] std::optional<std::string> withField(const std::string& record, const QString& key,
                                                   const QString& value);
/// A text as JSON: in quotes.
[[nodiscard]] QString quotedText(const QString& text);
/// A record under another name; an empty one takes the name away.
[[nodiscard]] std::string withName(const std::string& record, const QString& name);
/// A record without one member.
[[nodiscard]] std::string withoutField(const std::string& record, const QString& key);
/// A record on lines of its own, to be read and edited.
[[nodiscard]] QString recordText(const std::string& record);

/// An edited text as a record, or why it is none.
struct RecordReading
{
    std::optional<std::string> record; ///< minified
    QString problem;                   ///< a sentence
    int offset = 0;                    ///< of the problem, in characters (UTF-16) of the text
};
[[nodiscard]] RecordReading readRecord(const QString& text);

} // namespace chartroom::model
