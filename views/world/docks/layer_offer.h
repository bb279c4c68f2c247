#pragma once

#include "views/common/icons.h"

#include <QFrame>

class QToolButton;

namespace chartroom::views {

class SentenceLabel;

/// A sentence above the list of layers, and below it a button that does something about it. Hidden until it
/// is shown. A long sentence is cut to a few lines; its tool tip has all of it.
class LayerOffer : public QFrame
{
    Q_OBJECT

public:
    /// `sign` stands before the sentence; `button` is what the button is called.
    LayerOffer(Icon sign, const QString& text, const QString& button, QWidget* parent = nullptr);

    /// The sentence.
    void setText(const QString& text);
    [[nodiscard]] QString text() const;
    /// For its tool tip and for tests.
    [[nodiscard]] QToolButton& button() { return *m_button; }

Q_SIGNALS:
    /// The button was pressed.
    void taken();

private:
    SentenceLabel* m_text;
    QToolButton* m_button;
};

} // namespace chartroom::views
