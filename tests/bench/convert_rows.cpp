#include "tests/bench/rows.h"

namespace chartroom::bench {

std::vector<Row> convertRows(Setting& setting)
{
    Row row;
    row.name = "convert";
    row.what = "convert v1 to v2, flushed, 8192²";
    row.against = "cp of the v1 file and sync -d";
    row.limit = 1.2;
    row.prepare = [&setting] {
        (void)runCommand(
            {setting.program, "convert", sampleIsland(setting), setting.folder / "v1.dat", "--to", "v1"});
    };
    row.ours = [&setting] {
        return runCommand(
            {setting.program, "convert", setting.folder / "v1.dat", setting.folder / "v2.dat", "--to", "v2"});
    };
    row.peer = [&setting] {
        const auto copy = setting.folder / "copy.dat";
        return runCommand({"cp", setting.folder / "v1.dat", copy}) + runCommand({"sync", "-d", copy});
    };
    return {row};
}

} // namespace chartroom::bench
