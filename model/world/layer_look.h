#pragma once

namespace chartroom::model {

/// How one layer is shown. Kept by the window, not by the world.
struct LayerLook
{
    bool visible = true;
    bool locked = false;
    double opacity = 1; ///< 0 to 1

    friend bool operator==(const LayerLook&, const LayerLook&) = default;
};

} // namespace chartroom::model
