#include "views/world/step_remark.h"

#include "model/world/session.h"

#include <utility>

namespace chartroom::views {

using model::WorldSession;

StepRemark::StepRemark(WorldSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &WorldSession::stateChanged, this, &StepRemark::follow);
    connect(&session, &WorldSession::editEnded, this, [this] {
        if (const QString sentence = std::exchange(m_waiting, {}); !sentence.isEmpty())
            say(sentence);
    });
    connect(&session, &WorldSession::editFailed, this, [this] { m_waiting.clear(); });
}

void StepRemark::say(const QString& sentence)
{
    m_sentence = sentence;
    m_last = m_session.document().history().lastNumber();
    Q_EMIT said(sentence);
}

void StepRemark::sayOfEdit(const QString& sentence)
{
    if (m_session.isEditing())
        m_waiting = sentence;
    else
        say(sentence);
}

void StepRemark::sayOfUndo(const QString& sentence, std::uint64_t before)
{
    say(sentence);
    m_undone = before;
    if (m_session.isEditing())
        m_last.reset();
}

void StepRemark::follow()
{
    if (m_sentence.isEmpty() || !m_session.ready() || m_session.isEditing())
        return;
    const std::uint64_t last = m_session.document().history().lastNumber();
    if (!m_last && last != m_undone)
        m_last = last;
    if (m_last != last)
        Q_EMIT over(std::exchange(m_sentence, {}));
}

} // namespace chartroom::views
