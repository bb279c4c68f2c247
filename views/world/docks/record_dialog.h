#pragma once

#include <QDialog>
#include <QPointer>

#include <optional>
#include <string>

class QDialogButtonBox;
class QLabel;
class QMessageBox;
class QPlainTextEdit;
class QPushButton;

namespace chartroom::views {

/// The record of an instance as JSON, with all the room that a window gives: checked while it is typed,
/// accepted only where it can be read, and closed without that only after a question where something else is
/// typed than it began with.
class RecordDialog : public QDialog
{
    Q_OBJECT

public:
    /// `text`: the record to begin with; it can only be read where it is not `editable`.
    RecordDialog(const QString& text, bool editable, QWidget* parent = nullptr);

    /// The record as it is typed.
    [[nodiscard]] QString text() const;
    /// Whose record it is, and how that is stored now. `subject`: the instance in the user's words.
    void setInstance(const QString& subject, const std::string& stored);
    /// Where it is typed.
    [[nodiscard]] QPlainTextEdit& field() { return *m_text; }
    /// Whether the instance is still there. Without it nothing can be applied: the text can only be copied,
    /// and the dialog says so.
    void setInstanceThere(bool there);

    void reject() override;

private:
    void check();

    bool m_editable;
    QString m_begun;      ///< the text as it was at first
    std::string m_stored; ///< the record as it is now
    QLabel* m_gone;
    QPlainTextEdit* m_text;
    QLabel* m_problem;
    QDialogButtonBox* m_buttons;
    QPushButton* m_apply;
    QPushButton* m_copy;
    QPointer<QMessageBox> m_question; ///< whether to discard what is typed
};

/// Sets a field up for JSON: its font, and Tab as the way out.
void setUpJsonField(QPlainTextEdit& field);
/// Marks the line where JSON cannot be read, or takes the mark away.
void markJsonProblem(QPlainTextEdit& field, std::optional<int> offset);

} // namespace chartroom::views
