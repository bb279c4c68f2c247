#pragma once

#include "model/common/line_difference.h"

class QPlainTextEdit;

namespace chartroom::views {

/// Shows a difference: lines that go behind a minus, lines that come behind a plus, on faint colours.
void showLineDifference(QPlainTextEdit& view, const model::LineDifference& difference);

} // namespace chartroom::views
