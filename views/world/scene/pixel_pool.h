#pragma once

#include <QRgb>

#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

namespace chartroom::views {

/// Memory of tiles that are gone, for those that come: memory fresh from the system takes longer to touch
/// than a tile to paint, and each move of a brush makes a tile. Safe from several threads.
class PixelPool : public std::enable_shared_from_this<PixelPool>
{
public:
    using Pixels = std::vector<QRgb>;

    /// `count` pixels with any content.
    [[nodiscard]] Pixels take(std::size_t count);
    /// Keeps pixels until nobody has them, then takes them back.
    [[nodiscard]] std::shared_ptr<Pixels> own(Pixels pixels);

private:
    static constexpr std::size_t most = 16; ///< kept at a time

    void giveBack(Pixels pixels);

    std::mutex m_mutex;
    std::vector<Pixels> m_free;
};

} // namespace chartroom::views
