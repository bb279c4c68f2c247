#include "views/common/outdated_verdict.h"

#include <QCoreApplication>

namespace chartroom::views {

std::optional<OutdatedVerdict> outdatedVerdict(model::FileWatch::Change change, const QString& before)
{
    using Change = model::FileWatch::Change;
    using State = VerdictBar::State;
    switch (change) {
    case Change::None:
        return std::nullopt;
    case Change::Shortened:
        return OutdatedVerdict{
            State::Bad, QCoreApplication::translate("OutdatedVerdict",
                                                    "Cut short since the check, and not checked again. "
                                                    "Reload to learn what is left. Before: %1")
                            .arg(before)};
    case Change::Written:
    case Change::Replaced:
        return OutdatedVerdict{State::Caution,
                               QCoreApplication::translate("OutdatedVerdict",
                                                           "Changed since the check, and not checked again: "
                                                           "reload to check it. Before: %1")
                                   .arg(before)};
    case Change::Removed:
        return OutdatedVerdict{
            State::Caution,
            QCoreApplication::translate("OutdatedVerdict", "The file is gone. Before: %1").arg(before)};
    }
    return std::nullopt;
}

} // namespace chartroom::views
