// What the workbench says of its world, and what of the view is remembered.
#include "model/world/world_text.h"
#include "views/common/display_text.h"
#include "views/common/dock_room.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/open_field.h"
#include "views/world/world_actions.h"
#include "views/world/world_docks.h"
#include "views/world/world_page.h"
#include "views/world/world_places.h"
#include "views/world/world_workbench.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace chartroom::views {

QString WorldWorkbench::title() const
{
    if (m_session->ready())
        return model::shownText(m_session->document().info().name);
    return fileNameText(m_session->path());
}

std::optional<core::Verdict> WorldWorkbench::verdict() const
{
    if (!m_failure.isEmpty())
        return core::Verdict::Unreadable;
    if (!m_session->isIndexed())
        return std::nullopt;
    return m_session->firstError() ? core::Verdict::Rejected : core::Verdict::Accepted;
}

bool WorldWorkbench::readOnly() const
{
    return m_session->ready() && m_session->readOnly();
}

void WorldWorkbench::commitInput()
{
    if (!m_session->ready() || m_session->readOnly())
        return;
    // What a save is to take must not be lost to an edit that runs, which the save waits for.
    const QScopedValueRollback commits(m_commits, true);
    m_docks->editPatiently([this] {
        m_field = openFieldName(*this);
        finishTyping(*this);
        m_field.clear();
        m_docks->instances->commit();
        m_docks->refreshNow();
    });
    if (!refusedFields().isEmpty())
        tellChange();
}

void WorldWorkbench::takeRefusal(const QString& sentence)
{
    const QString text = m_field.isEmpty()
                             ? sentence
                             : tr("What is typed as %1 was not taken: %2").arg(singleLine(m_field), sentence);
    // What is said now is followed by what the save has to say, and must not be lost.
    if (m_commits || m_session->isSaving())
        keepRefusal(text, m_field);
    Q_EMIT messageShown(text);
}

void WorldWorkbench::keepRefusal(const QString& sentence, const QString& field)
{
    // A field may ask before a close and before its save, or only once.
    const bool isKept = std::ranges::any_of(
        m_refusals, [&sentence](const Refusal& kept) { return kept.sentence == sentence; });
    if (!isKept)
        m_refusals << Refusal{field, sentence};
}

void WorldWorkbench::forgetRefusals()
{
    const bool counted = !refusedFields().isEmpty();
    m_refusals.clear();
    if (counted)
        tellChange();
}

QStringList WorldWorkbench::refusedFields() const
{
    QStringList fields;
    for (const Refusal& refusal : m_refusals) {
        if (!refusal.field.isEmpty())
            fields << singleLine(refusal.field);
    }
    fields.removeDuplicates();
    return fields;
}

QString WorldWorkbench::typedText() const
{
    const QStringList instances = m_docks->instances->unapplied();
    if (instances.isEmpty())
        return {};
    return tr("what is typed as the record of %1").arg(singleLine(instances.join(QStringLiteral(", "))));
}

int WorldWorkbench::unsavedChanges() const
{
    if (!m_session->ready())
        return 0;
    const model::WorldDocument& document = m_session->document();
    const int chunks = static_cast<int>(document.chunks().dirty().size());
    // A world of which only the properties or bookmarks changed is unsaved too.
    return chunks + (document.infoDirty() ? 1 : 0) + (document.bookmarksDirty() ? 1 : 0) +
           (m_session->isEditing() ? 1 : 0) + (typedText().isEmpty() ? 0 : 1) +
           static_cast<int>(refusedFields().size());
}

QString WorldWorkbench::unsavedText() const
{
    const model::WorldDocument& document = m_session->document();
    QStringList parts;
    if (const auto chunks = document.chunks().dirty().size(); chunks > 0)
        parts << tr("%Ln chunk(s)", nullptr, static_cast<int>(chunks));
    if (document.infoDirty())
        parts << tr("the world's properties");
    if (document.bookmarksDirty())
        parts << tr("bookmarks");
    if (m_session->isEditing())
        parts << tr("an edit that is not finished yet");
    if (const QString typed = typedText(); !typed.isEmpty())
        parts << typed;
    for (const QString& field : refusedFields())
        parts << tr("what is typed as %1 and was not taken").arg(field);
    return parts.join(QStringLiteral(", "));
}

QList<QAction*> WorldWorkbench::menuActions(Menu menu) const
{
    return m_actions->menu(menu);
}

QImage WorldWorkbench::picture(QSize size) const
{
    if (!m_page->hasMap())
        return {};
    return m_page->canvas().grabImage().scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

bool WorldWorkbench::complete() const
{
    if (!m_failure.isEmpty())
        return true;
    return m_session->isIndexed() && !m_session->isSaving() && !m_page->feed().isBuilding() && m_drawn;
}

QVariantMap WorldWorkbench::options() const
{
    const WorldDisplay& display = m_state->display();
    return {{QStringLiteral("minimap"), m_page->canvas().isMinimapVisible()},
            {QStringLiteral("borders"), display.borders},
            {QStringLiteral("instances"), display.instances},
            {QStringLiteral("places"), display.places},
            {QStringLiteral("relief"), display.relief}};
}

QByteArray WorldWorkbench::dockState() const
{
    return m_room->save();
}

bool WorldWorkbench::restoreDocks(const QByteArray& state)
{
    return m_room->restore(state);
}

QWidget* WorldWorkbench::focusTarget()
{
    return &m_page->canvas();
}

Workbench::PlaceFinder WorldWorkbench::placeFinder()
{
    return worldPlaces(*this);
}

void WorldWorkbench::setOptions(const QVariantMap& options)
{
    const auto flag = [&options](const char* name) {
        return options.value(QLatin1String(name), true).toBool();
    };
    m_page->canvas().setMinimapVisible(flag("minimap"));
    WorldDisplay display = m_state->display();
    display.borders = flag("borders");
    display.instances = flag("instances");
    display.places = flag("places");
    display.relief = flag("relief");
    m_state->setDisplay(display);
    showDisplay();
}

} // namespace chartroom::views
