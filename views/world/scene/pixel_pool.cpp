#include "views/world/scene/pixel_pool.h"

#include <utility>

namespace chartroom::views {

PixelPool::Pixels PixelPool::take(std::size_t count)
{
    Pixels pixels;
    {
        const std::lock_guard lock(m_mutex);
        if (!m_free.empty()) {
            pixels = std::move(m_free.back());
            m_free.pop_back();
        }
    }
    pixels.resize(count);
    return pixels;
}

std::shared_ptr<PixelPool::Pixels> PixelPool::own(Pixels pixels)
{
    return {new Pixels(std::move(pixels)), [pool = shared_from_this()](Pixels* gone) {
                pool->giveBack(std::move(*gone));
                delete gone;
            }};
}

void PixelPool::giveBack(Pixels pixels)
{
    const std::lock_guard lock(m_mutex);
    if (m_free.size() < most)
        m_free.push_back(std::move(pixels));
}

} // namespace chartroom::views
