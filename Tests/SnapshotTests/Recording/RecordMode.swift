// SPDX-License-Identifier: MIT

/// Which snapshots a run accepts as they are now instead of comparing them.
enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// None: a missing snapshot is a failure, as one that differs.
  case never
  /// Those that have no file yet.
  case missing
  /// Those that would fail: without a file, or different.
  case failed
  /// Every one. Equal pixels still write nothing.
  case all

  /// The mode that `LABELKIT_RECORD` names, `never` by default. On a build server (`CI`) always `never`: what it drew nobody looked at.
  ///
  /// - Throws: `UnknownRecordMode`, so that a misspelt word is not taken for `never`.
  init(environment: [String: String]) throws(UnknownRecordMode) {
    guard let word = environment["LABELKIT_RECORD"], !word.isEmpty, !Self.isBuildServer(environment) else {
      self = .never
      return
    }
    guard let mode = RecordMode(rawValue: word) else { throw UnknownRecordMode(word: word) }
    self = mode
  }

  private static func isBuildServer(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "")
  }
}

/// A word in `LABELKIT_RECORD` that names no mode.
struct UnknownRecordMode: Error, Hashable, CustomStringConvertible {
  var word: String

  var description: String {
    "LABELKIT_RECORD is \"\(word)\"; it may be " + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
