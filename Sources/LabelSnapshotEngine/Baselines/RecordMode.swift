// SPDX-License-Identifier: MIT

/// Which snapshots a run accepts as they are now instead of comparing them.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// None: a missing snapshot is a failure, as one that differs.
  case never
  /// Those that have no accepted file yet.
  case missing
  /// Those that would fail: without a file, or different.
  case failed
  /// Every one. Equal pixels still write nothing.
  case all

  /// The mode that `LABELKIT_RECORD` names, `never` by default and always on a build server.
  ///
  /// - Throws: `UnknownRecordMode`, so that a misspelt word is not taken for `never`.
  public init(environment: [String: String]) throws(UnknownRecordMode) {
    guard let word = environment["LABELKIT_RECORD"], !word.isEmpty, !Self.isBuildServer(environment) else {
      self = .never
      return
    }
    guard let mode = RecordMode(rawValue: word) else { throw UnknownRecordMode(word: word) }
    self = mode
  }

  /// This mode, or `never` on a build server: what it drew nobody looked at.
  public func allowed(in environment: [String: String]) -> RecordMode { Self.isBuildServer(environment) ? .never : self }

  /// Whether `CI` is set to something other than 0 and false, as build servers do.
  private static func isBuildServer(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "")
  }
}

/// A word in `LABELKIT_RECORD` that names no mode.
public struct UnknownRecordMode: Error, Hashable, CustomStringConvertible {
  /// The word.
  public var word: String

  package init(word: String) { self.word = word }

  /// The word, and those that are modes.
  public var description: String {
    "LABELKIT_RECORD is \"\(word)\"; it may be " + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
