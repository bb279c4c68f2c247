#pragma once

#include <QDockWidget>

namespace chartroom::views {

/// A dock whose content is made when it is first needed: in sight, or given something to show. Making widgets
/// is what opening a document takes longest for, and the document's picture is to be seen first.
class LazyDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit LazyDock(const QString& title, QWidget* parent = nullptr);
    explicit LazyDock(QWidget* parent = nullptr);

    /// From now on being in sight does not make the content: the dock is an empty frame until fill().
    void holdBack() { m_held = true; }
    /// Makes the content, unless it is there.
    void fill();

Q_SIGNALS:
    /// The content is there.
    void made();

protected:
    /// Makes the content and hands it to setWidget(). Called once.
    virtual void makeContent() = 0;

private:
    bool m_held = false;
    bool m_made = false;
};

} // namespace chartroom::views
