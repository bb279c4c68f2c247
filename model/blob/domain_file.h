#pragma once

#include "formats/blob/domains.h"
#include "model/common/row_source.h"

#include <QString>

#include <memory>

/// The user's own list of known domains: a JSON file that extends the list which comes with the program.
namespace chartroom::model {

/// The user's own domains. An empty path: none. Errors: `domains.invalid`, or why the file cannot be read.
[[nodiscard]] core::Result<std::vector<blob::Domain>> readDomainFile(const QString& file);
/// Writes such a file in one step. Errors: `domains.invalid` where it could not be read again, `file.write`.
[[nodiscard]] core::Result<void> writeDomainFile(const QString& file,
                                                 const std::vector<blob::Domain>& domains);

/// A list with a domain added, or with its new generation where it is there already.
[[nodiscard]] std::vector<blob::Domain> withDomain(std::vector<blob::Domain> domains,
                                                   const blob::Domain& added);

/// All known domains, the user's included: domain, newest generation, whose list it is from.
[[nodiscard]] std::shared_ptr<const RowSource> domainRows(const std::vector<blob::Domain>& own);

} // namespace chartroom::model
