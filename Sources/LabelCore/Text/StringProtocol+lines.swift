// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// The lines without their ends: a line feed, or a carriage return with a line feed, which are one `Character`.
  package var lines: [SubSequence] { split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" } }
}
