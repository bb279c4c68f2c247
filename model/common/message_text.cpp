#include "model/common/message_text.h"

#include "formats/core/fill.h"
#include "model/common/name_text.h"
#include "model/common/number_text.h"

#include <QCoreApplication>

namespace chartroom::model {

namespace {

std::string translate(const std::string& english)
{
    return QCoreApplication::translate("Message", english.c_str()).toStdString();
}

/// A template with its arguments.
QString filled(const std::string& text, const std::vector<core::Argument>& arguments)
{
    const auto number = [](std::uint64_t value) { return countText(value).toStdString(); };
    const auto decimal = [](const std::string& value) {
        return withDecimalSeparator(QString::fromStdString(value)).toStdString();
    };
    // Names of files and palettes may be among the values.
    return nameText(core::fill(text, arguments, translate, number, decimal));
}

} // namespace

QString messageText(const core::Message& message)
{
    return filled(translate(core::info(message.code).text), message.arguments);
}

QString argumentText(const core::Message& message, std::string_view name)
{
    return filled('{' + std::string(name) + '}', message.arguments);
}

QString codeName(core::Code code)
{
    const std::string_view name = core::info(code).name;
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace chartroom::model
