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
    // English texts are in the program itself; a translator for another language would win over them.
    const QStringList wanted = QLocale().uiLanguages();
    const auto known = std::ranges::find_if(wanted, [](const QString& one) {
        return one.startsWith(QLatin1String("en")) || one.startsWith(QLatin1String("de"));
    });
    if (known == wanted.end() || known->startsWith(QLatin1String("en")))
        return;
    const QLocale locale(QStringLiteral("de"));
    auto* own = new QTranslator(&application);
    if (own->load(locale, QStringLiteral("chartroom"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        application.installTranslator(own);
    auto* qt = new QTranslator(&application);
    if (qt->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        application.installTranslator(qt);
}

} // namespace chartroom::app
