// SPDX-License-Identifier: MIT

/// An error or a warning with its source location, as shown to a user.
public struct Diagnostic: Error, Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable {
    /// The label was not rendered.
    case error
    /// The label was rendered, but perhaps not as intended.
    case warning
    /// Nothing is wrong, but something could be better.
    case note
  }

  /// The cause of the diagnostic.
  public var cause: Cause
  /// The location in the input; `nil` if there is no input to point at, as in the Swift API.
  public var location: DocumentLocation?
  /// The line of the input that the location is in, without its line end; `nil` if it is not known.
  public var sourceLine: String?
  /// The id of the label that the diagnostic is about; `nil` if it is not known.
  public var labelID: String?
  /// Whether a warning counts as an error, because of `Resources.isStrict`.
  package var isStrict = false
  /// Whether a warning is only a note.
  package var isNote = false

  /// Creates a diagnostic with a cause of either kind.
  ///
  /// - Parameters:
  ///   - cause: The cause of the diagnostic.
  ///   - location: The location in the input; `nil` for none.
  ///   - sourceLine: The line of the input that the location is in; `nil` if it is not known.
  ///   - labelID: The id of the label; `nil` if it is not known.
  public init(_ cause: Cause, at location: DocumentLocation? = nil, sourceLine: String? = nil, labelID: String? = nil) {
    self.cause = cause
    self.location = location
    self.sourceLine = sourceLine
    self.labelID = labelID
  }

  /// Creates a diagnostic for an error in a label's description.
  ///
  /// - Parameters:
  ///   - error: The error in the label's description.
  ///   - location: The location in the input; `nil` for none.
  ///   - sourceLine: The line of the input that the location is in; `nil` if it is not known.
  ///   - labelID: The id of the label; `nil` if it is not known.
  public init(_ error: LabelError, at location: DocumentLocation? = nil, sourceLine: String? = nil, labelID: String? = nil) {
    self.init(error.cause, at: location, sourceLine: sourceLine, labelID: labelID)
  }

  /// Creates a diagnostic for an error of the system or of a library.
  ///
  /// - Parameters:
  ///   - error: The error of the system or of a library.
  ///   - location: The location in the input that led to the error; `nil` for none.
  ///   - sourceLine: The line of the input that the location is in; `nil` if it is not known.
  ///   - labelID: The id of the label; `nil` if it is not known.
  public init(_ error: MachineError, at location: DocumentLocation? = nil, sourceLine: String? = nil, labelID: String? = nil) {
    self.init(error.cause, at: location, sourceLine: sourceLine, labelID: labelID)
  }

  /// The stable code of the diagnostic, such as `LK0102`.
  public var code: DiagnosticCode { cause.code }

  /// The message in one sentence, without the location, advice or a full stop.
  public var message: String { cause.message }

  /// The advice in one sentence; `nil` if there is none.
  public var help: String? { cause.help }

  /// The replacement for the wrong text; `nil` if there is no single best guess.
  public var suggestion: String? { cause.suggestion }

  /// The severity: an error if the label was not rendered, otherwise a warning or a note.
  public var severity: Severity { exitCode == 0 ? isNote ? .note : .warning : .error }

  /// The exit code of a process that stops at this diagnostic (sysexits.h; 75 for limits).
  public var exitCode: Int32 { (cause.kind == .warning && isStrict ? .input : cause.kind).rawValue }
}
