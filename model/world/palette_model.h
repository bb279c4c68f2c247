#pragma once

#include "formats/world/tile_catalog.h"
#include "model/world/row_list_model.h"

#include <QColor>
#include <QString>

#include <map>

namespace chartroom::model {

/// One symbol that can be painted.
struct PaletteRow
{
    char16_t symbol = 0;
    QString name;  ///< of the catalog's entry; empty without one
    QString id;    ///< of the catalog's entry
    QString image; ///< absolute path of its picture; empty without one
    QColor color;
    std::uint64_t uses = 0;

    friend bool operator==(const PaletteRow&, const PaletteRow&) = default;
};

/// How often symbols occur.
using SymbolCounts = std::map<char16_t, std::uint64_t>;

/// The symbols that can be painted: those of the catalog in its order, then those that are in use without an
/// entry.
class PaletteModel : public RowListModel<PaletteRow>
{
    Q_OBJECT

public:
    enum Role {
        SymbolRole = Qt::UserRole, ///< ushort
        ColorRole,
        ImageRole,
        UsesRole,
        SearchRole ///< all texts of the row
    };

    using RowListModel::RowListModel;

    /// `content`: the folder that the catalog's images are relative to.
    void setCatalog(world::TileCatalog catalog, const QString& content);
    void setUses(SymbolCounts uses);
    /// Adds a symbol to the list that has no entry and is not in use yet.
    void addSymbol(char16_t symbol);
    [[nodiscard]] int find(char16_t symbol) const;
    /// What a symbol is called: its entry's name, or the symbol itself.
    [[nodiscard]] QString nameOf(char16_t symbol) const;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void refresh();

    world::TileCatalog m_catalog;
    QString m_content;
    SymbolCounts m_uses;
};

} // namespace chartroom::model
