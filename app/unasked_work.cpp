#include "app/unasked_work.h"

#include "model/common/short_text.h"
#include "model/common/tip_text.h"
#include "views/common/action_notice.h"
#include "views/common/display_text.h"
#include "views/common/gaps.h"
#include "views/common/time_text.h"

#include <QDir>
#include <QPushButton>
#include <QVBoxLayout>

namespace chartroom::app {

using model::KeptWork;
using views::ActionNotice;

namespace {
constexpr std::size_t mostShown = 3;
/// Letters of a world's name or folder.
constexpr qsizetype longestLabel = 300;
} // namespace

UnaskedWork::UnaskedWork(QWidget* before, QWidget& next, QWidget* parent)
    : QWidget(parent)
    , m_before(before)
    , m_next(next)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(views::narrowGap);
    hide();
}

void UnaskedWork::setWork(std::vector<KeptWork> work)
{
    if (work == m_work)
        return;
    m_work = std::move(work);
    for (ActionNotice* notice : m_notices) {
        notice->hide();
        notice->deleteLater();
    }
    m_notices.clear();
    const std::size_t shown = m_work.size() > mostShown + 1 ? mostShown : m_work.size();
    for (std::size_t i = 0; i < shown; ++i)
        say(m_work[i]);
    if (shown < m_work.size()) {
        const int rest = static_cast<int>(m_work.size() - shown);
        add().say(views::Icon::History, tr("%Ln more world(s) were not closed properly.", nullptr, rest),
                  {{tr("Recovered Work…"), [this] { Q_EMIT listRequested(); }, {}}});
    }
    // New buttons are the last of the window: the whole way has to be laid.
    QWidget* before = m_before;
    for (const ActionNotice* notice : m_notices) {
        for (auto* button : notice->findChildren<QPushButton*>()) {
            setTabOrder(before, button);
            before = button;
        }
    }
    setTabOrder(before, &m_next);
    setVisible(!m_work.empty());
}

void UnaskedWork::say(const KeptWork& work)
{
    // Where the world is gone its name helps nobody to find it.
    const QString label = work.worldThere ? model::worldLabel(work, m_work) : work.world;
    const QString world = model::shortText(views::singleLine(QDir::toNativeSeparators(label)), longestLabel);
    const QString place = model::tipText(views::singleLine(QDir::toNativeSeparators(work.world)));
    const QString time = views::momentText(work.time);
    const ActionNotice::Answer list{tr("Recovered Work…"), [this] { Q_EMIT listRequested(); },
                                    tr("Shows what was not saved: it can be looked at or deleted")};
    ActionNotice& notice = add();
    notice.setToolTip(place);
    if (work.state == KeptWork::State::Unreadable) {
        notice.say(views::Icon::Warning,
                   world.isEmpty()
                       ? tr("A world was not closed properly, and the record of what was not saved, from "
                            "%1, cannot be read.")
                             .arg(time)
                       : tr("%1 was not closed properly, and the record of what was not saved, from %2, "
                            "cannot be read.")
                             .arg(world, time),
                   {list});
        return;
    }
    const int steps = static_cast<int>(work.steps);
    if (!work.worldThere) {
        notice.say(
            views::Icon::Warning,
            tr("%1 was not closed properly and is not there any more. %Ln step(s) that were not saved, "
               "the last from %2, can be brought back when the world is there again.",
               nullptr, steps)
                .arg(world, time),
            {list});
        return;
    }
    QString sentence = tr("%1 was not closed properly. %Ln step(s) that were not saved, the last from %2, "
                          "can be brought back.",
                          nullptr, steps)
                           .arg(world, time);
    if (work.state == KeptWork::State::Damaged)
        sentence += QLatin1Char(' ') + tr("Their record is damaged: there were more.");
    notice.say(views::Icon::History, sentence,
               {{tr("Open World"), [this, folder = work.world] { Q_EMIT openRequested(folder); },
                 tr("Opens the world, which asks whether the steps are wanted back")}});
}

ActionNotice& UnaskedWork::add()
{
    auto* const notice = new ActionNotice(this);
    layout()->addWidget(notice);
    m_notices.push_back(notice);
    return *notice;
}

} // namespace chartroom::app
