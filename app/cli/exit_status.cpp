#include "app/cli/exit_status.h"

#include "formats/core/code.h"

namespace chartroom::cli {

int statusOf(core::Code failure)
{
    switch (failure) {
    case core::Code::FileMissing:
    case core::Code::FileOpen:
    case core::Code::FileKind:
    case core::Code::FileTooLarge:
    case core::Code::FileMap:
    case core::Code::FileTruncated:
    case core::Code::FileChanged:
    case core::Code::FileUnknown:
    case core::Code::TaskFailed:
    case core::Code::PaletteInvalid:
    case core::Code::ConfigInvalid:
    case core::Code::PictureFormat:
    case core::Code::PictureKind:
    case core::Code::PictureLayer:
    case core::Code::WorldMissing:
    case core::Code::WorldUnknown:
        return exitUsage;
    default:
        return exitRejected;
    }
}

} // namespace chartroom::cli
