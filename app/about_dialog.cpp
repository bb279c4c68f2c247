#include "app/about_dialog.h"

#include <QCoreApplication>
#include <QIcon>
#include <QMessageBox>

namespace chartroom::app {

namespace {

struct AboutText
{
    Q_DECLARE_TR_FUNCTIONS(AboutDialog)
};

} // namespace

void showAbout(QWidget* parent)
{
    QMessageBox box(parent);
    box.setWindowTitle(AboutText::tr("About Chartroom"));
    box.setIconPixmap(
        QIcon(QStringLiteral(":/icons/application.svg")).pixmap(QSize(64, 64), box.devicePixelRatioF()));
    box.setTextFormat(Qt::RichText);
    box.setText(
        QStringLiteral("<h3>Chartroom %1</h3><p>%2</p>")
            .arg(QCoreApplication::applicationVersion().toHtmlEscaped(),
                 AboutText::tr(
                     "See, check and mend game worlds: terrain blueprints, chunk worlds and blobs.")));
    const QString libraries = AboutText::tr("Built with Qt %1, QCustomPlot, fmt, simdjson, xxHash and CLI11.")
                                  .arg(QLatin1String(qVersion()));
    const QString licence = AboutText::tr(
        "Free software under the GNU General Public License, version 3 or later. It comes without any "
        "warranty.");
    const QString assumptions = AboutText::tr(
        "What it assumes: the names of biomes, town tiers and road tiers come from the built-in palette "
        "unless another one is given. The sea level is the one that a file states; a file that states "
        "none is shown with 0.15.");
    box.setInformativeText(
        QStringLiteral("<p>%1</p><p>%2</p><p>%3</p>").arg(assumptions, libraries, licence));
    box.exec();
}

} // namespace chartroom::app
