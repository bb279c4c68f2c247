#pragma once

#include "model/world/kept_work.h"

#include <QWidget>

namespace chartroom::views {
class ActionNotice;
}

namespace chartroom::app {

/// A part of the start page: a sentence for each world that was not closed properly, with a way to it. Hidden
/// while there is none.
class UnaskedWork : public QWidget
{
    Q_OBJECT

public:
    /// Tab leads from `before`, where there is one, to what is offered here, and from there to `next`.
    UnaskedWork(QWidget* before, QWidget& next, QWidget* parent = nullptr);

    /// What there is now, the newest first. What is said already stays as it is.
    void setWork(std::vector<model::KeptWork> work);
    /// What is said of each; where there are many, the last sentence is about the rest.
    [[nodiscard]] const std::vector<views::ActionNotice*>& notices() const { return m_notices; }

Q_SIGNALS:
    /// A world is to be opened, which offers its work.
    void openRequested(const QString& world);
    /// The list of all work that is left is wanted.
    void listRequested();

private:
    void say(const model::KeptWork& work);
    [[nodiscard]] views::ActionNotice& add();

    QWidget* m_before;
    QWidget& m_next;
    std::vector<model::KeptWork> m_work;
    std::vector<views::ActionNotice*> m_notices;
};

} // namespace chartroom::app
