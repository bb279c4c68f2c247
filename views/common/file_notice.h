#pragma once

#include "model/common/file_watch.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace chartroom::views {

/// One line above a document: another program did something to its file. Offers to read it again.
class FileNotice : public QFrame
{
    Q_OBJECT

public:
    explicit FileNotice(QWidget* parent = nullptr);

    /// Shows what happened; None hides the notice.
    void setChange(model::FileWatch::Change change);
    /// Shows a sentence of the caller's own; empty hides the notice.
    void setSentence(const QString& sentence, bool canReload);
    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    void reloadRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void colour();

    QLabel* m_sign;
    QLabel* m_sentence;
    QToolButton* m_reload;
};

} // namespace chartroom::views
