#pragma once

#include <QAbstractItemDelegate>
#include <QHash>
#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <string>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableWidget;
class QTabWidget;
class QToolButton;

namespace chartroom::model {
struct RecordField;
}

namespace chartroom::views {

class EmptyState;
class RecordDialog;

/// Edits the record of an instance: as a form of its members, each applied when its field is left, or as
/// JSON, which is checked while it is typed and applied as a whole.
class RecordEditor : public QWidget
{
    Q_OBJECT

public:
    explicit RecordEditor(QWidget* parent = nullptr);

    /// Shows the record of an instance; nothing: there is none. A text that is being edited stays until it is
    /// applied or taken back, or its record becomes another one; that of another instance waits for it to be
    /// shown again.
    void setRecord(const std::optional<std::string>& record, const QString& instance = {});
    void setEditable(bool editable);
    /// Applies the text that is typed as JSON, where it can be read; another one stays as it is.
    void commit();
    /// What was applied last was refused: a text waits with its instance, the form shows the record as it is
    /// and says so.
    void takeRefusal();
    /// An instance goes by another name from now on and has another record, as it was moved: what is typed
    /// for it stays.
    void rename(const QString& instance, const QString& now, const std::string& record);
    /// Forgets the text that waits for an instance, which is gone.
    void dropDraft(const QString& instance);
    /// The instances whose typed text is not applied, as setRecord() was told of them.
    [[nodiscard]] QStringList unapplied() const;
    [[nodiscard]] QTableWidget& form() { return *m_form; }
    [[nodiscard]] QPlainTextEdit& text() { return *m_text; }
    /// What is wrong with the text; empty when it can be applied.
    [[nodiscard]] QString problem() const;

Q_SIGNALS:
    void applyRequested(const std::string& record);
    /// What was typed could not be used: the sentence that says why.
    void said(const QString& sentence);
    /// The same of a field that is left, before it was asked for.
    void refused(const QString& sentence);
    /// unapplied() is another.
    void unappliedChanged();

private:
    /// Asks for a record with one member changed in the form.
    void requestField(const QString& key, const std::string& record);
    void request(const std::string& record);
    /// The record that is shown, with what was asked for and is not shown yet.
    [[nodiscard]] const std::string& latest() const { return m_requested ? *m_requested : *m_record; }
    void fillForm();
    void fillRow(int row, const model::RecordField& field);
    void takeField(int row, int column);
    /// Says below the form why something was not done; empty: nothing is to be said.
    void sayInForm(const QString& sentence);
    void enableRemoval();
    void addField();
    /// Opens the value of the added member to be typed, and takes it or what there is instead.
    void editAwaited();
    void endAwaited(QAbstractItemDelegate::EndEditHint how);
    void removeField();
    void check();
    void editInWindow();
    void apply();
    void revert();
    /// The record that is shown, as it is typed; empty: there is none.
    [[nodiscard]] QString recordText() const;
    /// Puts a text into the field without taking it for typed.
    void showText(const QString& text);
    void tellUnapplied();

    struct Draft
    {
        std::string record; ///< what was edited
        QString text;
    };

    void keepDraft();
    /// Whether the instance that a dialog is about is the one that is shown.
    [[nodiscard]] bool isMeant() const;
    void showRecord(const std::optional<std::string>& record, const QString& instance);

    std::optional<std::string> m_record;
    std::optional<std::string> m_requested; ///< what was asked for last; the lists show it in a moment
    QString m_changed;                      ///< the member that the form changed last; empty: it was the text
    QString m_instance;
    QString m_committed;            ///< the text that was applied
    QString m_refused;              ///< the text that was refused when it was applied
    QString m_awaited;              ///< a member in the form's last row whose value is to be typed yet
    QHash<QString, Draft> m_drafts; ///< by instance
    QStringList m_told;             ///< what unapplied() was when it was told
    QPointer<RecordDialog> m_window;
    QString m_meant; ///< the instance that a dialog over the editor is about, by its name now
    bool m_editable = true;
    bool m_filling = false;
    QTabWidget* m_tabs;
    QTableWidget* m_form;
    QPlainTextEdit* m_text;
    QLabel* m_problem;
    QLabel* m_formProblem;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_apply;
    QPushButton* m_revert;
    QToolButton* m_larger;
    EmptyState* m_state;
};

} // namespace chartroom::views
