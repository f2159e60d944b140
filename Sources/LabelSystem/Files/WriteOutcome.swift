// SPDX-License-Identifier: MIT

/// What writing a file came to.
package enum WriteOutcome: String, Hashable, Sendable {
  /// The file is new, or has new contents.
  case written
  /// The file held the very bytes already and was not touched, so that build systems see nothing to do.
  case unchanged
}
