#include "views/world/catalog_text.h"

#include "model/common/message_text.h"
#include "model/common/short_text.h"
#include "model/world/catalog_file.h"
#include "model/world/session.h"

namespace chartroom::views {

namespace {

/// Letters of a path, so that a sentence with two of them has room in two lines.
constexpr qsizetype mostLettersOfPath = 64;

} // namespace

QString catalogText(const model::WorldSession& session)
{
    if (session.hasCatalog())
        return {};
    core::Message note = model::missingCatalog(session.document().store());
    for (core::Argument& argument : note.arguments) {
        if (!argument.isPhrase)
            argument.value =
                model::shortText(QString::fromStdString(argument.value), mostLettersOfPath).toStdString();
    }
    return model::messageText(note);
}

} // namespace chartroom::views
