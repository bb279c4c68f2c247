#include "formats/core/byte_find.h"
#include "tests/support/files.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <string>

using namespace chartroom;

class ByteFindTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingToFind()
    {
        const QByteArray hay = "hello";
        QVERIFY(!core::findFirst(test::bytesOf(hay), {}));
        QVERIFY(!core::findLast(test::bytesOf(hay), {}));
        const QByteArray longer = "hello!";
        QVERIFY(!core::findFirst(test::bytesOf(hay), test::bytesOf(longer)));
        QVERIFY(!core::findLast(test::bytesOf(hay), test::bytesOf(longer)));
        QVERIFY(!core::findFirst({}, test::bytesOf(hay)));
    }

    void everyPlaceOfEveryLength()
    {
        for (int size = 1; size < 80; ++size) {
            for (int length = 1; length <= std::min(size, 20); ++length) {
                for (int place = 0; place + length <= size; ++place) {
                    QByteArray hay(size, '\0');
                    QByteArray needle(length, '\0');
                    for (int i = 0; i < length; ++i)
                        needle[i] = static_cast<char>(i + 1);
                    hay.replace(place, length, needle);
                    QCOMPARE(core::findFirst(test::bytesOf(hay), test::bytesOf(needle)),
                             std::optional<std::uint64_t>(place));
                    QCOMPARE(core::findLast(test::bytesOf(hay), test::bytesOf(needle)),
                             std::optional<std::uint64_t>(place));
                }
            }
        }
    }

    // Against the library's own search, on bytes with few different values, where false candidates abound.
    void likeThePlainSearch()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 3000; ++round) {
            QByteArray hay(static_cast<int>(random() % 200), '\0');
            QByteArray needle(1 + static_cast<int>(random() % 4), '\0');
            for (char& c : hay)
                c = static_cast<char>(random() % 3);
            for (char& c : needle)
                c = static_cast<char>(random() % 3);
            const auto plain = [](std::size_t place) {
                return place == std::string::npos ? std::nullopt : std::optional<std::uint64_t>(place);
            };
            const std::string text = hay.toStdString();
            QCOMPARE(core::findFirst(test::bytesOf(hay), test::bytesOf(needle)),
                     plain(text.find(needle.toStdString())));
            QCOMPARE(core::findLast(test::bytesOf(hay), test::bytesOf(needle)),
                     plain(text.rfind(needle.toStdString())));
        }
    }

    void firstAndLastOfMany()
    {
        const QByteArray hay = "abababababababababababababababababab";
        const QByteArray needle = "aba";
        QCOMPARE(core::findFirst(test::bytesOf(hay), test::bytesOf(needle)), std::optional<std::uint64_t>(0));
        QCOMPARE(core::findLast(test::bytesOf(hay), test::bytesOf(needle)), std::optional<std::uint64_t>(32));
    }
};

QTEST_APPLESS_MAIN(ByteFindTest)
#include "tst_byte_find.moc"
