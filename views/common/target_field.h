#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QToolButton;

namespace chartroom::views {

/// Asks where to write a file: a line for the path, a button for the file dialog, and a line below that says
/// when a file will be replaced, or why none can be written there.
class TargetField : public QWidget
{
    Q_OBJECT

public:
    /// `source` is the open file: relative paths start in its folder, and replacing it is said as such.
    /// `filter` is the file dialog's, such as `Pictures (*.png)`.
    TargetField(const QString& source, const QString& filter, QWidget* parent = nullptr);

    /// Says why a path cannot be the target, as a sentence; empty: it can. For what the field does not see by
    /// itself.
    using Objection = std::function<QString(const QString& path)>;
    void setObjection(Objection objection) { m_objection = std::move(objection); }

    void setPath(const QString& path);
    /// Absolute; empty while nothing is typed.
    [[nodiscard]] QString path() const;
    /// Whether a file can be written there, as far as is known before it is tried.
    [[nodiscard]] bool isUsable() const { return m_usable; }
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
    Objection m_objection;
    bool m_usable = false;
};

/// Whether two paths lead to one file that exists, links followed.
[[nodiscard]] bool isSameFile(const QString& path, const QString& other);
/// The same, but also for two names (hard links) of one file.
[[nodiscard]] bool haveSameBytes(const QString& path, const QString& other);

} // namespace chartroom::views
