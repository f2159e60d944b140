// SPDX-License-Identifier: MIT

/// Whether an output has to be rendered again.
package enum Staleness: Hashable, Sendable {
  /// The file is as an earlier run left it, and would come out the same.
  case upToDate(RunResult.File)
  /// The file has to be rendered, for a reason.
  case stale(StaleReason)
}
