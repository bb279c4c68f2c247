#pragma once

// Marks English text for the translation tools without needing Qt: the windows translate it, the codecs only
// carry it.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif
