#pragma once

#include "formats/core/finding.h"
#include "views/common/lazy_dock.h"

#include <map>

class QLabel;
class QLineEdit;
class QModelIndex;
class QToolButton;
class QTreeView;

namespace chartroom::views {

class EmptyState;
class FindingsFilter;
class FindingsModel;

/// The problems of one document: filtered by level and text; a double click or Enter goes to the place.
class FindingsDock : public LazyDock
{
    Q_OBJECT

public:
    explicit FindingsDock(QWidget* parent = nullptr);

    void setFindings(const core::FindingList& findings);
    /// What stands there without findings, such as "No problems: the server will load this file."
    void setEmptyText(const QString& text);
    /// A sentence about the findings as a whole, over their list; empty: none.
    void setRemark(const QString& text);
    [[nodiscard]] const FindingsModel& model() const { return *m_model; }
    /// What the keys are for.
    [[nodiscard]] QWidget& list();

public Q_SLOTS:
    /// Selects the first error (else the first row) and asks to go there.
    void showFirst();
    /// Copies the selected rows as text, all of them when none is selected: level, code, place and sentence,
    /// tabs between.
    void copy() const;

Q_SIGNALS:
    void jumpRequested(const chartroom::core::Finding& finding);

protected:
    void makeContent() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void jump(const QModelIndex& index);
    void showDetails();
    void measureColumns();
    void fitPlaces();
    void updateCounts();

    FindingsModel* m_model;
    FindingsFilter* m_filter;
    QString m_emptyText;
    // Made with the content.
    QTreeView* m_view = nullptr;
    QLineEdit* m_search = nullptr;
    QLabel* m_remark = nullptr;
    QLabel* m_details = nullptr;
    EmptyState* m_state = nullptr;
    int m_placeWidth = 0; ///< what the places need, px
    int m_placeGiven = 0; ///< what they got last
    std::map<core::Level, QToolButton*> m_levels;
};

} // namespace chartroom::views
