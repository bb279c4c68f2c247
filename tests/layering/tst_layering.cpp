// Fails when a folder includes what the architecture does not grant it, or uses what one of the compilers
// cannot build.
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

namespace {

struct Rule
{
    QString folder;              // the longest prefix wins
    QStringList projectIncludes; // prefixes that may be included beside the folder's own
    QStringList foreignIncludes; // patterns of <…> includes that are forbidden
};

const QString noQt = QStringLiteral("^Q|^qcustomplot");
const QString noWidgets =
    QStringLiteral("^QtWidgets|^QWidget|^QDock|^QMainWindow|^QApplication|^QOpenGL|^qcustomplot");
const QString noPlots = QStringLiteral("^qcustomplot");

const QList<Rule>& rules()
{
    static const QString core = QStringLiteral("formats/core/");
    static const QList<Rule> list{
        {QStringLiteral("formats/core/"), {}, {noQt}},
        {QStringLiteral("formats/blueprint/"), {core}, {noQt}},
        {QStringLiteral("formats/blob/"), {core}, {noQt}},
        {QStringLiteral("formats/world/"), {core}, {noQt}},
        {QStringLiteral("model/blueprint/"),
         {core, QStringLiteral("formats/blueprint/"), QStringLiteral("model/common/")},
         {noWidgets}},
        {QStringLiteral("model/blob/"),
         {core, QStringLiteral("formats/blob/"), QStringLiteral("model/common/")},
         {noWidgets}},
        {QStringLiteral("model/world/"),
         {core, QStringLiteral("formats/world/"), QStringLiteral("model/common/")},
         {noWidgets}},
        {QStringLiteral("model/common/"), {core}, {noWidgets}},
        {QStringLiteral("views/common/"), {core, QStringLiteral("model/common/")}, {noPlots}},
        {QStringLiteral("views/canvas/"), {core}, {noWidgets}},
        {QStringLiteral("views/canvas/widgets/"),
         {core, QStringLiteral("views/canvas/"), QStringLiteral("views/common/")},
         {noPlots}},
        {QStringLiteral("views/plots/"), {core}, {}},
        {QStringLiteral("views/blueprint/"),
         {core, QStringLiteral("model/blueprint/"), QStringLiteral("model/common/"),
          QStringLiteral("views/common/"), QStringLiteral("views/canvas/"), QStringLiteral("views/plots/")},
         {noPlots}},
        {QStringLiteral("views/blueprint/scene/"),
         {core, QStringLiteral("model/blueprint/"), QStringLiteral("model/common/"),
          QStringLiteral("views/canvas/")},
         {noWidgets}},
        {QStringLiteral("views/blob/"),
         {core, QStringLiteral("model/blob/"), QStringLiteral("model/common/"),
          QStringLiteral("views/common/"), QStringLiteral("views/plots/")},
         {noPlots}},
        {QStringLiteral("views/world/"),
         {core, QStringLiteral("model/world/"), QStringLiteral("model/common/"),
          QStringLiteral("views/common/"), QStringLiteral("views/canvas/")},
         {noPlots}},
        {QStringLiteral("views/world/scene/"),
         {core, QStringLiteral("model/world/"), QStringLiteral("model/common/"),
          QStringLiteral("views/canvas/")},
         {noWidgets}},
        {QStringLiteral("app/"),
         {QStringLiteral("formats/"), QStringLiteral("model/"), QStringLiteral("views/")},
         {noPlots}},
    };
    return list;
}

const Rule* ruleFor(const QString& path)
{
    const Rule* best = nullptr;
    for (const Rule& rule : rules()) {
        if (path.startsWith(rule.folder) && (!best || rule.folder.size() > best->folder.size()))
            best = &rule;
    }
    return best;
}

/// What is wrong with one include line of one file; empty when it is allowed.
QString complaint(const QString& path, const QString& line)
{
    static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s+([\"<])([^\">]+)[\">]"));
    const auto match = include.match(line);
    if (!match.hasMatch())
        return {};
    const QString target = match.captured(2);
    const Rule* rule = ruleFor(path);
    if (!rule)
        return QStringLiteral("%1: no rule for this folder").arg(path);
    if (match.captured(1) == QLatin1String("<")) {
        for (const QString& pattern : rule->foreignIncludes) {
            if (QRegularExpression(pattern).match(target).hasMatch())
                return QStringLiteral("%1 includes <%2>").arg(path, target);
        }
        return {};
    }
    const bool project =
        QRegularExpression(QStringLiteral("^(formats|model|views|app)/")).match(target).hasMatch();
    if (!project || target.startsWith(rule->folder))
        return {};
    for (const QString& prefix : rule->projectIncludes) {
        if (target.startsWith(prefix))
            return {};
    }
    return QStringLiteral("%1 includes \"%2\"").arg(path, target);
}

/// What of one line clang 14, which fuzzes and checks, cannot build of GCC 12's library: all that makes a
/// std::ranges::subrange or a view. Empty when it is nothing of the kind.
QString unbuildable(const QString& path, const QString& line)
{
    static const QRegularExpression use(
        QStringLiteral("#\\s*include\\s+<ranges>|\\bstd::(ranges::)?views::\\w+|"
                       "\\bstd::ranges::(subrange|unique|remove|remove_if|rotate|partition|stable_partition|"
                       "search|search_n|find_end|equal_range)\\b"));
    const auto match = use.match(line);
    return match.hasMatch() ? QStringLiteral("%1: clang 14 cannot build %2").arg(path, match.captured())
                            : QString();
}

} // namespace

class LayeringTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRulesBite()
    {
        QVERIFY(
            !complaint(QStringLiteral("formats/core/a.h"), QStringLiteral("#include <QString>")).isEmpty());
        QVERIFY(
            !complaint(QStringLiteral("formats/blob/a.h"), QStringLiteral("#include \"formats/world/b.h\""))
                 .isEmpty());
        QVERIFY(!complaint(QStringLiteral("model/blueprint/a.h"), QStringLiteral("#include <QWidget>"))
                     .isEmpty());
        QVERIFY(!complaint(QStringLiteral("views/blueprint/a.h"),
                           QStringLiteral("#include \"formats/blueprint/b.h\""))
                     .isEmpty());
        QVERIFY(!complaint(QStringLiteral("app/a.h"), QStringLiteral("#include <qcustomplot.h>")).isEmpty());
        QVERIFY(
            complaint(QStringLiteral("app/a.h"), QStringLiteral("#include \"views/common/b.h\"")).isEmpty());
        QVERIFY(
            complaint(QStringLiteral("model/blueprint/a.h"), QStringLiteral("#include <QImage>")).isEmpty());
        const QString file = QStringLiteral("model/common/a.cpp");
        QVERIFY(!unbuildable(file, QStringLiteral("#include <ranges>")).isEmpty());
        QVERIFY(!unbuildable(file, QStringLiteral("for (auto a : b | std::views::reverse)")).isEmpty());
        QVERIFY(!unbuildable(file, QStringLiteral("std::ranges::rotate(b, next);")).isEmpty());
        QVERIFY(unbuildable(file, QStringLiteral("std::ranges::unique_copy(b, c); std::rotate(b, c, d);"))
                    .isEmpty());
    }

    void everyLineIsGranted()
    {
        QStringList complaints;
        int files = 0;
        const QDir root(QStringLiteral(CHARTROOM_SOURCE));
        for (const QString& top : {QStringLiteral("formats"), QStringLiteral("model"),
                                   QStringLiteral("views"), QStringLiteral("app")}) {
            QDirIterator it(root.filePath(top), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                            QDirIterator::Subdirectories);
            while (it.hasNext()) {
                QFile file(it.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                ++files;
                const QString path = root.relativeFilePath(file.fileName());
                while (!file.atEnd()) {
                    const QString line = QString::fromUtf8(file.readLine());
                    for (const QString& found : {complaint(path, line), unbuildable(path, line)}) {
                        if (!found.isEmpty())
                            complaints << found;
                    }
                }
            }
        }
        QVERIFY(files > 20);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(QLatin1Char('\n'))));
    }
};

QTEST_GUILESS_MAIN(LayeringTest)
#include "tst_layering.moc"
