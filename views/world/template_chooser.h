#pragma once

#include <QWidget>

class QComboBox;

namespace chartroom::views {

class WorldViewState;

/// Says which template a click of the instance tool places, and lets the user choose another one or make a
/// new one.
class TemplateChooser : public QWidget
{
    Q_OBJECT

public:
    explicit TemplateChooser(WorldViewState& state, QWidget* parent = nullptr);

    /// The templates that the world has.
    void setTemplates(const QStringList& templates);
    void setEditable(bool editable);
    [[nodiscard]] QComboBox& box() { return *m_box; }

Q_SIGNALS:
    /// The user wants a template that is not in the list.
    void newRequested();

private:
    void fill();
    void choose(int index);

    WorldViewState& m_state;
    QStringList m_templates;
    QComboBox* m_box;
};

} // namespace chartroom::views
