#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <utility>

namespace chartroom::views {

/// The texts that were typed for records and not applied, while other instances are shown: one waits for
/// each instance until that is shown again.
class RecordDrafts
{
public:
    /// A text, and what it was typed over.
    struct Draft
    {
        std::optional<std::string> record; ///< nothing: one that the instance has no longer
        QString text;
    };

    /// Keeps what was typed for an instance, instead of what waits for it.
    void keep(const QString& instance, Draft draft) { m_drafts[instance] = std::move(draft); }
    /// Hands out what waits for an instance and forgets it. Nothing: nothing waits.
    [[nodiscard]] std::optional<Draft> take(const QString& instance);
    /// An instance goes by another name from now on and has another record: what waits for it is for that,
    /// but for what was typed over one that it had no longer.
    void rename(const QString& instance, const QString& now, const std::string& record);
    /// Forgets what waits for an instance. Whether something did.
    bool drop(const QString& instance);
    /// The instances that something waits for, in no order.
    [[nodiscard]] QStringList instances() const { return m_drafts.keys(); }

private:
    QHash<QString, Draft> m_drafts; ///< by instance
};

} // namespace chartroom::views
