#pragma once

#include <QDialog>

class QPushButton;
class QSpinBox;

namespace chartroom::views {

class TargetField;

/// Asks how large a picture of the map is to be, and where to write it.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// `path` is the open file, `mapSize` the map's side in pixels.
    ExportDialog(const QString& path, int mapSize, QWidget* parent = nullptr);

    /// The picture's side in pixels.
    [[nodiscard]] int side() const;
    /// Absolute path of the file to write.
    [[nodiscard]] QString target() const;

private:
    void validate();

    QSpinBox* m_side;
    TargetField* m_target;
    QPushButton* m_export;
};

} // namespace chartroom::views
