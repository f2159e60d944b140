// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// What a diagnostic says: its code and its texts, and what they are about.
  public struct Cause: Error, Hashable, Sendable {
    /// The stable code, such as `LK0102`.
    public let code: DiagnosticCode
    /// The message in one sentence, without the location, advice or a full stop.
    public let message: String
    /// The advice in one sentence; `nil` if there is none.
    public let help: String?
    /// Valid texts for the wrong one, the best first.
    package let nearest: [String]
    /// How grave it is.
    package let kind: Kind
    /// The keys of a manifest that a label's error can be about. It is shown at the first that is written.
    package let keys: [String]
    /// The name, the path or the text that it is about.
    package let subject: String?
    /// The line of the file `subject`.
    package let line: Int?
    /// Why, as a part of the message.
    package let reason: String?
    /// What the warnings of a file have in common of which one is enough.
    package let group: String?

    /// The replacement for the wrong text; `nil` if there is no single best guess.
    public var suggestion: String? { nearest.first }

    /// What an error in a label's description says.
    public static func label(_ error: LabelError) -> Cause { error.cause }

    /// What an error of the system or of a library says.
    public static func machine(_ error: MachineError) -> Cause { error.cause }
  }

  /// How grave a diagnostic is. The number is the exit code of a process that stops at it (sysexits.h; 75 for limits).
  package enum Kind: Int32, Sendable {
    case warning = 0
    case changedSnapshot = 20
    case missingSnapshot = 22
    case usage = 64
    case input = 65
    case missingInput = 66
    case system = 70
    case output = 73
    case limit = 75
  }
}

/// `LabelError` and `MachineError`, which are made of the same data. Their extensions in each module have its errors.
package protocol DiagnosticError: Error {
  init(_ cause: Diagnostic.Cause)
}

extension DiagnosticError {
  /// Creates an error from its code and its texts; see the properties of `Diagnostic.Cause`.
  package init(
    _ code: DiagnosticCode, _ message: String, help: String? = nil, nearest: [String] = [], kind: Diagnostic.Kind = .input,
    keys: [String] = [], subject: String? = nil, line: Int? = nil, reason: String? = nil, group: String? = nil
  ) {
    self.init(
      Diagnostic.Cause(
        code: code, message: message, help: help, nearest: nearest, kind: kind, keys: keys, subject: subject, line: line, reason: reason,
        group: group))
  }
}
