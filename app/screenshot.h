#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace chartroom::views {
class Workbench;
}

namespace chartroom::app {

class MainWindow;

/// Saves a picture of the window once every document in it is complete, and ends the program. Documents
/// behind the front one are shown in turn, for what is not shown is not drawn; the front one is in front
/// again in the picture.
class Screenshot : public QObject
{
    Q_OBJECT

public:
    Screenshot(MainWindow& window, QString file, QObject* parent = nullptr);

private:
    void look();
    /// Whether all is complete; else shows what is not, so that it can become so.
    [[nodiscard]] bool allComplete();

    MainWindow& m_window;
    QString m_file;
    QPointer<views::Workbench> m_front;
    QTimer m_timer;
    int m_looks = 0;
    int m_quietLooks = 0;
};

} // namespace chartroom::app
