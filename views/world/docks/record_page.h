#pragma once

#include <initializer_list>

class QLabel;
class QPushButton;
class QWidget;

// What the pages of a record's editor are made of, so that they look alike.
namespace chartroom::views {

/// A line for why something cannot be used or was not done.
[[nodiscard]] QLabel* makeProblemLine();
/// Lays an empty page out: what is edited, below it what is to be said about it, and below that the buttons.
void fillRecordPage(QWidget& page, QWidget* main, QLabel* problem,
                    std::initializer_list<QPushButton*> buttons);

} // namespace chartroom::views
