// Both languages say the same: every text and every code has its German sentence with the same arguments,
// nothing is left unfinished.
#include "formats/blob/domains.h"
#include "formats/blob/repair.h"
#include "formats/blueprint/palette.h"
#include "formats/core/code.h"
#include "formats/core/message.h"
#include "formats/core/range_words.h"
#include "formats/core/translatable.h"
#include "formats/world/json/reader.h"
#include "formats/world/operations/operation.h"
#include "formats/world/store/store.h"
#include "model/common/message_text.h"
#include "model/world/history_model.h"
#include "views/common/finding_text.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace chartroom;

namespace {

struct Text
{
    QString context;
    QString source;
    QStringList translations;
    QString state;
};

QList<Text> readTexts(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Text> result;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement())
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("source"))
            result.append({context, xml.readElementText(), {}, {}});
        else if (xml.name() == QLatin1String("translation")) {
            result.last().state = xml.attributes().value(QLatin1String("type")).toString();
            result.last().translations = xml.readElementText(QXmlStreamReader::IncludeChildElements)
                                             .trimmed()
                                             .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        }
    }
    return result;
}

QSet<QString> matches(const QString& text, const char* pattern)
{
    QSet<QString> result;
    auto it = QRegularExpression(QLatin1String(pattern)).globalMatch(text);
    while (it.hasNext())
        result.insert(it.next().captured());
    return result;
}

} // namespace

class TranslationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_texts = readTexts(QStringLiteral(CHARTROOM_TEXTS "/chartroom_de.ts"));
        QVERIFY(m_texts.size() > 200);
        QVERIFY(m_german.load(QStringLiteral(":/i18n/chartroom_de.qm")));
    }

    void nothingIsUnfinished()
    {
        QStringList open;
        for (const Text& text : std::as_const(m_texts)) {
            if (!text.state.isEmpty() || text.translations.isEmpty())
                open << text.context + QStringLiteral(": ") + text.source;
        }
        QVERIFY2(open.isEmpty(), qPrintable(open.join(QLatin1Char('\n'))));
    }

    // A text is found only in the context that its source says: one that is filed elsewhere is shown in
    // English.
    void eachTextOfTheSourcesHasItsTranslation_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("options");
        QTest::addRow("de") << QStringLiteral("chartroom_de.ts")
                            << QStringList({QStringLiteral("-target-language"), QStringLiteral("de")});
        QTest::addRow("en") << QStringLiteral("chartroom_en.ts")
                            << QStringList({QStringLiteral("-target-language"), QStringLiteral("en"),
                                            QStringLiteral("-pluralonly")});
    }
    void eachTextOfTheSourcesHasItsTranslation()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, options);
        const QString kept = QStringLiteral(CHARTROOM_TEXTS "/") + name;
        const QTemporaryDir folder;
        const QString anew = folder.filePath(name);
        QVERIFY(QFile::copy(kept, anew));
        // What `./dev translations` does, with a copy.
        QStringList command = QStringLiteral(CHARTROOM_LUPDATE).split(QLatin1Char('|'));
        const QString program = command.takeFirst();
        QProcess lupdate;
        lupdate.start(program, command + options + QStringList({QStringLiteral("-ts"), anew}));
        QVERIFY(lupdate.waitForFinished(test::patience));
        QCOMPARE(lupdate.exitCode(), 0);
        QSet<QString> known;
        for (const Text& text : readTexts(kept))
            known.insert(text.context + QStringLiteral(": ") + text.source);
        const QList<Text> found = readTexts(anew);
        QVERIFY(!found.isEmpty());
        QStringList missing;
        for (const Text& text : found) {
            const QString where = text.context + QStringLiteral(": ") + text.source;
            if (!text.state.isEmpty() || !known.contains(where))
                missing << where;
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    }

    // English sentences with a number have a form for one and a form for many, and no other is translated.
    void englishCounts()
    {
        QTranslator english;
        QVERIFY(english.load(QStringLiteral(":/i18n/chartroom_en.qm")));
        const QList<Text> texts = readTexts(QStringLiteral(CHARTROOM_TEXTS "/chartroom_en.ts"));
        QVERIFY(!texts.isEmpty());
        QSet<QString> counted;
        for (const Text& text : texts) {
            QVERIFY2(text.state.isEmpty() && text.translations.size() == 2, qPrintable(text.source));
            QVERIFY2(!text.translations.join(QString()).contains(QLatin1String("(s)")),
                     qPrintable(text.source));
            counted.insert(text.context + text.source);
        }
        for (const Text& text : std::as_const(m_texts)) {
            const bool counts =
                text.source.contains(QLatin1String("%n")) || text.source.contains(QLatin1String("%Ln"));
            QVERIFY2(!counts || counted.contains(text.context + text.source), qPrintable(text.source));
        }
    }

    void placeholdersAgree()
    {
        QStringList wrong;
        for (const Text& text : std::as_const(m_texts)) {
            const QString german = text.translations.join(QLatin1Char('\n'));
            const bool named = text.context == QLatin1String("Message");
            const char* pattern = named ? "\\{\\w+(:\\w+)?\\}" : "%L?[1-9n]";
            if (matches(text.source, pattern) != matches(german, pattern))
                wrong << text.context + QStringLiteral(": ") + text.source;
            if (text.context == QLatin1String("Action") &&
                text.source.contains(QLatin1Char('&')) != german.contains(QLatin1Char('&')))
                wrong << QStringLiteral("mnemonic: ") + text.source;
            if (text.source.endsWith(QChar(u'…')) != german.endsWith(QChar(u'…')))
                wrong << QStringLiteral("dots: ") + text.source;
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void everyCodeHasItsSentenceInBothLanguages()
    {
        QStringList missing;
        for (const core::CodeInfo& code : core::allCodes()) {
            const QString german = m_german.translate("Message", code.text);
            if (german.isEmpty())
                missing << views::codeName(code.code);
            else if (matches(german, "\\{\\w+(:\\w+)?\\}") !=
                     matches(QString::fromUtf8(code.text), "\\{\\w+(:\\w+)?\\}"))
                missing << views::codeName(code.code) + QStringLiteral(" (arguments)");
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    }

    // Every edit that there is has a name for the history of steps, in both languages.
    void everyEditHasItsName()
    {
        const QStringList missing = namelessEdits(static_cast<world::AnyOperation*>(nullptr));
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
        // A label of its own comes first; a name that nobody knows stays as it is.
        QCOMPARE(model::stepText("group", std::string("Stamp")), QStringLiteral("Stamp"));
        QCOMPARE(model::stepText("unheardOf", {}), QStringLiteral("unheardOf"));
    }

    // The reason is a sentence of its own within the other.
    void aRefusedWorldSpeaksOneLanguage()
    {
        const world::json::SyntaxError error{QT_TRANSLATE_NOOP("Message", "a comma or ] is expected here"),
                                             12, 2, 3};
        const core::Message refusal =
            world::worldRefusal("worlds.json", world::syntaxFinding(error, "worlds.json"));
        const QString english = model::messageText(refusal);
        QVERIFY2(english.contains(QStringLiteral("This is not JSON: line 2, column 3")), qPrintable(english));
        QCOMPARE(QString::fromStdString(refusal.text()), english);
        QVERIFY(QCoreApplication::installTranslator(&m_german));
        const QString german = model::messageText(refusal);
        QCoreApplication::removeTranslator(&m_german);
        QVERIFY2(german.contains(QStringLiteral("Zeile 2")), qPrintable(german));
        QVERIFY2(!german.contains(QStringLiteral("This is not JSON")), qPrintable(german));
    }

    // Why one is refused is a message of its own within the other.
    void whatIsSaidWithinAMessageIsGermanToo()
    {
        const QTemporaryDir folder;
        const std::filesystem::path input = folder.filePath(QStringLiteral("x.blob")).toStdString();
        QFile file(QString::fromStdString(input));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write("not a blob at all, nor anything else"), 36);
        file.close();
        const auto receipt = blob::repair(input, input.parent_path() / "y.blob");
        QVERIFY(!receipt.ok());
        QCOMPARE(receipt.error().code, core::Code::RepairUnproven);
        const core::Message stopped{core::Code::JournalStopped,
                                    {{"count", "2"},
                                     core::cause("reason", {core::Code::WorldLockFailed,
                                                            {{"path", "a"}, {"lock", "b"}, {"reason", "c"}}}),
                                     {"kept", "journal.kept-1"}}};
        for (const core::Message& message : {receipt.error(), stopped}) {
            const QString english = model::messageText(message);
            QCOMPARE(QString::fromStdString(message.text()), english);
            const QString reason = model::argumentText(message, "reason");
            QVERIFY2(!reason.isEmpty() && english.contains(reason), qPrintable(english));
            QVERIFY(QCoreApplication::installTranslator(&m_german));
            const QString german = model::messageText(message);
            const QString germanReason = model::argumentText(message, "reason");
            QCoreApplication::removeTranslator(&m_german);
            QVERIFY2(!german.contains(reason), qPrintable(german));
            QVERIFY2(!germanReason.isEmpty() && german.contains(germanReason), qPrintable(german));
        }
    }

    // So is what is wrong within a file.
    void whatIsWrongInASmallFileIsSaidInGerman()
    {
        const auto palette = blueprint::parsePalette(
            R"({"biomes":[{"name":"A","color":"{path}"}],"townTiers":[{"name":"T"}]})", "mine.json");
        QVERIFY(!palette.ok());
        const auto domains = blob::parseDomains(R"({"domains":[{"name":"A","newest":-1}]})", "list.json");
        QVERIFY(!domains.ok());
        QVERIFY2(model::messageText(palette.error())
                     .contains(QStringLiteral(
                         "mine.json is not a palette: \"biomes\", entry 0: \"color\" is \"{path}\", expected "
                         "\"#RRGGBB\".")),
                 palette.error().text().c_str());
        QCOMPARE(model::messageText(domains.error()),
                 QStringLiteral("list.json is not a list of domains: /domains/0/newest: expected a whole "
                                "number from 0 to 2147483647."));
        QVERIFY(QCoreApplication::installTranslator(&m_german));
        const QString germanPalette = model::messageText(palette.error());
        const QString germanDomains = model::messageText(domains.error());
        QCoreApplication::removeTranslator(&m_german);
        QVERIFY2(germanPalette.contains(QStringLiteral("\"biomes\", Eintrag 0: \"color\" ist \"{path}\", "
                                                       "erwartet wird \"#RRGGBB\"")),
                 qPrintable(germanPalette));
        QVERIFY2(
            germanDomains.contains(QStringLiteral("/domains/0/newest: erwartet wird eine ganze Zahl von 0")),
            qPrintable(germanDomains));
    }

    void aFindingSpeaksGerman()
    {
        const core::Finding finding = core::finding(
            core::Code::BlueprintMapSize, {4, 4}, core::withRange({{"found", "12"}}, "expected", 256, 32768));
        QCOMPARE(
            views::messageText(finding),
            QStringLiteral(
                "MapSize is 12; the server accepts 256 to 32768. Generate the map in an allowed size; if "
                "it was, the field is damaged."));
        QVERIFY(QCoreApplication::installTranslator(&m_german));
        QCOMPARE(views::messageText(finding),
                 QStringLiteral(
                     "MapSize ist 12; der Server nimmt 256 bis 32768 an. Die Karte in einer erlaubten Größe "
                     "erzeugen; wurde sie das, ist das Feld beschädigt."));
        QCOMPARE(views::levelText(core::Level::Error), QStringLiteral("Fehler"));
        QCoreApplication::removeTranslator(&m_german);
    }

private:
    template<class... Edits>
    [[nodiscard]] QStringList namelessEdits(const std::variant<Edits...>*) const
    {
        QStringList missing;
        for (const std::string_view name : {Edits::name..., std::string_view("reload")}) {
            const std::string edit(name);
            const QString english = model::stepText(edit, {});
            if (english == QString::fromStdString(edit))
                missing << english;
            if (m_german.translate("Step", english.toUtf8().constData()).isEmpty())
                missing << QStringLiteral("German: ") + english;
        }
        return missing;
    }

    QList<Text> m_texts;
    QTranslator m_german;
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "tst_translations.moc"
