#include "model/world/tile_image.h"

#include "formats/core/code.h"
#include "formats/core/display_text.h"
#include "formats/core/file_content.h"
#include "formats/core/system_error.h"
#include "formats/core/translatable.h"

#include <QBuffer>
#include <QImageReader>

#include <functional>
#include <string>

namespace chartroom::model {

namespace {

constexpr std::size_t maximumImageBytes = std::size_t{64} << 20U;

core::Message noPicture(const std::filesystem::path& file)
{
    return {core::Code::CatalogImageFormat, {{"path", core::displayPath(file)}}};
}

/// Hands a reader of a picture to `use`, while its file is there; returns why it cannot.
std::optional<core::Message> withReader(const std::filesystem::path& file,
                                        const std::function<bool(QImageReader&)>& use)
{
    const auto content = core::FileContent::open(file);
    if (!content)
        return content.error();
    const core::Bytes bytes = content->bytes();
    if (bytes.size() > maximumImageBytes)
        return core::Message{
            core::Code::FileTooLarge,
            {{"path", core::displayPath(file)}, {"expected", std::to_string(maximumImageBytes)}}};
    QByteArray data = QByteArray::fromRawData(reinterpret_cast<const char*>(bytes.data()),
                                              static_cast<qsizetype>(bytes.size()));
    QBuffer device(&data);
    device.open(QIODevice::ReadOnly);
    QImageReader reader(&device);
    reader.setAutoTransform(true);
    if (!use(reader))
        return noPicture(file);
    return std::nullopt;
}

} // namespace

core::Result<QImage> readTileImage(const std::filesystem::path& file, int side)
{
    QImage image;
    const auto fault = withReader(file, [&image, side](QImageReader& reader) {
        // More than is ever shown is not kept, and some formats can be read small.
        if (reader.size().width() > side || reader.size().height() > side)
            reader.setScaledSize({side, side});
        return reader.read(&image);
    });
    if (fault)
        return *fault;
    return image;
}

void checkTileImages(const world::TileCatalog& catalog, const std::filesystem::path& content,
                     core::FindingList& findings)
{
    const auto readable = [](QImageReader& reader) {
        const QSize size = reader.size();
        const qint64 megabytes = (qint64{size.width()} * size.height() * 4) >> 20;
        return reader.canRead() &&
               (QImageReader::allocationLimit() == 0 || megabytes < QImageReader::allocationLimit() ||
                reader.supportsOption(QImageIOHandler::ScaledSize));
    };
    for (const world::TileEntry& entry : catalog.entries()) {
        if (entry.image.empty())
            continue;
        if (const auto fault = withReader(content / entry.image, readable)) {
            core::Finding finding =
                core::finding(core::Code::CatalogImage, {},
                              {{"tile", core::displayText(entry.id)}, core::cause("reason", *fault)});
            finding.file = "tiles.json";
            findings.add(std::move(finding));
        }
    }
}

} // namespace chartroom::model
