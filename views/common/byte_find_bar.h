#pragma once

#include "formats/core/byte_range.h"
#include "formats/core/mapped_file.h"
#include "model/common/byte_search.h"
#include "model/common/job.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QToolButton;

namespace chartroom::views {

/// A line in which a text is typed that is looked for in a file's bytes: as hex, as text or as a number.
/// Looks in the background, shows how far it is and can be stopped.
class ByteFindBar : public QWidget
{
    Q_OBJECT

public:
    explicit ByteFindBar(QWidget* parent = nullptr);

    /// The bytes that are searched; null: none. Stops a search in other ones.
    void setFile(std::shared_ptr<const core::MappedFile> file);
    /// Where the search starts: the next match begins behind it, the previous one before it.
    void setPlace(core::ByteRange selection) { m_place = selection; }
    void setKind(model::SearchKind kind);
    void setText(const QString& text);
    [[nodiscard]] bool isSearching() const { return m_job.isRunning(); }
    /// What the bar says about the last search.
    [[nodiscard]] QString status() const;

public Q_SLOTS:
    /// Shows the bar and puts the keyboard into it.
    void open();
    /// Looks for the next match; goes on at the beginning behind the end.
    void findNext();
    /// Looks for the previous match; goes on at the end before the beginning.
    void findPrevious();
    void cancel();

Q_SIGNALS:
    /// A match to be shown.
    void found(chartroom::core::ByteRange range);
    /// The bar was closed by Esc or its button.
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Match
    {
        std::optional<core::ByteRange> range;
        bool wrapped = false; ///< found beyond the end, or the beginning, of the file
    };

    [[nodiscard]] model::SearchKind kind() const;
    void search(bool forward);
    using QWidget::show;
    void show(const Match& match, const model::ByteQuery& query);
    void showBusy(bool busy);
    void close();

    std::shared_ptr<const core::MappedFile> m_file;
    core::ByteRange m_place;
    QComboBox* m_kind;
    QLineEdit* m_text;
    QToolButton* m_previous;
    QToolButton* m_next;
    QProgressBar* m_progress;
    QToolButton* m_stop;
    QLabel* m_status;
    model::Job m_job;
    model::Job m_countJob;
};

} // namespace chartroom::views
