#include "views/common/target_field.h"

#include "model/common/disk_path.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <filesystem>

namespace chartroom::views {

namespace {
constexpr int lineCharacters = 52;
}

TargetField::TargetField(const QString& source, const QString& filter, QWidget* parent)
    : QWidget(parent)
    , m_source(source)
    , m_filter(filter)
    , m_line(new QLineEdit)
    , m_hint(new QLabel)
{
    auto* const browse = new QPushButton(tr("&Browse…"));
    m_line->setMinimumWidth(m_line->fontMetrics().averageCharWidth() * lineCharacters);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_line, 1);
    row->addWidget(browse);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_hint);
    setFocusProxy(m_line);
    connect(browse, &QPushButton::clicked, this, &TargetField::browse);
    connect(m_line, &QLineEdit::textChanged, this, &TargetField::refresh);
}

void TargetField::setPath(const QString& path)
{
    m_line->setText(QDir::toNativeSeparators(path));
}

QString TargetField::path() const
{
    const QString text = QDir::fromNativeSeparators(m_line->text());
    if (text.isEmpty())
        return {};
    return QDir::cleanPath(QFileInfo(m_source).absoluteDir().absoluteFilePath(text));
}

QString TargetField::hint() const
{
    return m_hint->text();
}

void TargetField::browse()
{
    const QString chosen = QFileDialog::getSaveFileName(this, tr("Choose the File to Write"), path(),
                                                        m_filter, nullptr, QFileDialog::DontConfirmOverwrite);
    if (!chosen.isEmpty())
        setPath(chosen);
}

void TargetField::refresh()
{
    const QString target = path();
    QString objection;
    if (QFileInfo(target).isDir())
        objection = tr("This is a folder.");
    else if (m_objection && !target.isEmpty())
        objection = m_objection(target);
    QString hint = objection;
    if (hint.isEmpty() && isSameFile(target, m_source))
        hint = tr("This is the open file: it will be replaced.");
    else if (hint.isEmpty() && QFileInfo(target).isFile())
        hint = tr("There is such a file: it will be replaced.");
    m_usable = objection.isEmpty() && !target.isEmpty();
    m_hint->setForegroundRole(objection.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
    m_hint->setText(hint);
    Q_EMIT changed();
}

bool isSameFile(const QString& path, const QString& other)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return !real.isEmpty() && real == QFileInfo(other).canonicalFilePath();
}

bool haveSameBytes(const QString& path, const QString& other)
{
    std::error_code failed;
    return std::filesystem::equivalent(model::diskPath(path), model::diskPath(other), failed);
}

} // namespace chartroom::views
