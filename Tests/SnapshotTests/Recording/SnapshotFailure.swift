// SPDX-License-Identifier: MIT

/// Why a snapshot is not accepted, in at most ten lines.
struct SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  var fileName: String
  /// What is wrong, to be read after the name.
  var claim: String
  /// Where and how much, where to look, how to accept; a word and its value each.
  var lines: [String]

  init(_ fileName: String, _ claim: String, _ lines: [String]) {
    self.fileName = fileName
    self.claim = claim
    self.lines = lines
  }

  var description: String { (["\(fileName) \(claim)"] + lines.map { "  " + $0 }).joined(separator: "\n") }
}
