#pragma once

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>

namespace chartroom::model {
class WorldSession;
}

namespace chartroom::views {

/// What is said in passing of the step that was done or undone last: it holds until another one is.
class StepRemark : public QObject
{
    Q_OBJECT

public:
    explicit StepRemark(model::WorldSession& session, QObject* parent = nullptr);

    /// Says something of the steps as they are now.
    void say(const QString& sentence);
    /// Says something of the edit that was just asked for: now where it is done, else once it is. Where it
    /// is not done after all, nothing is said.
    void sayOfEdit(const QString& sentence);
    /// Says something of an undo that was just begun, and may go on. `before` is the number of the last step
    /// until then: where it is not undone after all, the sentence does not hold.
    void sayOfUndo(const QString& sentence, std::uint64_t before);

Q_SIGNALS:
    void said(const QString& sentence);
    /// The sentence holds no longer.
    void over(const QString& sentence);

private:
    void follow();

    model::WorldSession& m_session;
    QString m_sentence;
    QString m_waiting; ///< to be said once the edit that runs is done
    std::optional<std::uint64_t>
        m_last;                 // the step that was the last when it was said; nothing: not known yet
    std::uint64_t m_undone = 0; // the one that an undo is taking back
};

} // namespace chartroom::views
