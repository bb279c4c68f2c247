#pragma once

class QCoreApplication;
class QString;

namespace chartroom::app {

/// Puts the program into a language: `en`, `de`, or empty for the system's first one that there is. Numbers
/// and dates follow a language that was chosen. Call once, before any widget is made.
void installLanguage(QCoreApplication& application, const QString& language);

} // namespace chartroom::app
