#pragma once

#include "model/world/world_choice.h"

#include <QDialog>

class QListWidget;

namespace chartroom::views {

/// Chooses one of the worlds that a `worlds.json` lists.
class ChooseWorldDialog : public QDialog
{
    Q_OBJECT

public:
    ChooseWorldDialog(const QString& path, model::WorldChoices choices, QWidget* parent = nullptr);

    [[nodiscard]] QListWidget& list() { return *m_list; }

Q_SIGNALS:
    /// The user chose the world in this folder.
    void chosen(const QString& folder);

private:
    void take();

    model::WorldChoices m_choices;
    QListWidget* m_list;
};

} // namespace chartroom::views
