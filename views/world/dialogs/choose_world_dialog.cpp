#include "views/world/dialogs/choose_world_dialog.h"

#include "model/common/tip_text.h"
#include "views/common/display_text.h"
#include "views/common/icons.h"
#include "views/common/screen_room.h"
#include "views/common/short_text_delegate.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chartroom::views {

ChooseWorldDialog::ChooseWorldDialog(const QString& path, model::WorldChoices choices, QWidget* parent)
    : QDialog(parent)
    , m_choices(std::move(choices))
    , m_list(new QListWidget)
{
    setWindowTitle(tr("Choose a world"));
    auto* sentence =
        new QLabel(tr("%1 lists several worlds. Which one is to be opened?").arg(singleLine(path)));
    sentence->setWordWrap(true);
    sentence->setTextFormat(Qt::PlainText);
    m_list->setAccessibleName(tr("Worlds"));
    m_list->setItemDelegate(new ShortTextDelegate(m_list));
    m_list->setIconSize({24, 24});
    // A long name is cut where it ends; its tool tip has it in full.
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const model::WorldChoice& world : m_choices.worlds) {
        auto* row = new QListWidgetItem(
            icon(Icon::World), world.name == world.id ? singleLine(world.id)
                                                      : QStringLiteral("%1 (%2)").arg(singleLine(world.name),
                                                                                      singleLine(world.id)));
        if (world.missing) {
            row->setText(tr("%1: no world.json in %2").arg(row->text(), singleLine(world.folder)));
            row->setFlags(Qt::NoItemFlags);
            // It says why it cannot be chosen: fainter than the others, but to be read.
            row->setForeground(palette().brush(QPalette::PlaceholderText));
        }
        row->setToolTip(model::tipText(
            world.missing ? row->text() : row->text() + QLatin1Char('\n') + singleLine(world.folder)));
        m_list->addItem(row);
    }
    const auto there = std::ranges::find(m_choices.worlds, false, &model::WorldChoice::missing);
    const bool any = there != m_choices.worlds.end();
    m_list->setCurrentRow(any ? static_cast<int>(there - m_choices.worlds.begin()) : -1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Open)->setText(tr("&Open"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    buttons->button(QDialogButtonBox::Open)->setEnabled(any);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(sentence);
    layout->addWidget(m_list, 1);
    if (!m_choices.refused.isEmpty()) {
        auto* refused = new QLabel(m_choices.refused.join(QLatin1Char('\n')));
        refused->setWordWrap(true);
        refused->setTextFormat(Qt::PlainText);
        layout->addWidget(refused);
    }
    layout->addWidget(buttons);
    resizeOnScreen(*this, {420, 320});
    connect(buttons, &QDialogButtonBox::accepted, this, &ChooseWorldDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemActivated, this, &ChooseWorldDialog::take);
}

void ChooseWorldDialog::take()
{
    const int row = m_list->currentRow();
    if (row < 0 || m_choices.worlds[static_cast<std::size_t>(row)].missing)
        return;
    accept();
    Q_EMIT chosen(m_choices.worlds[static_cast<std::size_t>(row)].folder);
}

} // namespace chartroom::views
