// The settings' page for the known domains, over real files.
#include "formats/blob/domains.h"
#include "tests/support/files.h"
#include "views/blob/domains_page.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;
using views::DomainsPage;

class DomainsPageTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    static std::vector<blob::Domain> stored(const QString& file)
    {
        const auto domains = blob::loadDomains(QFile::encodeName(file).toStdString());
        return domains ? *domains : std::vector<blob::Domain>{{"unreadable", 0}};
    }
    static int rowOf(const DomainsPage& page, const QString& name)
    {
        const QAbstractItemModel& rows = *page.table().model();
        for (int row = 0; row < rows.rowCount(); ++row) {
            if (rows.index(row, 0).data().toString() == name)
                return row;
        }
        return -1;
    }
    static QPushButton* button(const DomainsPage& page, const QString& text)
    {
        for (QPushButton* const one : page.findChildren<QPushButton*>()) {
            if (one->text().remove(u'&') == text)
                return one;
        }
        return nullptr;
    }

private Q_SLOTS:
    void withoutAListOfOnesOwn()
    {
        const DomainsPage page{QString()};
        QCOMPARE(page.table().model()->rowCount(), int(blob::defaultDomains().domains().size()));
        QVERIFY(page.sentence().contains(QString::number(blob::defaultDomains().domains().size())));
        QVERIFY(!button(page, QStringLiteral("Add"))->isEnabled());
        QVERIFY(!button(page, QStringLiteral("Use None"))->isEnabled());
    }

    void aNewListIsMadeAndFilled()
    {
        const QString file = m_dir.filePath(QStringLiteral("ü domains.json"));
        DomainsPage page{QString()};
        QSignalSpy changed(&page, &DomainsPage::changed);
        page.makeFile(file);
        QCOMPARE(page.file(), file);
        QVERIFY(stored(file).empty());
        page.add(QStringLiteral("Weather \"ü\""), 2);
        page.add(QStringLiteral("Level"), 3);
        page.add(QStringLiteral("Level"), 4);
        QCOMPARE(stored(file), (std::vector<blob::Domain>{{"Weather \"ü\"", 2}, {"Level", 4}}));
        QCOMPARE(changed.size(), 4);
        const int level = rowOf(page, QStringLiteral("Level"));
        QCOMPARE(page.table().model()->index(level, 1).data().toString(), QStringLiteral("4"));
        QVERIFY(!button(page, QStringLiteral("Remove"))->isEnabled());
        page.table().selectRow(level);
        QVERIFY(button(page, QStringLiteral("Remove"))->isEnabled());
        button(page, QStringLiteral("Remove"))->click();
        QCOMPARE(stored(file).size(), 1U);
        // The program's own entry is there again, and cannot be taken out.
        page.table().selectRow(rowOf(page, QStringLiteral("Level")));
        QVERIFY(!button(page, QStringLiteral("Remove"))->isEnabled());
        QVERIFY(!page.grab().isNull());
    }

    void aListThatIsNone()
    {
        const QString file = m_dir.filePath(QStringLiteral("bad.json"));
        const QByteArray bad = R"({"domains": [{"name": "", "newest": 1}]})";
        test::writeAll(file, bad);
        DomainsPage page(file);
        QVERIFY2(page.sentence().contains(QStringLiteral("/domains/0/name")), qPrintable(page.sentence()));
        QVERIFY(!button(page, QStringLiteral("Add"))->isEnabled());
        QCOMPARE(test::readAll(file), bad);
        page.setFile({});
        QCOMPARE(page.table().model()->rowCount(), int(blob::defaultDomains().domains().size()));
    }

    // A failed write is said, and what is shown is what the file holds.
    void aListThatCannotBeWritten()
    {
        DomainsPage page{QString()};
        page.makeFile(m_dir.filePath(QStringLiteral("none/domains.json")));
        QVERIFY(page.sentence().contains(QStringLiteral("none/domains.json")));
        QCOMPARE(page.file(), QString());
    }
};

QTEST_MAIN(DomainsPageTest)
#include "tst_domains_page.moc"
