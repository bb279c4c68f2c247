#include "tests/support/heartbeat.h"

#include <ctime>

namespace chartroom::test {

namespace {

/// Processor time of the calling thread, in milliseconds.
double threadWork()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

} // namespace

Heartbeat::Heartbeat(QObject* parent)
    : QObject(parent)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(1);
    connect(&m_timer, &QTimer::timeout, this, &Heartbeat::beat);
    restart();
}

void Heartbeat::restart()
{
    m_beats = 0;
    m_longestGap = 0;
    m_longestWork = 0;
    m_workAtBeat = threadWork();
    m_sinceBeat.start();
    m_timer.start();
}

double Heartbeat::longestGap() const
{
    return qMax(m_longestGap, static_cast<double>(m_sinceBeat.nsecsElapsed()) / 1e6);
}

double Heartbeat::longestWork() const
{
    return qMax(m_longestWork, threadWork() - m_workAtBeat);
}

void Heartbeat::beat()
{
    m_longestGap = longestGap();
    m_longestWork = longestWork();
    ++m_beats;
    m_workAtBeat = threadWork();
    m_sinceBeat.start();
}

} // namespace chartroom::test
