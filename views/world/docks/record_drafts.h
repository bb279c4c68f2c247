#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>

namespace chartroom::views {

/// The texts that were typed for records and not applied, while other instances are shown: one waits for
/// each instance until that is shown again.
class RecordDrafts
{
public:
    /// Keeps what was typed over the record of an instance, instead of what waits for it.
    void keep(const QString& instance, const std::string& record, const QString& text);
    /// Hands out what waits for an instance and forgets it. Nothing, also where something waits: it was typed
    /// over another record than the one that is given, or there is no record.
    [[nodiscard]] std::optional<QString> take(const QString& instance,
                                              const std::optional<std::string>& record);
    /// An instance goes by another name from now on and has another record: what waits for it is for that.
    void rename(const QString& instance, const QString& now, const std::string& record);
    /// Forgets what waits for an instance. Whether something did.
    bool drop(const QString& instance);
    /// The instances that something waits for, in no order.
    [[nodiscard]] QStringList instances() const { return m_drafts.keys(); }

private:
    struct Draft
    {
        std::string record; ///< what was edited
        QString text;
    };

    QHash<QString, Draft> m_drafts; ///< by instance
};

} // namespace chartroom::views
