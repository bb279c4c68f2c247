#pragma once

#include <QGuiApplication>

#include <memory>

namespace chartroom::cli {

/// Text needs fonts, fonts need the GUI library's application object; no display does. Null where there is
/// one already.
[[nodiscard]] std::unique_ptr<QGuiApplication> guiForText();

} // namespace chartroom::cli
