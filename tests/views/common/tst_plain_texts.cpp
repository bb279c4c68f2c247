// Names that look like markup, in what is said about them.
#include "tests/support/buttons.h"
#include "views/common/action_notice.h"
#include "views/common/plain_message.h"
#include "views/common/text_question.h"

#include <QApplication>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

using namespace chartroom;
using namespace chartroom::views;

class PlainTextsTest : public QObject
{
    Q_OBJECT

    static inline const QString name = QStringLiteral("<b>Loud</b>");

private Q_SLOTS:
    void aBoxShowsThemAsTheyAre()
    {
        QMessageBox box(QMessageBox::Warning, QStringLiteral("Title"), name);
        box.setInformativeText(name);
        showPlain(box);
        QCOMPARE(plain(box).count(name), 2);
    }

    void aWarningShowsThemAsTheyAre()
    {
        QStringList shown;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&timer, &shown] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            timer.stop();
            shown = plain(*box);
            box->accept();
        });
        timer.start(10);
        warn(nullptr, QStringLiteral("Title"), name);
        QVERIFY(shown.contains(name));
    }

    void aQuestionShowsThemAsTheyAre()
    {
        QWidget window;
        QInputDialog* dialog =
            ask(&window, {QStringLiteral("Title"), name, {}, {}, {}}, [](const QString&) {});
        QVERIFY(plain(*dialog).contains(name));
    }

    void soDoToolTipsOfAnswers()
    {
        ActionNotice notice;
        notice.say(Icon::Warning, QStringLiteral("Sentence"), {{QStringLiteral("Answer"), [] {}, name}});
        const QString tip = test::buttonCalled(notice, QStringLiteral("Answer"))->toolTip();
        QVERIFY2(tip.contains(name.toHtmlEscaped()), qPrintable(tip));
    }

private:
    /// The texts of labels that obey no markup.
    static QStringList plain(const QWidget& parent)
    {
        QStringList texts;
        for (const QLabel* label : parent.findChildren<QLabel*>()) {
            if (label->textFormat() == Qt::PlainText)
                texts << label->text();
        }
        return texts;
    }
};

QTEST_MAIN(PlainTextsTest)
#include "tst_plain_texts.moc"
