#include "views/blueprint/goto_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace chartroom::views {

GotoDialog::GotoDialog(int size, QPoint start, QWidget* parent)
    : QDialog(parent)
    , m_size(size)
    , m_field(new QLineEdit(QStringLiteral("%1 %2").arg(start.x()).arg(start.y())))
    , m_complaint(new QLabel)
{
    setWindowTitle(tr("Go to Pixel"));
    auto* label =
        new QLabel(tr("&Pixel, as \"x y\" or \"x, y\" (0 to %1 each; x runs east, y south)").arg(m_size - 1));
    label->setBuddy(m_field);
    m_field->selectAll();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_go = buttons->addButton(tr("&Go"), QDialogButtonBox::AcceptRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(m_field);
    layout->addWidget(m_complaint);
    layout->addWidget(buttons);
    connect(m_field, &QLineEdit::textChanged, this, &GotoDialog::validate);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    validate();
}

std::optional<QPoint> GotoDialog::parse(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^\\s*(-?\\d+)(?:\\s*[,;]\\s*|\\s+)(-?\\d+)\\s*$"));
    const auto match = form.match(text);
    bool xOk = false;
    bool yOk = false;
    const QPoint pixel(match.captured(1).toInt(&xOk), match.captured(2).toInt(&yOk));
    return xOk && yOk ? std::optional(pixel) : std::nullopt;
}

void GotoDialog::validate()
{
    const auto pixel = parse(m_field->text());
    const bool inside = pixel && QRect(0, 0, m_size, m_size).contains(*pixel);
    if (inside)
        m_pixel = *pixel;
    QString complaint;
    if (!pixel && !m_field->text().trimmed().isEmpty())
        complaint = tr("These are not two whole numbers.");
    else if (pixel && !inside)
        complaint = tr("x and y go from 0 to %1.").arg(m_size - 1);
    m_complaint->setText(complaint);
    m_go->setEnabled(inside);
}

} // namespace chartroom::views
