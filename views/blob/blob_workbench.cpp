#include "views/blob/blob_workbench.h"

#include "model/blob/blob_structure.h"
#include "model/blob/verdict_text.h"
#include "model/common/tip_text.h"
#include "views/blob/blob_actions.h"
#include "views/blob/blob_docks.h"
#include "views/blob/compare_window.h"
#include "views/blob/inspector_dock.h"
#include "views/blob/profile_dock.h"
#include "views/blob/receipt_dialog.h"
#include "views/common/byte_panel.h"
#include "views/common/display_text.h"
#include "views/common/file_notice.h"
#include "views/common/finding_text.h"
#include "views/common/outdated_verdict.h"
#include "views/common/plain_message.h"
#include "views/common/verdict_bar.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QVBoxLayout>

#include <algorithm>

namespace chartroom::views {

using model::BlobDocument;

namespace {

const QString bytesPerRowOption = QStringLiteral("bytesPerRow");

VerdictBar::State stateOf(model::BlobStanding standing)
{
    switch (standing) {
    case model::BlobStanding::Good:
        return VerdictBar::State::Good;
    case model::BlobStanding::Caution:
        return VerdictBar::State::Caution;
    case model::BlobStanding::Bad:
        break;
    }
    return VerdictBar::State::Bad;
}

} // namespace

BlobWorkbench::BlobWorkbench(const QString& path, const WorkbenchContext& context, QWidget* parent)
    : Workbench(parent)
    , m_document(new BlobDocument(this))
    , m_actions(new BlobActions(context.actions, *this))
    , m_docks(new BlobDocks(*this, (*m_actions)[QStringLiteral("blob.repair")]))
    , m_bytes(new BytePanel)
    , m_verdict(new VerdictBar)
    , m_notice(new FileNotice)
{
    layOut();
    connectDocument();
    connectPlaces();
    connectActions();
    setPreferences(context.preferences);
    m_document->open(path);
}

BlobWorkbench::~BlobWorkbench()
{
    m_document->cancel();
}

void BlobWorkbench::layOut()
{
    auto* const middle = new QWidget;
    auto* const layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_verdict);
    layout->addWidget(m_bytes, 1);
    setCentralWidget(middle);
}

void BlobWorkbench::connectDocument()
{
    connect(m_document, &BlobDocument::fileOpened, this, &BlobWorkbench::takeFile);
    connect(m_document, &BlobDocument::reportChanged, this, &BlobWorkbench::takeReport);
    connect(m_document, &BlobDocument::profileChanged, this,
            [this] { m_docks->profile->setProfile(m_document->profile()); });
    connect(m_document, &BlobDocument::openFailed, this, [this](const core::Message& why) {
        m_failed = true;
        if (m_document->file()) {
            m_notice->setSentence(messageText(why), true);
        } else {
            m_bytes->view().setEmptyText(messageText(why));
            m_verdict->setVerdict(VerdictBar::State::Bad, messageText(why));
        }
        tellChange();
    });
    connect(m_document, &BlobDocument::fileChanged, this, [this](model::FileWatch::Change change) {
        m_notice->setChange(change);
        m_bytes->view().viewport()->update();
        showVerdict();
    });
    connect(m_notice, &FileNotice::reloadRequested, this, &BlobWorkbench::reload);
    connect(m_document, &BlobDocument::stageChanged, this, [this] {
        showProgress(m_document->stage() == BlobDocument::Stage::Idle ? 1.0 : 0.0);
        showVerdict();
    });
    connect(m_document, &BlobDocument::progressed, this, &BlobWorkbench::showProgress);
    connect(m_document, &BlobDocument::repaired, this, &BlobWorkbench::showReceipt);
    connect(m_document, &BlobDocument::repairFailed, this,
            [this](const core::Message& why) { warn(this, tr("Repair to Copy"), messageText(why)); });
}

void BlobWorkbench::takeFile()
{
    m_failed = false;
    m_notice->setChange(model::FileWatch::Change::None);
    m_bytes->setStructure(nullptr);
    m_bytes->setFile(m_document->file());
    m_docks->inspector->setFile(m_document->file());
    tellChange();
}

void BlobWorkbench::takeReport()
{
    const model::BlobReportPtr& report = m_document->report();
    m_docks->setReport(report);
    std::vector<ByteMark> marks;
    if (report) {
        m_bytes->setStructure(std::make_shared<model::BlobStructure>(report));
        for (const core::Finding& finding : report->result.findings.findings()) {
            // The whole file as a place would frame every line.
            if (finding.range.length < report->bytes().size())
                marks.push_back({finding.range, ByteMark::Kind::Finding});
        }
        if (const auto wrong = wrongBytes())
            marks.push_back({*wrong, ByteMark::Kind::Finding});
    }
    m_bytes->view().setMarks(std::move(marks));
    QAction* const repair = (*m_actions)[QStringLiteral("blob.repair")];
    repair->setEnabled(m_document->isMendable());
    // Beside a button that cannot be pressed: why not.
    repair->setToolTip(report && report->result.reason ? model::tipText(model::adviceText(report->result))
                                                       : tr("There is nothing to repair."));
    showVerdict();
    followSelection();
    showFirstProblem();
}

std::optional<core::ByteRange> BlobWorkbench::wrongBytes() const
{
    const model::BlobReportPtr& report = m_document->report();
    const auto wrong = report ? model::wrongBytes(report->result) : std::nullopt;
    return wrong && wrong->length < report->bytes().size() ? wrong : std::nullopt;
}

void BlobWorkbench::showFirstProblem()
{
    const model::BlobReportPtr& report = m_document->report();
    // Where the user already went somewhere in this file, nothing moves.
    if (!report || m_bytes->view().caret() != 0 || m_bytes->view().selection().length > 0)
        return;
    if (const auto wrong = wrongBytes()) {
        showRange(*wrong);
        return;
    }
    const auto& findings = report->result.findings.findings();
    const auto error = std::ranges::find(findings, core::Level::Error, &core::Finding::level);
    if (error != findings.end() && error->range.length < report->bytes().size())
        showRange(error->range);
}

void BlobWorkbench::showVerdict()
{
    const model::BlobReportPtr& report = m_document->report();
    if (report) {
        const bool canShow = !report->result.findings.findings().empty();
        const QString sentence = model::verdictSentence(*report);
        if (const auto outdated = outdatedVerdict(m_document->fileChange(), sentence))
            m_verdict->setVerdict(outdated->state, outdated->sentence, canShow);
        else
            m_verdict->setVerdict(stateOf(model::standingOf(*report)), sentence, canShow);
    } else if (m_document->file()) {
        const bool busy = m_document->stage() == BlobDocument::Stage::Checking;
        m_verdict->setVerdict(VerdictBar::State::Pending,
                              busy ? tr("Checking the file…")
                                   : tr("The check was cancelled: Tools, Check Again starts it anew."));
    }
    tellChange();
}

void BlobWorkbench::showProgress(double share)
{
    switch (m_document->stage()) {
    case BlobDocument::Stage::Checking:
        Q_EMIT busyChanged(tr("Checking"), share);
        break;
    case BlobDocument::Stage::Counting:
        Q_EMIT busyChanged(tr("Counting bytes"), share);
        break;
    case BlobDocument::Stage::Repairing:
        Q_EMIT busyChanged(tr("Writing the mended copy"), share);
        break;
    case BlobDocument::Stage::Idle:
        Q_EMIT busyChanged({}, 1.0);
        break;
    }
}

void BlobWorkbench::reload()
{
    m_document->reload();
}

QString BlobWorkbench::title() const
{
    return fileNameText(m_document->path());
}

std::optional<core::Verdict> BlobWorkbench::verdict() const
{
    // A file that was cut short is not what was accepted.
    if (m_document->file() && m_document->fileChange() == model::FileWatch::Change::Shortened)
        return core::Verdict::Rejected;
    if (m_document->report())
        return m_document->report()->result.verdict;
    return m_failed && !m_document->file() ? std::optional(core::Verdict::Unreadable) : std::nullopt;
}

QList<QAction*> BlobWorkbench::menuActions(Menu menu) const
{
    return m_actions->menu(menu);
}

QImage BlobWorkbench::picture(QSize size) const
{
    if (!m_document->file() || m_document->file()->bytes().empty())
        return {};
    return m_bytes->view()
        .grab()
        .toImage()
        .scaled(size, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation)
        .copy(QRect(QPoint(), size));
}

bool BlobWorkbench::complete() const
{
    return m_failed || m_document->stage() == BlobDocument::Stage::Idle;
}

QVariantMap BlobWorkbench::options() const
{
    return {{bytesPerRowOption, m_bytesPerRow}};
}

void BlobWorkbench::setOptions(const QVariantMap& options)
{
    bool ok = false;
    const int bytes = options.value(bytesPerRowOption).toInt(&ok);
    setBytesPerRow(ok && bytes >= 0 && bytes <= 64 ? bytes : 0);
}

QWidget* BlobWorkbench::focusTarget()
{
    return &m_bytes->view();
}

void BlobWorkbench::setPreferences(const Preferences& preferences)
{
    // A list that is gone meanwhile is no reason for a dialog at every opening: the settings say it too.
    if (const auto set = m_document->setDomainsFile(preferences.domainsFile); !set)
        Q_EMIT messageShown(messageText(set.error()));
}

void BlobWorkbench::chooseOutput(std::optional<core::Code> cause)
{
    const QFileInfo info(m_document->path());
    const QString suggestion =
        info.dir().filePath(tr("%1 (mended).%2").arg(info.completeBaseName(), info.suffix()));
    const QString output = QFileDialog::getSaveFileName(this, tr("Repair to Copy"), suggestion,
                                                        tr("Blobs (*.blob);;All files (*)"));
    if (!output.isEmpty())
        repairTo(output, cause);
}

void BlobWorkbench::chooseOther()
{
    const QString other = QFileDialog::getOpenFileName(this, tr("Compare with Another Blob"),
                                                       QFileInfo(m_document->path()).path(),
                                                       tr("Blobs (*.blob);;All files (*)"));
    if (!other.isEmpty())
        compareWith(other);
}

void BlobWorkbench::compareWith(const QString& other)
{
    if (!m_document->file())
        return;
    auto* const window = new CompareWindow(this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    auto* const document = new BlobDocument(window);
    // The window keeps what is compared now, whatever is opened here later.
    const auto show = [this, window, document, path = m_document->path(), file = m_document->file()] {
        if (!document->file())
            return;
        const model::BlobReportPtr& report = m_document->report();
        const bool same = report && report->file == file;
        window->setFiles({path, file, same ? report : nullptr},
                         {document->path(), document->file(), document->report()});
    };
    connect(document, &BlobDocument::openFailed, window, [this, window](const core::Message& why) {
        warn(this, tr("Compare"), messageText(why));
        window->close();
    });
    connect(document, &BlobDocument::reportChanged, window, show);
    if (!m_document->report())
        connect(m_document, &BlobDocument::reportChanged, window, show, Qt::SingleShotConnection);
    // The list may be gone meanwhile: the program's own is enough to compare by.
    (void)document->setDomainsFile(m_document->domainsFile()).ok();
    document->open(other);
    if (document->file())
        window->show();
}

void BlobWorkbench::shutDown()
{
    // What was finished too late to be stopped is no matter for a window that is closed.
    disconnect(m_document, nullptr, this, nullptr);
    m_document->cancel();
}

void BlobWorkbench::showReceipt(const QString& output, const blob::Receipt& receipt, bool tooLate)
{
    auto* const dialog = new ReceiptDialog(output, receipt, tooLate, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ReceiptDialog::openRequested, this, &Workbench::openRequested);
    dialog->open();
}

void BlobWorkbench::setBytesPerRow(int bytes)
{
    m_bytesPerRow = bytes;
    m_bytes->view().setBytesPerRow(bytes);
}

} // namespace chartroom::views
