#pragma once

#include "model/blueprint/pixel_values.h"
#include "views/common/lazy_dock.h"

class QFormLayout;
class QLabel;

namespace chartroom::views {

class EmptyState;

/// The exact stored values of the pixel under the pointer; the last ones stay when the pointer leaves.
class PixelDock : public LazyDock
{
    Q_OBJECT

public:
    explicit PixelDock(QWidget* parent = nullptr);

    void setPixel(const model::PixelValues& pixel, const model::Snapshot& snapshot);
    /// Without a pixel; says how to get one, or that there is no map to point at.
    void clear(bool hasMap = true);
    /// All lines as text, `name: value` each; empty without a pixel.
    [[nodiscard]] QString text() const;
    /// The value of a line, by its place.
    [[nodiscard]] QString value(std::size_t line) const { return m_lines.at(line).value; }

protected:
    void makeContent() override;

private:
    std::vector<model::PixelLine> m_lines;
    std::vector<QLabel*> m_values;
    // Made with the content.
    QFormLayout* m_form = nullptr;
    EmptyState* m_state = nullptr;
};

} // namespace chartroom::views
