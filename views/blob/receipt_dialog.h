#pragma once

#include "model/blob/receipt_rows.h"

#include <QDialog>

namespace chartroom::views {

/// The receipt of a repair: what was changed where, and where the copy is.
class ReceiptDialog : public QDialog
{
    Q_OBJECT

public:
    /// `tooLate`: the repair was cancelled when the copy was there already, which is said.
    ReceiptDialog(const QString& output, const blob::Receipt& receipt, bool tooLate,
                  QWidget* parent = nullptr);

Q_SIGNALS:
    /// The mended copy is to be opened.
    void openRequested(const QString& path);
};

} // namespace chartroom::views
