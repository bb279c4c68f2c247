#include "views/common/byte_find_bar.h"

#include "model/common/number_text.h"
#include "views/common/close_button.h"
#include "views/common/gaps.h"
#include "views/common/icons.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QToolButton>

namespace chartroom::views {

namespace {

constexpr int progressWidth = 120;
constexpr int progressSteps = 1000;

/// The bytes that the file still has.
core::Bytes present(const core::MappedFile& file)
{
    return file.bytes().first(static_cast<std::size_t>(file.remaining()));
}

QString exampleOf(model::SearchKind kind)
{
    switch (kind) {
    case model::SearchKind::Hex:
        return QStringLiteral("42 48 42 4F");
    case model::SearchKind::Utf8:
    case model::SearchKind::Utf16:
        return QStringLiteral("GameLevel");
    case model::SearchKind::Float32:
        return QStringLiteral("0.5");
    case model::SearchKind::Int32:
    case model::SearchKind::UInt32:
    case model::SearchKind::Int64:
        break;
    }
    return QStringLiteral("10, 0x0A");
}

} // namespace

ByteFindBar::ByteFindBar(QWidget* parent)
    : QWidget(parent)
    , m_kind(new QComboBox(this))
    , m_text(new QLineEdit(this))
    , m_previous(new QToolButton(this))
    , m_next(new QToolButton(this))
    , m_progress(new QProgressBar(this))
    , m_stop(new QToolButton(this))
    , m_status(new QLabel(this))
{
    const auto add = [this](const QString& text, model::SearchKind searchKind) {
        m_kind->addItem(text, QVariant::fromValue(static_cast<int>(searchKind)));
    };
    add(tr("Text"), model::SearchKind::Utf8);
    add(tr("Hex"), model::SearchKind::Hex);
    add(tr("UTF-16 text"), model::SearchKind::Utf16);
    add(QStringLiteral("i32"), model::SearchKind::Int32);
    add(QStringLiteral("u32"), model::SearchKind::UInt32);
    add(QStringLiteral("i64"), model::SearchKind::Int64);
    add(QStringLiteral("f32"), model::SearchKind::Float32);
    m_kind->setToolTip(
        tr("What the text stands for. Numbers and UTF-16 are looked for in both byte orders."));
    m_kind->setAccessibleName(tr("Kind of search"));
    m_text->setClearButtonEnabled(true);
    m_text->setAccessibleName(tr("Find"));
    m_previous->setIcon(icon(Icon::Back));
    m_previous->setToolTip(tr("Previous match (Shift+Enter)"));
    m_next->setIcon(icon(Icon::Forward));
    m_next->setToolTip(tr("Next match (Enter)"));
    m_stop->setText(tr("Cancel"));
    m_progress->setRange(0, progressSteps);
    m_progress->setFixedWidth(progressWidth);
    m_progress->setTextVisible(false);
    auto* const closer = closeButton(tr("Close (Esc)"));

    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(narrowGap, narrowGap, narrowGap, narrowGap);
    layout->setSpacing(narrowGap);
    layout->addWidget(m_kind);
    layout->addWidget(m_text, 1);
    for (QToolButton* button : {m_previous, m_next}) {
        button->setAutoRaise(true);
        button->setAccessibleName(button->toolTip());
        layout->addWidget(button);
    }
    layout->addWidget(m_progress);
    layout->addWidget(m_stop);
    layout->addWidget(m_status, 1);
    layout->addWidget(closer);

    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        m_text->setPlaceholderText(tr("For example %1").arg(exampleOf(kind())));
        m_status->clear();
    });
    m_text->setPlaceholderText(tr("For example %1").arg(exampleOf(kind())));
    connect(m_text, &QLineEdit::textEdited, this, [this] {
        cancel();
        m_status->clear();
    });
    connect(m_previous, &QToolButton::clicked, this, &ByteFindBar::findPrevious);
    connect(m_next, &QToolButton::clicked, this, &ByteFindBar::findNext);
    connect(m_stop, &QToolButton::clicked, this, &ByteFindBar::cancel);
    connect(closer, &QToolButton::clicked, this, &ByteFindBar::close);
    connect(&m_job, &model::Job::progressed, this,
            [this](double share) { m_progress->setValue(static_cast<int>(share * progressSteps)); });
    connect(&m_job, &model::Job::ended, this, [this](model::Job::End how) {
        showBusy(false);
        if (how == model::Job::End::Cancelled)
            m_status->setText(tr("Cancelled."));
    });
    showBusy(false);
}

void ByteFindBar::setFile(std::shared_ptr<const core::MappedFile> file)
{
    cancel();
    m_file = std::move(file);
    m_status->clear();
}

model::SearchKind ByteFindBar::kind() const
{
    return static_cast<model::SearchKind>(m_kind->currentData().toInt());
}

void ByteFindBar::setKind(model::SearchKind kind)
{
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(kind)));
}

void ByteFindBar::setText(const QString& text)
{
    m_text->setText(text);
}

QString ByteFindBar::status() const
{
    return m_status->text();
}

void ByteFindBar::open()
{
    show();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void ByteFindBar::close()
{
    cancel();
    hide();
    Q_EMIT closed();
}

void ByteFindBar::findNext()
{
    search(true);
}

void ByteFindBar::findPrevious()
{
    search(false);
}

void ByteFindBar::cancel()
{
    m_job.cancel();
    m_countJob.cancel();
}

void ByteFindBar::search(bool forward)
{
    if (!m_file)
        return;
    const auto query = model::byteQuery(kind(), m_text->text());
    if (!query) {
        m_status->setText(m_text->text().isEmpty()
                              ? tr("Type what to look for.")
                              : tr("That cannot be read as %1.").arg(m_kind->currentText()));
        open();
        return;
    }
    // The match that is selected now is not the next one.
    const std::uint64_t start = m_place.offset + (forward && m_place.length > 0 ? 1 : 0);
    m_countJob.cancel();
    m_status->setText(tr("Searching…"));
    showBusy(true);
    m_job.start(
        [file = m_file, query = *query, start, forward](const core::Task& task) {
            const core::Bytes bytes = present(*file);
            Match match;
            match.range = forward ? model::findNext(bytes, query, start, task)
                                  : model::findPrevious(bytes, query, start, task);
            if (!match.range && !task.cancelled()) {
                match.wrapped = true;
                match.range = forward ? model::findNext(bytes, query, 0, task)
                                      : model::findPrevious(bytes, query, bytes.size(), task);
            }
            return match;
        },
        [this, query = *query](const Match& match) { show(match, query); });
}

void ByteFindBar::show(const Match& match, const model::ByteQuery& query)
{
    if (!match.range) {
        m_status->setText(tr("Not found."));
        return;
    }
    const QString note = match.wrapped ? tr(" (past the end of the file)") : QString();
    m_status->setText(tr("Found; counting…") + note);
    Q_EMIT found(*match.range);
    m_countJob.start(
        [file = m_file, query, at = match.range->offset](const core::Task& task) {
            return model::countMatches(present(*file), query, at, task);
        },
        [this, note](const model::MatchCount& count) {
            m_status->setText(
                tr("Match %1 of %2").arg(model::countText(count.before + 1), model::countText(count.all)) +
                note);
        });
}

void ByteFindBar::showBusy(bool busy)
{
    m_progress->setValue(0);
    m_progress->setVisible(busy);
    m_stop->setVisible(busy);
}

void ByteFindBar::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter)
        search((event->modifiers() & Qt::ShiftModifier) == 0);
    else if (event->key() == Qt::Key_Escape && m_job.isRunning())
        cancel();
    else if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace chartroom::views
