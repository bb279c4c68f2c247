#pragma once

#include <QThreadPool>

#include <functional>

namespace chartroom::canvas {

/// Threads that stand ready to share short work, such as one frame: starting threads for each frame would
/// take longer than drawing it.
class Crew
{
public:
    Crew();
    /// Runs `work(piece)` for each piece of `[0, pieces)` on the calling thread and the helpers; returns when
    /// all are done. What `work` throws is thrown to the caller then.
    void run(int pieces, const std::function<void(int piece)>& work);

private:
    QThreadPool m_helpers;
};

} // namespace chartroom::canvas
