#include "app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>

namespace chartroom::app {

void installLanguage(QCoreApplication& application, const QString& language)
{
    if (!language.isEmpty())
        QLocale::setDefault(QLocale(language));
    const QStringList wanted = QLocale().uiLanguages();
    const auto known = std::ranges::find_if(wanted, [](const QString& one) {
        return one.startsWith(QLatin1String("en")) || one.startsWith(QLatin1String("de"));
    });
    // English texts are in the program itself; its translation holds only the forms for one and for many.
    const bool german = known != wanted.end() && known->startsWith(QLatin1String("de"));
    const QLocale locale(german ? QStringLiteral("de") : QStringLiteral("en"));
    auto* own = new QTranslator(&application);
    if (own->load(locale, QStringLiteral("chartroom"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        application.installTranslator(own);
    if (!german)
        return;
    auto* qt = new QTranslator(&application);
    if (qt->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        application.installTranslator(qt);
}

} // namespace chartroom::app
