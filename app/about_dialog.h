#pragma once

class QWidget;

namespace chartroom::app {

/// Shows what this program is, its licence, its libraries and what it assumes.
void showAbout(QWidget* parent);

} // namespace chartroom::app
