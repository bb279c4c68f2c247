#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace chartroom::views {

/// Asks where to write a file: a line for the path, a button for the file dialog, and a line below that says
/// when a file will be replaced.
class TargetField : public QWidget
{
    Q_OBJECT

public:
    /// `source` is the open file: relative paths start in its folder, and replacing it is said as such.
    /// `filter` is the file dialog's, such as `Pictures (*.png)`.
    TargetField(const QString& source, const QString& filter, QWidget* parent = nullptr);

    void setPath(const QString& path);
    /// Absolute; empty while nothing is typed.
    [[nodiscard]] QString path() const;
    /// The line of the path, for a label's buddy.
    [[nodiscard]] QLineEdit* line() const { return m_line; }
    /// What is said below the path; empty for a new file.
    [[nodiscard]] QString hint() const;

Q_SIGNALS:
    void changed();

private:
    void browse();
    void refresh();

    QString m_source;
    QString m_filter;
    QLineEdit* m_line;
    QLabel* m_hint;
};

/// Whether two paths lead to one file that exists.
[[nodiscard]] bool isSameFile(const QString& path, const QString& other);

} // namespace chartroom::views
