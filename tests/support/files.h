#pragma once

#include "formats/core/mapped_file.h"

#include <QByteArray>
#include <QString>

namespace chartroom::test {

/// Absolute path of a file or folder of tests/data.
[[nodiscard]] QString dataPath(const QString& relative);
/// All bytes of a file; aborts the program when it cannot be read.
[[nodiscard]] QByteArray readAll(const QString& path);
/// Writes a file; aborts the program when it cannot be written.
void writeAll(const QString& path, const QByteArray& bytes);
/// The bytes of an array, as the codecs take them.
[[nodiscard]] core::Bytes bytesOf(const QByteArray& array);

} // namespace chartroom::test
