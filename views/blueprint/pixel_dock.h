#pragma once

#include "model/blueprint/pixel_values.h"

#include <QDockWidget>

class QFormLayout;
class QLabel;

namespace chartroom::views {

class EmptyState;

/// The exact stored values of the pixel under the pointer; the last ones stay when the pointer leaves.
class PixelDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit PixelDock(QWidget* parent = nullptr);

    void setPixel(const model::PixelValues& pixel, const model::Snapshot& snapshot);
    void clear();
    /// All lines as text, `name: value` each; empty without a pixel.
    [[nodiscard]] QString text() const;
    /// The value of a line, by its place.
    [[nodiscard]] QString value(std::size_t line) const { return m_lines.at(line).value; }

private:
    std::vector<model::PixelLine> m_lines;
    std::vector<QLabel*> m_values;
    QFormLayout* m_form;
    EmptyState* m_state;
};

} // namespace chartroom::views
