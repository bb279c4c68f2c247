#include "formats/blob/advice.h"
#include "formats/core/code.h"
#include "model/blob/verdict_text.h"

#include <QCoreApplication>

namespace chartroom::model {

namespace {

/// A few words for a code. Null for one that never stands in a headline.
const char* phraseOf(core::Code code)
{
    using core::Code;
    switch (code) {
    case Code::BlobShort:
        return QT_TRANSLATE_NOOP("BlobVerdict", "too short for a blob");
    case Code::BlobMagic:
        return QT_TRANSLATE_NOOP("BlobVerdict", "not a blob, or its start is damaged");
    case Code::BlobGeneration:
        return QT_TRANSLATE_NOOP("BlobVerdict", "unknown codec generation");
    case Code::BlobFlags:
        return QT_TRANSLATE_NOOP("BlobVerdict", "unknown flags");
    case Code::BlobLength:
        return QT_TRANSLATE_NOOP("BlobVerdict", "wrong length");
    case Code::BlobHash:
        return QT_TRANSLATE_NOOP("BlobVerdict", "wrong hash");
    case Code::BlobEnvelopeTruncated:
        return QT_TRANSLATE_NOOP("BlobVerdict", "the data end inside an envelope's header");
    case Code::BlobEnvelopeDomain:
        return QT_TRANSLATE_NOOP("BlobVerdict", "unreadable domain");
    case Code::BlobEnvelopeLength:
        return QT_TRANSLATE_NOOP("BlobVerdict", "wrong content length");
    case Code::BlobEnvelopeTrailing:
        return QT_TRANSLATE_NOOP("BlobVerdict", "bytes behind the root envelope");
    case Code::BlobEnvelopeGeneration:
        return QT_TRANSLATE_NOOP("BlobVerdict", "unknown model generation");
    case Code::CauseEmpty:
        return QT_TRANSLATE_NOOP("BlobVerdict", "an empty file, 0 bytes");
    case Code::CauseZeroFilled:
        return QT_TRANSLATE_NOOP("BlobVerdict", "filled with zeros");
    case Code::CauseTruncated:
        return QT_TRANSLATE_NOOP("BlobVerdict", "cut short");
    case Code::CauseTrailing:
        return QT_TRANSLATE_NOOP("BlobVerdict", "something was appended");
    case Code::CauseLengthField:
        return QT_TRANSLATE_NOOP("BlobVerdict", "wrong length field");
    case Code::CauseBom:
        return QT_TRANSLATE_NOOP("BlobVerdict", "a byte order mark before the magic");
    case Code::CauseByteOrder:
        return QT_TRANSLATE_NOOP("BlobVerdict", "header in the wrong byte order");
    case Code::CausePrerelease:
        return QT_TRANSLATE_NOOP("BlobVerdict", "from before version 1.0 of the format");
    case Code::CauseJson:
        return QT_TRANSLATE_NOOP("BlobVerdict", "JSON text");
    case Code::CauseArchive:
        return QT_TRANSLATE_NOOP("BlobVerdict", "a zip archive");
    case Code::CauseGzip:
        return QT_TRANSLATE_NOOP("BlobVerdict", "a gzip file");
    case Code::CauseOpenpgp:
        return QT_TRANSLATE_NOOP("BlobVerdict", "signed or encrypted with OpenPGP");
    case Code::CauseHtml:
        return QT_TRANSLATE_NOOP("BlobVerdict", "a web page");
    case Code::CauseGitLfs:
        return QT_TRANSLATE_NOOP("BlobVerdict", "a Git LFS pointer");
    case Code::CauseCrlf:
        return QT_TRANSLATE_NOOP("BlobVerdict", "line ends were converted");
    case Code::CauseUtf8Replacement:
        return QT_TRANSLATE_NOOP("BlobVerdict", "saved as text");
    case Code::CauseHashSeed:
        return QT_TRANSLATE_NOOP("BlobVerdict", "hashed with another seed");
    case Code::CauseHashScope:
        return QT_TRANSLATE_NOOP("BlobVerdict", "hashed over the wrong bytes");
    case Code::CauseBitFlip:
        return QT_TRANSLATE_NOOP("BlobVerdict", "one flipped bit");
    case Code::CauseHashField:
        return QT_TRANSLATE_NOOP("BlobVerdict", "data or hash damaged");
    default:
        return nullptr;
    }
}

} // namespace

QString phrase(core::Code code)
{
    const char* const text = phraseOf(code);
    return text != nullptr ? QCoreApplication::translate("BlobVerdict", text) : QString();
}

QString headline(const blob::CheckResult& result)
{
    if (!result.reason)
        return {};
    // A damaged file's cause says more than its symptom; a newer build has no cause.
    const blob::Cause* const cause = blob::leadingCause(result);
    if (cause != nullptr && cause->code == core::Code::CauseHashField && result.header.header->hash == 0)
        return QCoreApplication::translate("BlobVerdict", "the hash is all zeros");
    return phrase(cause != nullptr ? cause->code : *result.reason);
}

} // namespace chartroom::model
