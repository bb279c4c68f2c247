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
    const auto install = [&application, &locale](const QString& name, const QString& folder) {
        auto* translator = new QTranslator(&application);
        if (translator->load(locale, name, QStringLiteral("_"), folder))
            application.installTranslator(translator);
    };
    // Qt asks the last one first: where Qt's own words do not fit, ours stand.
    if (german)
        install(QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("chartroom"), QStringLiteral(":/i18n"));
}

} // namespace chartroom::app
