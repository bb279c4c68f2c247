#include "tests/support/blobs.h"

#include <xxhash.h>

namespace chartroom::test {

QByteArray blobString(const QByteArray& utf8)
{
    return littleEndian(static_cast<qint32>(utf8.size())) + utf8;
}

QByteArray blobEnvelope(const QByteArray& domain, qint32 generation, const QByteArray& content)
{
    return blobString(domain) + littleEndian(generation) + blobString(content);
}

QByteArray blobFile(const QByteArray& data, bool hashed)
{
    const quint64 hash = hashed ? XXH64(data.constData(), static_cast<std::size_t>(data.size()), 1) : 0;
    return QByteArray("BHBO") + littleEndian(quint16{1}) +
           littleEndian(static_cast<quint16>(hashed ? 1 : 0)) +
           littleEndian(static_cast<qint64>(data.size())) + littleEndian(hash) + data;
}

} // namespace chartroom::test
