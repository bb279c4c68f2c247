#pragma once

namespace chartroom::bench {

/// MiB of this process's memory that no file backs (RssAnon). Throws where /proc does not tell.
[[nodiscard]] double anonymousMebibytes();

} // namespace chartroom::bench
