#pragma once

#include <QWidget>

#include <map>

class QButtonGroup;
class QToolButton;

namespace chartroom::views {

class FlowLayout;

/// Rows of buttons, one for each group with its number; the pressed one is shown alone.
class ReasonChips : public QWidget
{
    Q_OBJECT

public:
    explicit ReasonChips(QWidget* parent = nullptr);

    /// Groups with their numbers; `accepted` comes first.
    void setGroups(const std::map<QString, int>& groups);
    /// The pressed group; empty: all.
    [[nodiscard]] const QString& group() const { return m_group; }

Q_SIGNALS:
    void groupChosen(const QString& group);

private:
    QToolButton* chip(const QString& group);

    FlowLayout* m_layout;
    QButtonGroup* m_buttons;
    std::map<QString, QToolButton*> m_chips;
    QString m_group;
};

} // namespace chartroom::views
