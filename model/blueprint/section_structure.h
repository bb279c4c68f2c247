#pragma once

#include "model/blueprint/snapshot.h"
#include "model/common/byte_structure.h"

namespace chartroom::model {

/// What the bytes of a blueprint mean: headers, parameters, the value of each pixel, towns and water bodies
/// field by field; what could not be read is one run a section.
class SectionStructure : public ByteStructure
{
public:
    explicit SectionStructure(SnapshotPtr snapshot);

    [[nodiscard]] std::vector<ByteField> fields(core::ByteRange window) const override;

private:
    enum class Kind : std::uint8_t { None, U8, U16, I32, F32, U64 };

    /// A field of a record.
    struct Part
    {
        std::uint32_t length = 0;
        Kind kind = Kind::None;
        ByteRole role = ByteRole::Number;
        QString name;
    };
    /// A run of records of one shape, one behind another; a single field is a record with one part.
    struct Run
    {
        core::ByteRange range;
        QString name;
        std::vector<Part> parts;
        std::uint32_t stride = 0;
        /// Pixels along one side where the records are pixels; else they are numbered, if there are several.
        std::uint32_t side = 0;
    };

    void addVersion2();
    void addVersion1();
    void addSection(const blueprint::Section& section);
    [[nodiscard]] bool addPayload(const blueprint::Section& section, const QString& name);
    void addRecords(core::ByteRange range, const QString& name, std::vector<Part> parts,
                    std::uint32_t side = 0);
    void addField(core::ByteRange range, const QString& name, Kind kind, ByteRole role);
    void fillGaps();
    void appendFields(const Run& run, core::ByteRange window, std::vector<ByteField>& fields) const;
    [[nodiscard]] QString value(std::uint64_t offset, Kind kind) const;

    SnapshotPtr m_snapshot;
    std::vector<Run> m_runs; ///< by offset, without a gap
};

} // namespace chartroom::model
