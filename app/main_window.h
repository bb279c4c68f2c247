#pragma once

#include <QMainWindow>

namespace chartroom::app {

/// The frame: menus, tabs of open documents, status bar.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr)
        : QMainWindow(parent)
    {}
};

} // namespace chartroom::app
