#pragma once

#include <QWidget>

#include <cstdint>

class QLabel;
class QLineEdit;

namespace chartroom::views {

/// A line in which an offset is typed: decimal, hexadecimal, or relative to the caret.
class ByteGotoBar : public QWidget
{
    Q_OBJECT

public:
    explicit ByteGotoBar(QWidget* parent = nullptr);

    /// What relative offsets start from, and how far one may go.
    void setPlace(std::uint64_t caret, std::uint64_t size);
    /// Shows the bar and puts the keyboard into it.
    void open();

Q_SIGNALS:
    void goToRequested(quint64 offset);
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void check();
    void go();
    void close();

    std::uint64_t m_caret = 0;
    std::uint64_t m_size = 0;
    QLineEdit* m_text;
    QLabel* m_status;
};

} // namespace chartroom::views
