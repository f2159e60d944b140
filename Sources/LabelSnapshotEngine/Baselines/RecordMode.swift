// SPDX-License-Identifier: MIT

/// The snapshots that a run accepts as they are now instead of comparing them.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// No snapshot is accepted: a missing one is a failure, as is one that differs.
  case never
  /// Snapshots without an accepted file are accepted.
  case missing
  /// Snapshots that would fail are accepted: those without an accepted file, and those that differ.
  case failed
  /// Every snapshot is accepted. Equal pixels still write no file.
  case all

  /// Creates the mode in the variable `LABELKIT_RECORD`: `never` by default, and always on a build server.
  ///
  /// - Parameter environment: The variables of the process's environment.
  /// - Throws: `UnknownRecordMode` for any other value, so that a misspelt mode does not pass as `never`.
  public init(environment: [String: String]) throws(UnknownRecordMode) {
    guard let value = environment["LABELKIT_RECORD"], !value.isEmpty, !Self.isBuildServer(environment) else {
      self = .never
      return
    }
    guard let mode = RecordMode(rawValue: value) else { throw UnknownRecordMode(value: value) }
    self = mode
  }

  /// Returns this mode, or `never` on a build server, where nobody looks at new images.
  ///
  /// - Parameter environment: The variables of the process's environment.
  public func allowed(in environment: [String: String]) -> RecordMode { Self.isBuildServer(environment) ? .never : self }

  /// Whether `CI` is set to something other than 0 and false, as build servers do.
  private static func isBuildServer(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "")
  }
}

/// An error for a value of `LABELKIT_RECORD` that names no mode.
public struct UnknownRecordMode: Error, Hashable, CustomStringConvertible {
  /// The value of the variable.
  public var value: String

  package init(value: String) { self.value = value }

  /// The value, and the names of all modes.
  public var description: String {
    "LABELKIT_RECORD is \"\(value)\"; use one of " + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
