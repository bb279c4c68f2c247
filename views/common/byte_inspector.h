#pragma once

#include "formats/core/byte_range.h"
#include "formats/core/mapped_file.h"

#include <QWidget>

#include <memory>

class QTableView;

namespace chartroom::model {
class ByteValuesModel;
}

namespace chartroom::views {

class EmptyState;

/// What the bytes at the caret mean: numbers in both byte orders, and the game's own shapes.
class ByteInspector : public QWidget
{
    Q_OBJECT

public:
    explicit ByteInspector(QWidget* parent = nullptr);

    void setFile(std::shared_ptr<const core::MappedFile> file);
    /// Reads the bytes at an offset.
    void inspect(std::uint64_t offset);
    [[nodiscard]] const model::ByteValuesModel& model() const { return *m_model; }

public Q_SLOTS:
    /// Copies the chosen cells.
    void copy() const;

Q_SIGNALS:
    /// The bytes of a value that was double-clicked or chosen with Enter.
    void rangeChosen(chartroom::core::ByteRange range);

private:
    void refresh();

    std::shared_ptr<const core::MappedFile> m_file;
    std::uint64_t m_offset = 0;
    model::ByteValuesModel* m_model;
    QTableView* m_table;
    EmptyState* m_state;
};

} // namespace chartroom::views
