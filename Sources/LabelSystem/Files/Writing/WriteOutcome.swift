// SPDX-License-Identifier: MIT

/// The outcome of writing a file.
package enum WriteOutcome: String, Hashable, Sendable {
  /// The file is new, or has new contents.
  case written
  /// The file had the same bytes already and was not touched, so that build systems see no change.
  case unchanged
}
