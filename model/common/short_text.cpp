#include "model/common/short_text.h"

namespace chartroom::model {

QString shortText(const QString& text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    return text.left(most / 2) + QChar(u'…') + text.right(most - most / 2 - 1);
}

} // namespace chartroom::model
