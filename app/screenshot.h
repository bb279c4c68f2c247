#pragma once

#include <QObject>
#include <QTimer>

namespace chartroom::app {

class MainWindow;

/// Saves a picture of the window once every document in it is complete, and ends the program.
class Screenshot : public QObject
{
    Q_OBJECT

public:
    Screenshot(MainWindow& window, QString file, QObject* parent = nullptr);

private:
    void look();

    MainWindow& m_window;
    QString m_file;
    QTimer m_timer;
    int m_looks = 0;
    int m_quietLooks = 0;
};

} // namespace chartroom::app
