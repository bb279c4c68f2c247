#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>

class QLabel;
class QProgressBar;
class QStatusBar;
class QToolButton;

namespace chartroom::views {
class ElidedLabel;
class Workbench;
} // namespace chartroom::views

namespace chartroom::app {

/// The status bar: at the left what the front document is busy with, with progress and Cancel, and what a
/// press does there; at the right the place and the values under the pointer. What is said for a moment takes
/// the left side; what of it has no room is in its tool tip.
class StatusArea : public QObject
{
    Q_OBJECT

public:
    explicit StatusArea(QStatusBar* bar);

    /// Follows a document from now on.
    void follow(views::Workbench* workbench);
    /// Shows the state of the document that came to the front (or of none).
    void setFront(views::Workbench* workbench);
    /// Progress of work that belongs to the window itself, such as writing the sample. A share of 1 ends it.
    void showOwnWork(const QString& what, double share);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// Cancel was pressed while work of the window itself was shown.
    void ownWorkCancelled();

private:
    struct Busy
    {
        QString what;
        double share = 1;
    };

    struct Mode
    {
        QString text;
        QString more; ///< in its tool tip
    };

    void refresh();
    void showMessage(const QString& message);
    /// Narrows the place so that the message, or else the mode, can be read.
    void makeRoom();
    void layMessage();

    QStatusBar* m_bar;
    QLabel* m_what;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
    views::ElidedLabel* m_mode;
    views::ElidedLabel* m_place;
    views::ElidedLabel* m_message; ///< what is said for a moment
    QPointer<views::Workbench> m_front;
    QHash<views::Workbench*, Busy> m_busy;
    QHash<views::Workbench*, Mode> m_modes;
    QHash<views::Workbench*, QString> m_places;
    Busy m_own;
};

} // namespace chartroom::app
