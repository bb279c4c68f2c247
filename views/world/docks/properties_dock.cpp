#include "views/world/docks/properties_dock.h"

#include "model/world/world_text.h"
#include "views/common/icons.h"
#include "views/world/docks/dock_parts.h"

#include <QAction>
#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSpinBox>
#include <QStyle>

#include <limits>

namespace chartroom::views {

namespace {

constexpr int leastTileSize = 8;
constexpr double largestNumber = 1e6;
constexpr int significantDigits = 8;
constexpr int idLength = 10;
constexpr int placeLength = 9;
/// Letters across a dock that shows its fields in two columns.
constexpr int wideDock = 90;

int clamped(std::int64_t value)
{
    return static_cast<int>(
        std::clamp<std::int64_t>(value, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

QLabel* fixedLabel()
{
    auto* label = new QLabel;
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setTextFormat(Qt::PlainText);
    label->setToolTip(PropertiesDock::tr("Fixed: every chunk of the world depends on it"));
    // However long its text is, the fields beside it stay in view.
    label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    label->setMinimumWidth(label->fontMetrics().averageCharWidth() * idLength);
    return label;
}

QSpinBox* tileBox(const QString& prefix)
{
    auto* box = new QSpinBox;
    box->setRange(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
    box->setPrefix(prefix);
    box->setKeyboardTracking(false);
    // Hardly a place has as many digits as there may be.
    box->setMinimumWidth(box->fontMetrics().averageCharWidth() * placeLength);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return box;
}

/// Shows a number without the zeros behind it.
class NumberBox : public QDoubleSpinBox
{
public:
    [[nodiscard]] QString textFromValue(double value) const override
    {
        QLocale plain = locale();
        plain.setNumberOptions(QLocale::OmitGroupSeparator);
        return plain.toString(value, 'g', significantDigits);
    }
};

QDoubleSpinBox* numberBox(double least, double step)
{
    auto* box = new NumberBox;
    box->setRange(least, largestNumber);
    box->setDecimals(4);
    box->setSingleStep(step);
    box->setKeyboardTracking(false);
    return box;
}

} // namespace

PropertiesDock::PropertiesDock(QWidget* parent)
    : LazyDock(tr("World"), parent)
{
    setObjectName(QStringLiteral("world"));
}

void PropertiesDock::makeContent()
{
    m_id = fixedLabel();
    m_chunkSize = fixedLabel();
    m_name = new QLineEdit;
    m_tileSize = new QSpinBox;
    m_colour = new QPushButton;
    m_background = new QComboBox;
    m_blur = numberBox(0, 0.05);
    m_spawnX = tileBox(tr("x "));
    m_spawnY = tileBox(tr("y "));
    // Their label stands before both.
    m_spawnX->setAccessibleName(tr("Spawn, x"));
    m_spawnY->setAccessibleName(tr("Spawn, y"));
    m_spawnHere = new QPushButton(tr("Here"));
    m_spawnGo = new QPushButton(tr("Go there"));
    m_zoom = numberBox(0.0001, 0.25);
    m_grid = new QCheckBox(tr("Show the grid at first"));
    m_tileSize->setRange(leastTileSize, std::numeric_limits<int>::max());
    m_tileSize->setSuffix(tr(" px"));
    m_tileSize->setKeyboardTracking(false);
    m_background->setEditable(true);
    m_background->setInsertPolicy(QComboBox::NoInsert);
    m_background->setMinimumContentsLength(idLength);
    m_background->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_background->lineEdit()->setPlaceholderText(tr("none"));
    m_unknownTile = m_background->lineEdit()->addAction(icon(Icon::Warning), QLineEdit::TrailingPosition);
    m_unknownTile->setVisible(false);
    m_spawnHere->setToolTip(tr("Put the spawn into the middle of the view"));
    makeFields();
    showTileIds();
    if (m_known)
        showInfo();
    enableFields();
    connectFields();
}

void PropertiesDock::makeFields()
{
    auto* fields = new QWidget;
    m_halves = new QBoxLayout(QBoxLayout::TopToBottom, fields);
    std::array<QFormLayout*, 2> forms{};
    for (QFormLayout*& form : forms) {
        form = new QFormLayout;
        form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
        form->setRowWrapPolicy(QFormLayout::WrapLongRows);
        form->setHorizontalSpacing(style()->pixelMetric(QStyle::PM_LayoutHorizontalSpacing));
        form->setVerticalSpacing(style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing));
        m_halves->addLayout(form, 1);
    }
    QFormLayout* form = forms[0];
    auto* spawnTile = new QHBoxLayout;
    spawnTile->addWidget(m_spawnX);
    spawnTile->addWidget(m_spawnY);
    spawnTile->addStretch(1);
    auto* spawnButtons = new QHBoxLayout;
    spawnButtons->addWidget(m_spawnHere);
    spawnButtons->addWidget(m_spawnGo);
    spawnButtons->addStretch(1);
    // In one row of the form: in a narrow dock a row without a label would begin elsewhere.
    auto* spawn = new QVBoxLayout;
    spawn->addLayout(spawnTile);
    spawn->addLayout(spawnButtons);
    // No letters: those of the menus would no longer work.
    form->addRow(tr("Id"), m_id);
    form->addRow(tr("Chunk size"), m_chunkSize);
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Tile size"), m_tileSize);
    form->addRow(tr("Background colour"), m_colour);
    form->addRow(tr("Default background tile"), m_background);
    form = forms[1];
    form->addRow(tr("Height blur step"), m_blur);
    form->addRow(tr("Spawn"), spawn);
    form->addRow(tr("Zoom at first"), m_zoom);
    form->addRow(QString(), m_grid);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(fields);
    scroll->viewport()->installEventFilter(this);
    setWidget(scroll);
}

void PropertiesDock::arrange(int width)
{
    const bool beside = width >= wideDock * fontMetrics().averageCharWidth();
    m_halves->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_halves->setSpacing(beside ? 3 * style()->pixelMetric(QStyle::PM_LayoutHorizontalSpacing)
                                : style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing));
}

bool PropertiesDock::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && qobject_cast<QScrollArea*>(watched->parent())) {
        arrange(static_cast<QResizeEvent*>(event)->size().width());
        return false;
    }
    // A wheel that scrolls the fields changes none of them.
    if (event->type() == QEvent::Wheel && !static_cast<QWidget*>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        showInfo();
    return LazyDock::eventFilter(watched, event);
}

void PropertiesDock::connectFields()
{
    for (QWidget* field : std::initializer_list<QWidget*>{m_name, m_tileSize, m_background, m_blur, m_spawnX,
                                                          m_spawnY, m_zoom}) {
        field->setFocusPolicy(Qt::StrongFocus);
        field->installEventFilter(this);
    }
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        if (m_name->text() != model::shownText(m_info.name))
            askFor(model::setWorldText("name", m_name->text()));
    });
    connect(m_tileSize, &QSpinBox::valueChanged, this,
            [this](int value) { askFor(model::setWorldNumber("tileSize", value)); });
    connect(m_colour, &QPushButton::clicked, this, &PropertiesDock::chooseColour);
    const auto takeBackground = [this] {
        const QString id = m_background->currentText();
        if (id != model::shownText(m_info.defaultBackgroundTileId))
            askFor(model::setWorldText("defaultBackgroundTileId", id));
    };
    connect(m_background, &QComboBox::textActivated, this, takeBackground);
    connect(m_background->lineEdit(), &QLineEdit::editingFinished, this, takeBackground);
    connect(m_blur, &QDoubleSpinBox::valueChanged, this,
            [this](double value) { askFor(model::setWorldNumber("heightBlurStep", value)); });
    connect(m_spawnX, &QSpinBox::valueChanged, this, [this](int value) {
        askFor(model::setSpawn({value, m_info.spawn.y}));
    });
    connect(m_spawnY, &QSpinBox::valueChanged, this, [this](int value) {
        askFor(model::setSpawn({m_info.spawn.x, value}));
    });
    connect(m_spawnHere, &QPushButton::clicked, this, &PropertiesDock::spawnHereRequested);
    connect(m_spawnGo, &QPushButton::clicked, this, [this] { Q_EMIT goRequested(m_info.spawn); });
    connect(m_zoom, &QDoubleSpinBox::valueChanged, this,
            [this](double value) { askFor(model::setWorldNumber("editor/defaultZoom", value)); });
    connect(m_grid, &QCheckBox::toggled, this,
            [this](bool on) { askFor(model::setWorldFlag("editor/gridVisible", on)); });
}

void PropertiesDock::askFor(const world::Operation& operation)
{
    if (m_filling)
        return;
    Q_EMIT editRequested(operation);
}

void PropertiesDock::setInfo(const world::WorldInfo& info)
{
    m_info = info;
    m_known = true;
    if (m_name)
        showInfo();
}

void PropertiesDock::showInfo()
{
    const QScopedValueRollback filling(m_filling, true);
    m_id->setText(model::shownText(m_info.id));
    m_chunkSize->setText(tr("%L1 × %L2 tiles").arg(m_info.chunkSize.width).arg(m_info.chunkSize.height));
    if (const QString name = model::shownText(m_info.name); m_name->text() != name)
        m_name->setText(name);
    showBackground();
    showNumbers();
    showColour();
}

void PropertiesDock::showNumbers()
{
    const QScopedValueRollback filling(m_filling, true);
    m_tileSize->setValue(clamped(m_info.tileSize));
    m_blur->setValue(m_info.heightBlurStep);
    m_spawnX->setValue(clamped(m_info.spawn.x));
    m_spawnY->setValue(clamped(m_info.spawn.y));
    m_zoom->setValue(m_info.defaultZoom);
    m_grid->setChecked(m_info.gridVisible);
}

void PropertiesDock::takeRefusal()
{
    if (m_name)
        showNumbers();
}

void PropertiesDock::setTileIds(const QStringList& ids)
{
    m_tileIds = ids;
    if (m_background)
        showTileIds();
}

void PropertiesDock::showTileIds()
{
    m_filling = true;
    m_background->clear();
    m_background->addItem(QString());
    m_background->addItems(m_tileIds);
    showBackground();
    m_filling = false;
}

void PropertiesDock::showBackground()
{
    const QString id = model::shownText(m_info.defaultBackgroundTileId);
    m_background->setEditText(id);
    const bool unknown = !id.isEmpty() && !m_tileIds.contains(id);
    const QString warning =
        unknown ? tr("The tile catalog has no tile “%1”: a plain colour stands for it.").arg(id) : QString();
    m_unknownTile->setVisible(unknown);
    m_unknownTile->setToolTip(warning);
    m_background->setToolTip(warning);
    m_background->setAccessibleDescription(warning);
}

void PropertiesDock::setEditable(bool editable)
{
    m_editable = editable;
    if (m_name)
        enableFields();
}

void PropertiesDock::enableFields()
{
    for (QWidget* field : std::initializer_list<QWidget*>{m_name, m_tileSize, m_colour, m_background, m_blur,
                                                          m_spawnX, m_spawnY, m_spawnHere, m_zoom, m_grid})
        field->setEnabled(m_editable);
}

void PropertiesDock::showColour()
{
    const QString name = QString::fromStdString(m_info.backgroundColor);
    QPixmap swatch(24, 16);
    swatch.fill(QColor(name));
    m_colour->setIcon(swatch);
    m_colour->setIconSize(swatch.size());
    m_colour->setText(name);
}

void PropertiesDock::chooseColour()
{
    const QColor chosen = QColorDialog::getColor(QColor(m_colour->text()), this, tr("Background colour"));
    if (chosen.isValid() && chosen.name().toUpper() != m_colour->text())
        askFor(model::setWorldText("backgroundColor", chosen.name().toUpper()));
}

} // namespace chartroom::views
