#pragma once

#include <QByteArray>

namespace chartroom::test {

/// A string as a blob holds it: an i32 byte count and UTF-8.
[[nodiscard]] QByteArray blobString(const QByteArray& utf8);
/// An envelope: domain, model generation, content length, content.
[[nodiscard]] QByteArray blobEnvelope(const QByteArray& domain, qint32 generation, const QByteArray& content);
/// A whole file: a sound header, with the hash or without, and the data.
[[nodiscard]] QByteArray blobFile(const QByteArray& data, bool hashed = true);
/// Little-endian bytes of a number.
template<class T>
[[nodiscard]] QByteArray littleEndian(T value)
{
    return {reinterpret_cast<const char*>(&value), sizeof value};
}

} // namespace chartroom::test
