#pragma once

#include "views/world/docks/record_drafts.h"
#include "views/world/docks/record_form.h"

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

    /// Shows the record of an instance; nothing: there is none. `kind`: its template, for titles. A text that
    /// is being edited stays until it is applied or taken back; that of another instance waits for it to be
    /// shown again. Where its record becomes another one meanwhile that is said, and only its button applies
    /// the text.
    void setRecord(const std::optional<std::string>& record, const QString& instance = {},
                   const QString& kind = {});
    void setEditable(bool editable);
    /// Applies the text that is typed as JSON, where it can be read and was typed over the record as it is;
    /// another one stays as it is.
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
    [[nodiscard]] QTableWidget& form();
    [[nodiscard]] QPlainTextEdit& text() { return *m_text; }
    /// What is wrong with the text; empty when it can be applied.
    [[nodiscard]] QString problem() const;

Q_SIGNALS:
    void applyRequested(const std::string& record);
    /// What was typed could not be used, or not all of it: the sentence that says why.
    void said(const QString& sentence);
    /// The same of a field that is left, before it was asked for.
    void refused(const QString& sentence);
    /// unapplied() is another.
    void unappliedChanged();

private:
    /// Asks for a record with one member changed in the form.
    void requestField(const QString& key, const std::string& record);
    void request(const std::string& record);
    void addField();
    void check();
    void editInWindow();
    void apply();
    void revert();
    /// The record that is shown, as it is typed; empty: there is none.
    [[nodiscard]] QString recordText() const;
    /// Puts a text into the field without taking it for typed.
    void showText(const QString& text);
    void tellUnapplied();

    void keepDraft();
    /// Whether a text is typed that is not the record and was not applied.
    [[nodiscard]] bool isTyped() const;
    /// Whether the text was typed over another record than the one that is shown.
    [[nodiscard]] bool isOutdated() const;
    /// What is to be known before the text is applied; empty: nothing.
    [[nodiscard]] QString remark() const;
    /// Tells the window whose record it is and how that is stored.
    void tellWindow();
    /// Whether the instance that a dialog is about is the one that is shown.
    [[nodiscard]] bool isMeant() const;
    void showRecord(const std::optional<std::string>& record, const QString& instance);

    RecordInHand m_record;
    QString m_changed; ///< the member that the form changed last; empty: it was the text
    QString m_instance;
    QString m_kind; ///< the template of the instance
    /// What the text was typed over; nothing: a record that the instance has no longer.
    std::optional<std::string> m_base;
    QString m_committed; ///< the text that was applied
    QString m_refused;   ///< the text that was refused when it was applied
    RecordDrafts m_drafts;
    QStringList m_told; ///< what unapplied() was when it was told
    QPointer<RecordDialog> m_window;
    QString m_meant; ///< the instance that a dialog over the editor is about, by its name now
    bool m_editable = true;
    QTabWidget* m_tabs;
    RecordForm* m_form;
    QPlainTextEdit* m_text;
    QLabel* m_problem;
    QPushButton* m_apply;
    QPushButton* m_revert;
    QToolButton* m_larger;
    EmptyState* m_state;
};

} // namespace chartroom::views
