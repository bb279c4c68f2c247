#pragma once

#include <QLabel>

namespace chartroom::views {

/// A sentence (plain text) on as many lines as it takes. Where there is no room for all of them it ends with
/// … and the tool tip has all of it.
class SentenceLabel : public QLabel
{
    Q_OBJECT

public:
    explicit SentenceLabel(QWidget* parent = nullptr);

    void setSentence(const QString& sentence);
    /// The whole of it, however much is shown.
    [[nodiscard]] const QString& sentence() const { return m_whole; }
    /// It takes so many lines at most; 0: as many as it needs.
    void setMostLines(int lines);

    /// The height that it takes of a width with so many lines at most; 0: with as many as it needs.
    [[nodiscard]] int heightFor(int width, int mostLines) const;
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();
    [[nodiscard]] int heightOf(const QString& text, int width) const;
    /// No more than that of so many lines.
    [[nodiscard]] int limited(int height, int lines) const;

    QString m_whole;
    QString m_laidOut; ///< as much of it as there is ever room for
    QSize m_hint;      ///< of the whole sentence
    QSize m_minimum;
    int m_mostLines = 0;
};

} // namespace chartroom::views
