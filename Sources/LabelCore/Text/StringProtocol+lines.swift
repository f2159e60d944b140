// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// The lines, without the LF or CRLF at their ends. In Swift, CRLF is one `Character`.
  package var lines: [SubSequence] { split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" } }
}
