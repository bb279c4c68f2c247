#include "views/common/action_registry.h"

#include <QCoreApplication>

#include <algorithm>

namespace chartroom::views {

namespace {

constexpr auto idProperty = "chartroomActionId";

QString translated(const ActionInfo& action)
{
    const QString text = QCoreApplication::translate("Action", action.text);
    // One text for several, such as `world.layer.3`: the number tells them apart.
    const QString number = action.id.section(QLatin1Char('.'), -1);
    const bool numbered = number.size() == 1 && number[0].isDigit();
    return numbered ? QStringLiteral("%1 %2").arg(text, number) : text;
}

} // namespace

void ActionRegistry::declare(const ActionInfo& action)
{
    if (m_index.emplace(action.id, m_actions.size()).second)
        m_actions.push_back(action);
}

void ActionRegistry::declare(std::initializer_list<ActionInfo> actions)
{
    for (const ActionInfo& action : actions)
        declare(action);
}

QAction* ActionRegistry::create(const QString& id, QObject* parent)
{
    const ActionInfo& declared = action(id);
    auto* result = new QAction(translated(declared), parent);
    result->setObjectName(id);
    result->setProperty(idProperty, id);
    result->setCheckable(declared.checkable);
    if (declared.icon)
        result->setIcon(icon(*declared.icon));
    apply(result);
    m_live.append(result);
    connect(result, &QObject::destroyed, this, [this, result] { m_live.removeOne(result); });
    return result;
}

const ActionInfo& ActionRegistry::action(const QString& id) const
{
    return m_actions.at(m_index.at(id));
}

QString ActionRegistry::plainText(const ActionInfo& action)
{
    QString text = translated(action);
    const QString escaped = QStringLiteral("\u0001");
    text.replace(QStringLiteral("&&"), escaped)
        .remove(QLatin1Char('&'))
        .replace(escaped, QStringLiteral("&"));
    while (text.endsWith(QChar(u'…')) || text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text;
}

QList<QKeySequence> ActionRegistry::presetShortcuts(const QString& id) const
{
    const ActionInfo& declared = action(id);
    return m_preset == KeyPreset::Tiled && declared.tiledShortcuts ? *declared.tiledShortcuts
                                                                   : declared.shortcuts;
}

QList<QKeySequence> ActionRegistry::shortcuts(const QString& id) const
{
    const auto user = m_user.find(id);
    return user == m_user.end() ? presetShortcuts(id) : user->second;
}

bool ActionRegistry::overlap(const QString& context, const QString& other)
{
    const QString window = QStringLiteral("window");
    if (context == window || other == window)
        return true;
    const QStringList kinds = other.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::any_of(context.split(QLatin1Char(' '), Qt::SkipEmptyParts),
                               [&kinds](const QString& kind) { return kinds.contains(kind); });
}

QStringList ActionRegistry::conflicts(const QString& id, const QKeySequence& shortcut) const
{
    QStringList result;
    const QString& context = action(id).context;
    for (const ActionInfo& other : m_actions) {
        if (other.id != id && overlap(context, other.context) && shortcuts(other.id).contains(shortcut))
            result << other.id;
    }
    return result;
}

void ActionRegistry::setPreset(KeyPreset preset)
{
    if (m_preset == preset)
        return;
    m_preset = preset;
    applyAll();
}

void ActionRegistry::setShortcuts(const QString& id, const QList<QKeySequence>& shortcuts)
{
    if (shortcuts == presetShortcuts(id))
        m_user.erase(id);
    else
        m_user[id] = shortcuts;
    applyAll();
}

void ActionRegistry::resetShortcuts(const QString& id)
{
    if (m_user.erase(id) > 0)
        applyAll();
}

std::map<QString, QString> ActionRegistry::userShortcuts() const
{
    std::map<QString, QString> result;
    for (const auto& [id, sequences] : m_user)
        result[id] = QKeySequence::listToString(sequences, QKeySequence::PortableText);
    return result;
}

void ActionRegistry::setUserShortcuts(const std::map<QString, QString>& shortcuts)
{
    m_user.clear();
    for (const auto& [id, text] : shortcuts)
        m_user[id] = text.isEmpty() ? QList<QKeySequence>()
                                    : QKeySequence::listFromString(text, QKeySequence::PortableText);
    applyAll();
}

void ActionRegistry::apply(QAction* action) const
{
    const ActionInfo& declared = this->action(action->property(idProperty).toString());
    const QList<QKeySequence> keys = shortcuts(declared.id);
    action->setShortcuts(keys);
    const QString text = plainText(declared);
    QStringList names;
    for (const QKeySequence& key : keys)
        names << key.toString(QKeySequence::NativeText);
    QString tip =
        keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, names.join(QStringLiteral(", ")));
    if (declared.help)
        tip += QLatin1Char('\n') + QCoreApplication::translate("Action", declared.help);
    action->setToolTip(tip);
}

void ActionRegistry::applyAll()
{
    for (QAction* action : m_live)
        apply(action);
    Q_EMIT shortcutsChanged();
}

} // namespace chartroom::views
