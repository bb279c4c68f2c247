#pragma once

#include <QDialog>
#include <QPoint>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace chartroom::views {

/// Asks for a pixel: `x y` or `x, y`.
class GotoDialog : public QDialog
{
    Q_OBJECT

public:
    /// `size` is the map's side in pixels, `start` what the field holds at first.
    GotoDialog(int size, QPoint start, QWidget* parent = nullptr);

    /// The pixel that was asked for; call after the dialog was accepted.
    [[nodiscard]] QPoint pixel() const { return m_pixel; }

    /// Two whole numbers with a blank, a comma or a semicolon between them.
    [[nodiscard]] static std::optional<QPoint> parse(const QString& text);

private:
    void validate();

    int m_size;
    QPoint m_pixel;
    QLineEdit* m_field;
    QLabel* m_complaint;
    QPushButton* m_go;
};

} // namespace chartroom::views
