#include "views/world/docks/record_drafts.h"

namespace chartroom::views {

std::optional<RecordDrafts::Draft> RecordDrafts::take(const QString& instance)
{
    const auto draft = m_drafts.constFind(instance);
    if (draft == m_drafts.constEnd())
        return std::nullopt;
    Draft result = *draft;
    m_drafts.erase(draft);
    return result;
}

void RecordDrafts::rename(const QString& instance, const QString& now, const std::string& record)
{
    auto draft = take(instance);
    if (!draft)
        return;
    if (draft->record)
        draft->record = record;
    keep(now, std::move(*draft));
}

bool RecordDrafts::drop(const QString& instance)
{
    return m_drafts.remove(instance);
}

} // namespace chartroom::views
