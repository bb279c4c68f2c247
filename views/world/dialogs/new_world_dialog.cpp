#include "views/world/dialogs/new_world_dialog.h"

#include "model/common/disk_path.h"
#include "model/common/message_text.h"
#include "model/world/new_world.h"
#include "model/world/world_text.h"
#include "views/common/display_text.h"
#include "views/common/icons.h"
#include "views/common/screen_room.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace chartroom::views {

namespace {

/// A folder's name made of a world's name: letters and digits in lower case, the rest an underscore.
QString idOf(const QString& name)
{
    QString id;
    for (const QChar character : name.toLower()) {
        const bool kept = character.isLetterOrNumber() || character == QLatin1Char('-');
        if (kept)
            id += character;
        else if (!id.isEmpty() && !id.endsWith(QLatin1Char('_')))
            id += QLatin1Char('_');
    }
    while (id.endsWith(QLatin1Char('_')))
        id.chop(1);
    return id;
}

QSpinBox* sideBox(int least, int most, int value)
{
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setValue(value);
    return box;
}

QLabel* wrapped()
{
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

NewWorldDialog::NewWorldDialog(What what, const QString& folder, QWidget* parent)
    : QDialog(parent)
    , m_what(what)
    , m_folder(new QLineEdit(QDir::toNativeSeparators(folder)))
    , m_name(new QLineEdit)
    , m_id(new QLineEdit)
    , m_chunkWidth(sideBox(1, 1024, 32))
    , m_chunkHeight(sideBox(1, 1024, 32))
    , m_tileSize(sideBox(8, 1024, 32))
    , m_where(wrapped())
    , m_problem(wrapped())
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setWindowTitle(what == What::World ? tr("New world") : tr("New content folder"));
    m_tileSize->setSuffix(tr(" px"));
    m_where->setForegroundRole(QPalette::PlaceholderText);
    auto* browseButton = new QToolButton;
    browseButton->setIcon(icon(Icon::OpenFolder));
    browseButton->setToolTip(tr("Choose a folder"));
    browseButton->setAccessibleName(browseButton->toolTip());
    auto* folderRow = new QHBoxLayout;
    folderRow->addWidget(m_folder, 1);
    folderRow->addWidget(browseButton);
    auto* sizeRow = new QHBoxLayout;
    // The label in front stands before both.
    m_chunkWidth->setAccessibleName(tr("Chunk width, tiles"));
    m_chunkHeight->setAccessibleName(tr("Chunk height, tiles"));
    sizeRow->addWidget(m_chunkWidth);
    sizeRow->addWidget(new QLabel(QStringLiteral("×")));
    sizeRow->addWidget(m_chunkHeight);
    sizeRow->addWidget(new QLabel(tr("tiles; cannot be changed later")));
    sizeRow->addStretch(1);
    auto* form = new QFormLayout;
    form->addRow(what == What::World ? tr("&Folder") : tr("Content &folder"), folderRow);
    form->addRow(what == What::World ? tr("&Name") : tr("&Name of the first world"), m_name);
    form->addRow(tr("&Id"), m_id);
    form->addRow(tr("&Chunk size"), sizeRow);
    auto* tileRow = new QHBoxLayout;
    tileRow->addWidget(m_tileSize);
    tileRow->addStretch(1);
    form->addRow(tr("&Tile size"), tileRow);
    static_cast<QLabel*>(form->labelForField(tileRow))->setBuddy(m_tileSize);
    static_cast<QLabel*>(form->labelForField(folderRow))->setBuddy(m_folder);
    static_cast<QLabel*>(form->labelForField(sizeRow))->setBuddy(m_chunkWidth);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("C&reate"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_where);
    layout->addWidget(m_problem);
    layout->addStretch(1);
    layout->addWidget(m_buttons);
    setMinimumWidth(480);
    growWithSentences(*this);
    // The folder is a good guess; the name nobody can guess.
    m_name->setFocus();

    connect(browseButton, &QToolButton::clicked, this, &NewWorldDialog::browse);
    connect(m_folder, &QLineEdit::textChanged, this, &NewWorldDialog::refresh);
    connect(m_name, &QLineEdit::textChanged, this, [this](const QString& name) {
        if (!m_ownId)
            m_id->setText(idOf(name));
    });
    connect(m_id, &QLineEdit::textEdited, this, [this] { m_ownId = true; });
    connect(m_id, &QLineEdit::textChanged, this, &NewWorldDialog::refresh);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &NewWorldDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refresh();
}

void NewWorldDialog::setFolder(const QString& folder)
{
    m_folder->setText(QDir::toNativeSeparators(folder));
}

void NewWorldDialog::setName(const QString& name)
{
    m_name->setText(name);
}

QString NewWorldDialog::problem() const
{
    return m_problem->text();
}

void NewWorldDialog::browse()
{
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Choose a folder"), m_folder->text());
    if (!chosen.isEmpty())
        setFolder(chosen);
}

void NewWorldDialog::refresh()
{
    m_problem->clear();
    const QDir folder(m_folder->text());
    const bool valid = !m_folder->text().isEmpty() && model::isFolderName(model::storedText(m_id->text()));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(valid);
    if (!valid) {
        m_where->setText(m_folder->text().isEmpty() ? tr("Choose the folder that it is to be made in.")
                         : m_name->text().isEmpty() && m_id->text().isEmpty()
                             ? tr("Give it a name; the id follows from it.")
                             : tr("The id is also the name of a folder: no slash, no dot at its beginning."));
        return;
    }
    const bool hasIndex = QFileInfo::exists(folder.filePath(QStringLiteral("worlds.json")));
    const bool inContent = m_what == What::ContentFolder || hasIndex;
    const QString place =
        folder.filePath(inContent ? QStringLiteral("worlds/") + m_id->text() : m_id->text());
    const QString shown = singleLine(QDir::toNativeSeparators(place));
    if (model::holdsWorld(model::diskPath(place))) {
        refuse(tr("There is a world in %1 already. Choose another id or folder.").arg(shown));
        return;
    }
    const QString index =
        singleLine(QDir::toNativeSeparators(folder.filePath(QStringLiteral("worlds.json"))));
    if (m_what == What::ContentFolder && hasIndex) {
        refuse(tr("There is %1 already. Choose another folder, or make a new world in this one.").arg(index));
        return;
    }
    if (hasIndex && isListed(folder.path())) {
        // Its folder is missing, or is called otherwise.
        refuse(tr("%1 lists a world of this id already. Choose another id or folder.").arg(index));
        return;
    }
    QString sentence = tr("The world will be in %1.").arg(shown);
    if (m_what == What::World && hasIndex)
        sentence += QLatin1Char(' ') + tr("It is added to the worlds.json there.");
    m_where->setText(sentence);
}

void NewWorldDialog::refuse(const QString& problem)
{
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    m_where->clear();
    m_problem->setText(problem);
}

bool NewWorldDialog::isListed(const QString& content)
{
    if (std::exchange(m_listedIn, content) != content)
        m_listed = model::listedIds(model::diskPath(content));
    return m_listed.contains(model::storedText(m_id->text()));
}

void NewWorldDialog::accept()
{
    if (!m_buttons->button(QDialogButtonBox::Ok)->isEnabled())
        return;
    model::NewWorld what;
    what.id = model::storedText(m_id->text());
    what.name = model::storedText(m_name->text());
    what.chunkSize = {m_chunkWidth->value(), m_chunkHeight->value()};
    what.tileSize = m_tileSize->value();
    const QDir folder(m_folder->text());
    const bool hasIndex = QFileInfo::exists(folder.filePath(QStringLiteral("worlds.json")));
    const auto world = m_what == What::ContentFolder
                           ? model::createContentFolder(model::diskPath(folder.path()), what)
                       : hasIndex ? model::addWorld(model::diskPath(folder.path()), what)
                                  : model::createWorld(model::diskPath(folder.filePath(m_id->text())), what);
    if (!world) {
        m_problem->setText(model::messageText(world.error()));
        return;
    }
    QDialog::accept();
    Q_EMIT created(QFileInfo(QFile::decodeName(world->c_str())).absoluteFilePath());
}

} // namespace chartroom::views
