#include "app/settings_dialog.h"

#include "app/app_settings.h"
#include "app/shortcuts_page.h"
#include "views/blob/domains_page.h"
#include "views/common/screen_room.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

namespace chartroom::app {

using views::CanvasBackend;

SettingsDialog::SettingsDialog(AppSettings& settings, views::ActionRegistry& registry, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_pages(new QTabWidget)
{
    setWindowTitle(tr("Settings"));
    views::resizeOnScreen(*this, {680, 520});
    m_pages->addTab(makeGeneralPage(), tr("General"));
    m_pages->addTab(new ShortcutsPage(registry), tr("Keyboard shortcuts"));
    auto* domains = new views::DomainsPage(settings.preferences().domainsFile);
    m_pages->addTab(domains, tr("Domains of blobs"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    // Enter in a field is not meant to close the settings.
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pages, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&registry, &views::ActionRegistry::shortcutsChanged, this,
            [this, &registry] { m_settings.saveShortcuts(registry); });
    connect(domains, &views::DomainsPage::changed, this, [this](const QString& file) {
        views::Preferences preferences = m_settings.preferences();
        preferences.domainsFile = file;
        storePreferences(preferences);
    });
}

void SettingsDialog::showPage(Page page)
{
    m_pages->setCurrentIndex(static_cast<int>(page));
}

QWidget* SettingsDialog::makeGeneralPage()
{
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(16, 16, 16, 16);
    form->setVerticalSpacing(12);

    auto* language = new QComboBox;
    language->setObjectName(QStringLiteral("language"));
    language->addItem(tr("System"), QString());
    // Languages are named in themselves, so that a lost user finds back.
    language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    language->addItem(QStringLiteral("Deutsch"), QStringLiteral("de"));
    language->setCurrentIndex(language->findData(m_settings.language()));
    auto* remark = new QLabel(tr("The language changes when Chartroom is started again."));
    remark->setForegroundRole(QPalette::PlaceholderText);
    remark->setWordWrap(true);
    form->addRow(tr("&Language:"), language);
    form->addRow(QString(), remark);

    const views::Preferences now = m_settings.preferences();
    auto* backend = new QComboBox;
    backend->setObjectName(QStringLiteral("backend"));
    backend->addItem(tr("Automatic"), static_cast<int>(CanvasBackend::Automatic));
    backend->addItem(tr("OpenGL"), static_cast<int>(CanvasBackend::OpenGl));
    backend->addItem(tr("Without OpenGL"), static_cast<int>(CanvasBackend::Raster));
    backend->setCurrentIndex(backend->findData(static_cast<int>(now.canvasBackend)));
    backend->setToolTip(
        tr("Automatic takes OpenGL where a graphics card does the work, and draws without it elsewhere."));
    form->addRow(tr("&Draw maps with:"), backend);

    auto* wheel = new QCheckBox(tr("&Mouse wheel zooms (Ctrl+wheel: finer)"));
    wheel->setObjectName(QStringLiteral("wheelZooms"));
    wheel->setToolTip(tr("Otherwise the wheel scrolls and Ctrl+wheel zooms."));
    wheel->setChecked(now.wheelZooms);
    form->addRow(QString(), wheel);

    connect(language, &QComboBox::currentIndexChanged, this,
            [this, language] { m_settings.setLanguage(language->currentData().toString()); });
    connect(backend, &QComboBox::currentIndexChanged, this, [this, backend] {
        views::Preferences preferences = m_settings.preferences();
        preferences.canvasBackend = static_cast<CanvasBackend>(backend->currentData().toInt());
        storePreferences(preferences);
    });
    connect(wheel, &QCheckBox::toggled, this, [this](bool on) {
        views::Preferences preferences = m_settings.preferences();
        preferences.wheelZooms = on;
        storePreferences(preferences);
    });
    return page;
}

void SettingsDialog::storePreferences(const views::Preferences& preferences)
{
    m_settings.setPreferences(preferences);
    Q_EMIT preferencesChanged(preferences);
}

} // namespace chartroom::app
