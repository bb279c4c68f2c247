#pragma once

#include "formats/core/message.h"

#include <QWidget>

#include <memory>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableView;

namespace chartroom::model {
class RowsModel;
}

namespace chartroom::views {

/// The page of the settings for the known domains: which file extends the program's list, what is known with
/// it, and what is wrong with it. Domains are added to the file and taken out of it here.
class DomainsPage : public QWidget
{
    Q_OBJECT

public:
    /// `file` is the user's list; empty: none.
    explicit DomainsPage(const QString& file, QWidget* parent = nullptr);
    ~DomainsPage() override;

    [[nodiscard]] const QString& file() const { return m_file; }
    /// Takes another file for the user's list; empty: none.
    void setFile(const QString& file);
    /// Writes an empty list to a new file and takes it.
    void makeFile(const QString& file);
    /// Adds a domain to the user's list, or gives it another newest generation.
    void add(const QString& name, int newest);
    /// What the page says about the list.
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QTableView& table() const { return *m_table; }

Q_SIGNALS:
    /// Another file is the user's list, or it holds other domains.
    void changed(const QString& file);

private:
    struct Own; ///< the domains of the file, as they were read

    void layOut();
    void read();
    void write();
    void removeSelected();
    void chooseFile();
    void chooseNewFile();
    void complain(const core::Message& why);
    void enable();

    QString m_file;
    std::unique_ptr<Own> m_own;
    bool m_readable = true;
    QLineEdit* m_path;
    QLabel* m_sentence;
    QTableView* m_table;
    model::RowsModel* m_rows;
    QPushButton* m_none;
    QLineEdit* m_name;
    QSpinBox* m_newest;
    QPushButton* m_add;
    QPushButton* m_remove;
};

} // namespace chartroom::views
