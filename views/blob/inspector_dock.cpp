#include "views/blob/inspector_dock.h"

#include "model/blob/selection_hash.h"
#include "model/common/number_text.h"
#include "model/common/plural.h"
#include "views/common/gaps.h"

#include <QLabel>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {
/// A drag changes the selection often: it is hashed when it rests.
constexpr int settleMilliseconds = 150;

QString hex(std::uint64_t value)
{
    return QStringLiteral("%1").arg(value, 16, 16, QLatin1Char('0'));
}
} // namespace

InspectorDock::InspectorDock(QWidget* parent)
    : QDockWidget(tr("Inspector"), parent)
    , m_inspector(new ByteInspector)
    , m_hash(new QLabel)
{
    setObjectName(QStringLiteral("inspector"));
    m_hash->setTextFormat(Qt::PlainText);
    m_hash->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_hash->setWordWrap(true);
    m_hash->setAccessibleName(tr("Hash of the selection"));
    auto* const content = new QWidget;
    auto* const layout = new QVBoxLayout(content);
    layout->setContentsMargins(narrowGap, narrowGap, narrowGap, narrowGap);
    layout->setSpacing(narrowGap);
    layout->addWidget(m_inspector, 1);
    layout->addWidget(m_hash);
    setWidget(content);
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleMilliseconds);
    connect(&m_settle, &QTimer::timeout, this, &InspectorDock::startHash);
}

void InspectorDock::setFile(std::shared_ptr<const core::MappedFile> file)
{
    m_job.cancel();
    m_file = file;
    m_inspector->setFile(std::move(file));
    setSelection({});
}

void InspectorDock::setSelection(core::ByteRange selection)
{
    m_selection = selection;
    m_job.cancel();
    m_inspector->inspect(selection.offset);
    m_hash->setText(QString());
    m_settle.start();
}

QString InspectorDock::hashText() const
{
    return m_hash->text();
}

void InspectorDock::startHash()
{
    if (!m_file)
        return;
    const core::ByteRange selection = m_selection;
    m_job.start([file = m_file,
                 selection](const core::Task& task) { return model::hashSelection(*file, selection, task); },
                [this, selection](const std::optional<model::SelectionHash>& hash) {
                    if (hash)
                        m_hash->setText(
                            tr("XXH64 of %Ln selected byte(s)", nullptr, model::plural(selection.length)) +
                            QLatin1Char('\n') +
                            tr("%1  seed 0, as xxhsum -H64\n%2  seed 1, as a blob's header")
                                .arg(hex(hash->plain), hex(hash->seeded)));
                });
}

} // namespace chartroom::views
