#include "views/blueprint/layers_dock.h"

#include "views/common/gaps.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {
constexpr int percentSteps = 100;
} // namespace

LayersDock::LayersDock(QWidget* parent)
    : LazyDock(tr("Layers"), parent)
    , m_list(new LayerList)
    , m_shading(new ShadingPanel)
    , m_opacity(new QSlider(Qt::Horizontal))
    , m_opacityLabel(new QLabel(tr("O&pacity")))
    , m_content(new QWidget(this))
{
    setObjectName(QStringLiteral("layers"));
    m_opacity->setRange(0, percentSteps);
    m_opacity->setPageStep(10);
    m_opacity->setAccessibleName(tr("Opacity of the selected layer"));
    m_opacity->setToolTip(m_opacity->accessibleName());
    m_opacityLabel->setBuddy(m_opacity);
    m_list->setToolTip(tr("Drag a layer, or press Alt+Up and Alt+Down, to change the order"));
    m_list->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* opacityRow = new QHBoxLayout;
    opacityRow->addWidget(m_opacityLabel);
    opacityRow->addWidget(m_opacity, 1);
    m_content->hide();
    auto* layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(wideGap, wideGap, wideGap, wideGap);
    layout->setSpacing(wideGap);
    layout->addWidget(m_list);
    layout->addLayout(opacityRow);
    layout->addWidget(m_shading);
    layout->addStretch(1);

    connect(m_list, &QTreeWidget::currentItemChanged, this, &LayersDock::showOpacity);
    connect(m_list, &LayerList::changed, this, &LayersDock::showOpacity);
    connect(m_list, &LayerList::availabilityChanged, this, &LayersDock::showOpacity);
    connect(m_opacity, &QSlider::valueChanged, this, [this](int value) {
        m_list->setOpacity(m_list->currentId(), value / static_cast<double>(percentSteps));
    });
    showOpacity();
}

void LayersDock::makeContent()
{
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    // What is in it takes the keys, and is scrolled to.
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_content);
    // Nothing scrolls sideways: the dock is never narrower than its rows.
    scroll->setMinimumWidth(m_content->minimumSizeHint().width() +
                            scroll->verticalScrollBar()->sizeHint().width());
    // Taller it would only be empty: what is left is for the dock below.
    scroll->setMaximumHeight(m_content->sizeHint().height());
    setWidget(scroll);
    m_content->show();
}

void LayersDock::showOpacity()
{
    const auto entry = m_list->entry(m_list->currentId());
    const bool usable = entry && LayerList::hasOpacity(entry->id) && m_list->isAvailable(entry->id);
    m_opacity->setEnabled(usable);
    m_opacityLabel->setEnabled(usable);
    const QSignalBlocker blocker(m_opacity);
    m_opacity->setValue(entry ? qRound(entry->opacity * percentSteps) : percentSteps);
}

QVariantMap LayersDock::options() const
{
    return {{QStringLiteral("layers"), m_list->options()}, {QStringLiteral("shading"), m_shading->options()}};
}

void LayersDock::setOptions(const QVariantMap& options)
{
    m_list->setOptions(options.value(QStringLiteral("layers")).toMap());
    m_shading->setOptions(options.value(QStringLiteral("shading")).toMap());
}

} // namespace chartroom::views
