#pragma once

#include <QDialog>
#include <QString>

#include <set>
#include <string>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace chartroom::views {

/// Makes a world: in a folder of its own, in a content folder that is there, or together with a new content
/// folder.
class NewWorldDialog : public QDialog
{
    Q_OBJECT

public:
    enum class What { World, ContentFolder };

    /// `folder`: where the folder dialog starts.
    NewWorldDialog(What what, const QString& folder, QWidget* parent = nullptr);

    void setFolder(const QString& folder);
    void setName(const QString& name);
    [[nodiscard]] QLineEdit& idLine() { return *m_id; }
    /// What keeps the world from being made; empty when nothing does.
    [[nodiscard]] QString problem() const;

public Q_SLOTS:
    /// Makes the world; the dialog stays open when that fails.
    void accept() override;

Q_SIGNALS:
    /// The folder of the new world.
    void created(const QString& folder);

private:
    void browse();
    void refresh();
    /// Says why the world cannot be made so.
    void refuse(const QString& problem);
    /// Whether the worlds.json of a folder lists the id that is typed.
    [[nodiscard]] bool isListed(const QString& content);

    What m_what;
    bool m_ownId = false;
    QString m_listedIn; ///< where the index was looked at last: not for each letter of an id
    std::set<std::string> m_listed;
    QLineEdit* m_folder;
    QLineEdit* m_name;
    QLineEdit* m_id;
    QSpinBox* m_chunkWidth;
    QSpinBox* m_chunkHeight;
    QSpinBox* m_tileSize;
    QLabel* m_where;
    QLabel* m_problem;
    QDialogButtonBox* m_buttons;
};

} // namespace chartroom::views
