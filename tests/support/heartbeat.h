#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace chartroom::test {

/// Watches the event loop of the thread that it lives on: the longest time between two of its turns. Beside
/// the wall clock it takes the thread's own processor time, which a busy machine does not make longer: what
/// the loop really worked between two turns.
class Heartbeat : public QObject
{
    Q_OBJECT

public:
    /// Starts at once.
    explicit Heartbeat(QObject* parent = nullptr);

    /// Forgets what was measured and starts anew.
    void restart();
    /// How often the loop came round.
    [[nodiscard]] qint64 beats() const { return m_beats; }
    /// The longest wall-clock gap between two turns in milliseconds, the one that is still open included.
    [[nodiscard]] double longestGap() const;
    /// The most processor time of this thread between two turns, milliseconds; the open gap included.
    [[nodiscard]] double longestWork() const;

private:
    void beat();

    QTimer m_timer;
    QElapsedTimer m_sinceBeat;
    double m_workAtBeat = 0;
    qint64 m_beats = 0;
    double m_longestGap = 0;
    double m_longestWork = 0;
};

} // namespace chartroom::test
