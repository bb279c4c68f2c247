#pragma once

#include <QLabel>

namespace chartroom::views {

/// One line of plain text that may be longer than its place: it is shortened in the middle and whole in the
/// tool tip, which can have more.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// The whole text; control characters are shown as signs.
    void setFullText(const QString& text);
    [[nodiscard]] const QString& fullText() const { return m_text; }
    /// What only the tool tip says, below the text where that is shortened.
    void setMore(const QString& lines);
    void setElideMode(Qt::TextElideMode mode);
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void elide();

    QString m_text;
    QString m_more;
    Qt::TextElideMode m_mode = Qt::ElideMiddle;
};

} // namespace chartroom::views
