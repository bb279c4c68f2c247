#include "views/world/docks/record_drafts.h"

namespace chartroom::views {

void RecordDrafts::keep(const QString& instance, const std::string& record, const QString& text)
{
    m_drafts[instance] = {record, text};
}

std::optional<QString> RecordDrafts::take(const QString& instance, const std::optional<std::string>& record)
{
    const Draft draft = m_drafts.take(instance);
    return record && draft.record == *record && !draft.text.isEmpty() ? std::optional(draft.text)
                                                                      : std::nullopt;
}

void RecordDrafts::rename(const QString& instance, const QString& now, const std::string& record)
{
    const auto draft = m_drafts.constFind(instance);
    if (draft == m_drafts.constEnd())
        return;
    const QString text = draft->text;
    m_drafts.erase(draft);
    m_drafts[now] = {record, text};
}

bool RecordDrafts::drop(const QString& instance)
{
    return m_drafts.remove(instance);
}

} // namespace chartroom::views
