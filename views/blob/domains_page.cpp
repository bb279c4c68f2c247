#include "views/blob/domains_page.h"

#include "model/blob/domain_file.h"
#include "model/common/rows_model.h"
#include "model/common/tip_text.h"
#include "views/common/display_text.h"
#include "views/common/finding_text.h"
#include "views/common/gaps.h"

#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

#include <limits>

namespace chartroom::views {

namespace {
constexpr int margin = 16;
} // namespace

struct DomainsPage::Own
{
    std::vector<blob::Domain> domains;
};

DomainsPage::DomainsPage(const QString& file, QWidget* parent)
    : QWidget(parent)
    , m_own(std::make_unique<Own>())
    , m_path(new QLineEdit)
    , m_sentence(new QLabel)
    , m_table(new QTableView)
    , m_rows(new model::RowsModel(this))
    , m_none(new QPushButton(tr("Use &None")))
    , m_name(new QLineEdit)
    , m_newest(new QSpinBox)
    , m_add(new QPushButton(tr("&Add")))
    , m_remove(new QPushButton(tr("&Remove")))
{
    layOut();
    connect(m_none, &QPushButton::clicked, this, [this] { setFile({}); });
    connect(m_name, &QLineEdit::textChanged, this, &DomainsPage::enable);
    connect(m_add, &QPushButton::clicked, this, [this] { add(m_name->text().trimmed(), m_newest->value()); });
    connect(m_remove, &QPushButton::clicked, this, &DomainsPage::removeSelected);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &DomainsPage::enable);
    m_file = file;
    read();
}

DomainsPage::~DomainsPage() = default;

void DomainsPage::layOut()
{
    auto* const purpose = new QLabel(
        tr("Chartroom knows the public domains of the game. A list of your own adds those of a new release, "
           "so that its blobs are not \"unknown\" or \"from a newer build\"."));
    purpose->setWordWrap(true);
    m_path->setReadOnly(true);
    m_path->setPlaceholderText(tr("No list of your own"));
    m_path->setAccessibleName(tr("Your list of domains"));
    auto* const choose = new QPushButton(tr("&Choose…"));
    auto* const make = new QPushButton(tr("&New…"));
    connect(choose, &QPushButton::clicked, this, &DomainsPage::chooseFile);
    connect(make, &QPushButton::clicked, this, &DomainsPage::chooseNewFile);
    auto* const files = new QHBoxLayout;
    files->addWidget(m_path, 1);
    for (QPushButton* const button : {choose, make, m_none})
        files->addWidget(button);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    m_table->setModel(m_rows);
    m_table->setAccessibleName(tr("Known domains"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(0, Qt::AscendingOrder);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + wideGap);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);

    m_name->setPlaceholderText(tr("Name of a domain"));
    m_name->setAccessibleName(m_name->placeholderText());
    m_newest->setRange(0, std::numeric_limits<int>::max());
    m_newest->setValue(1);
    m_newest->setPrefix(tr("newest generation: "));
    // Enter behind a name adds it, and presses no other button of the dialog.
    for (QPushButton* const button : {choose, make, m_none, m_add, m_remove})
        button->setAutoDefault(false);
    connect(m_name, &QLineEdit::returnPressed, m_add, &QPushButton::click);
    auto* const edit = new QHBoxLayout;
    edit->addWidget(m_name, 1);
    for (QWidget* const widget : std::initializer_list<QWidget*>{m_newest, m_add, m_remove})
        edit->addWidget(widget);

    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(wideGap);
    layout->addWidget(purpose);
    layout->addLayout(files);
    layout->addWidget(m_sentence);
    layout->addWidget(m_table, 1);
    layout->addLayout(edit);
}

QString DomainsPage::sentence() const
{
    return m_sentence->text();
}

void DomainsPage::setFile(const QString& file)
{
    m_file = file;
    read();
    Q_EMIT changed(m_file);
}

void DomainsPage::makeFile(const QString& file)
{
    if (const auto written = model::writeDomainFile(file, {}); !written)
        complain(written.error());
    else
        setFile(file);
}

void DomainsPage::read()
{
    auto own = model::readDomainFile(m_file);
    m_readable = own.ok();
    m_own->domains = own.ok() ? std::move(own).value() : std::vector<blob::Domain>();
    m_rows->setSource(model::domainRows(m_own->domains));
    m_path->setText(singleLine(QDir::toNativeSeparators(m_file)));
    m_path->setToolTip(model::tipText(m_path->text()));
    if (!m_readable)
        complain(own.error());
    else if (m_file.isEmpty())
        m_sentence->setText(
            tr("Known domains: %1, all from the program's list. To add one, make a list of your own.")
                .arg(m_rows->source()->rowCount()));
    else
        m_sentence->setText(tr("Known domains: %1, of which your list gives %2.")
                                .arg(m_rows->source()->rowCount())
                                .arg(m_own->domains.size()));
    enable();
}

void DomainsPage::add(const QString& name, int newest)
{
    m_own->domains = model::withDomain(std::move(m_own->domains), {name.toStdString(), newest});
    m_name->clear();
    write();
}

void DomainsPage::removeSelected()
{
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) {
        const std::string name = index.data().toString().toStdString();
        std::erase_if(m_own->domains, [&](const blob::Domain& domain) { return domain.name == name; });
    }
    write();
}

void DomainsPage::write()
{
    if (const auto written = model::writeDomainFile(m_file, m_own->domains); !written) {
        read();
        complain(written.error());
        return;
    }
    read();
    Q_EMIT changed(m_file);
}

void DomainsPage::complain(const core::Message& why)
{
    m_sentence->setText(messageText(why));
}

void DomainsPage::enable()
{
    const bool editable = m_readable && !m_file.isEmpty();
    m_none->setEnabled(!m_file.isEmpty());
    m_name->setEnabled(editable);
    m_newest->setEnabled(editable);
    const std::string name = m_name->text().trimmed().toStdString();
    m_add->setEnabled(editable && !name.empty() && name.size() <= blob::Domain::longestName);
    const auto rows = m_table->selectionModel()->selectedRows();
    m_remove->setEnabled(editable && std::ranges::any_of(rows, [this](const QModelIndex& index) {
                             const std::string selected = index.data().toString().toStdString();
                             return std::ranges::find(m_own->domains, selected, &blob::Domain::name) !=
                                    m_own->domains.end();
                         }));
}

void DomainsPage::chooseFile()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Choose a List of Domains"), m_file,
                                                      tr("Lists of domains (*.json);;All files (*)"));
    if (!file.isEmpty())
        setFile(file);
}

void DomainsPage::chooseNewFile()
{
    const QString file = QFileDialog::getSaveFileName(this, tr("New List of Domains"),
                                                      QDir::home().filePath(QStringLiteral("domains.json")),
                                                      tr("Lists of domains (*.json);;All files (*)"));
    if (!file.isEmpty())
        makeFile(file);
}

} // namespace chartroom::views
