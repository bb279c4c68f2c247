#pragma once

#include <QByteArray>
#include <QDir>
#include <QString>

namespace chartroom::test {

/// The uncompressed bytes of a golden blueprint, such as `v2-full-curve5`.
[[nodiscard]] QByteArray goldenBlueprint(const QString& name);
/// Writes a golden blueprint as `NAME.dat` into a folder; returns its path.
[[nodiscard]] QString unpackGoldenBlueprint(const QString& name, const QDir& folder);

} // namespace chartroom::test
