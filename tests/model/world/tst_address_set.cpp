// The set of chunk addresses has what std::set has, in the same order.
#include "model/world/address_set.h"

#include <QRandomGenerator>
#include <QTest>

#include <set>

using namespace chartroom;
using model::AddressSet;
using world::Address;

class AddressSetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void edges()
    {
        AddressSet set;
        QVERIFY(set.empty() && set.begin() == set.end());
        const std::set<Address> all{{-world::addressLimit, -world::addressLimit},
                                    {world::addressLimit, world::addressLimit},
                                    {-257, 0},
                                    {-256, 0},
                                    {-1, 0},
                                    {0, 0},
                                    {63, 0},
                                    {64, 0},
                                    {255, 0},
                                    {256, 0},
                                    {0, -1}};
        for (const Address address : all) {
            QVERIFY(set.insert(address));
            QVERIFY(!set.insert(address));
        }
        QVERIFY(std::ranges::equal(set, all));
        QVERIFY(set == AddressSet(set));
        for (const Address address : all) {
            QVERIFY(set.contains(address));
            QVERIFY(set.erase(address));
            QVERIFY(!set.erase(address) && !set.contains(address));
        }
        QVERIFY(set == AddressSet());
    }

    void likeStandardSet_data()
    {
        QTest::addColumn<int>("span");
        for (const int span : {3, 20, 300, 5000})
            QTest::addRow("%d", span) << span;
    }
    void likeStandardSet()
    {
        QFETCH(int, span);
        QRandomGenerator random(static_cast<quint32>(span));
        const auto any = [&] {
            return Address{random.bounded(-span, span), random.bounded(-span, span) / 2};
        };
        std::set<Address> expected;
        AddressSet set;
        for (int i = 0; i < 4000; ++i) {
            const Address address = any();
            if (random.bounded(3) == 0)
                QCOMPARE(set.erase(address), expected.erase(address) > 0);
            else
                QCOMPARE(set.insert(address), expected.insert(address).second);
            QCOMPARE(set.size(), expected.size());
            const Address from = any();
            QCOMPARE(set.contains(from), expected.contains(from));
            const auto first = set.lower_bound(from);
            const auto same = expected.lower_bound(from);
            QCOMPARE(first == set.end(), same == expected.end());
            if (same != expected.end())
                QVERIFY(*first == *same);
        }
        QVERIFY(std::ranges::equal(set, expected));
    }
};

QTEST_APPLESS_MAIN(AddressSetTest)
#include "tst_address_set.moc"
