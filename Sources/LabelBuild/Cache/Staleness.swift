// SPDX-License-Identifier: MIT

/// Whether an output has to be rendered again.
package enum Staleness: Hashable, Sendable {
  /// The file is unchanged since an earlier run, and rendering it again would give the same bytes.
  case upToDate(RunResult.File)
  /// The file has to be rendered, for the given reason.
  case stale(StaleReason)
}
