// SPDX-License-Identifier: MIT

/// An error of the system or of a library, with its texts. Another manifest would not avoid it.
///
/// Each module has its own in an extension of this type.
@dynamicMemberLookup
public struct MachineError: DiagnosticError, Hashable, Sendable {
  package let cause: Diagnostic.Cause

  package init(_ cause: Diagnostic.Cause) { self.cause = cause }

  /// The code, the message and the advice.
  public subscript<Value>(dynamicMember path: KeyPath<Diagnostic.Cause, Value>) -> Value { cause[keyPath: path] }
}

extension DiagnosticCode {
  /// A C library returned an error.
  public static let library: Self = "LK0401"
  /// A label took longer than its time limit.
  public static let timedOut: Self = "LK0411"
  /// The machine, or a limit of the process, has no memory, file or process left.
  public static let exhausted: Self = "LK0421"
}

extension MachineError {
  /// A C library returned an error; the message has the call, its status and the library's own message.
  package static func library(name: String, call: String, status: Int, message: String) -> Self {
    Self(
      .library, "\(name): \(call) failed: \(message) (\(status))",
      help: "run `labelkit doctor`; if it finds nothing wrong, please report this", kind: .system)
  }

  /// There is no memory, file or process left; `what` says what cannot be done, as in "the image cannot be encoded".
  package static func exhausted(_ what: String, reason: String = "out of memory") -> Self {
    Self(
      .exhausted, "\(what): \(reason)", help: "make the label smaller, use fewer --jobs, or raise the limits that `ulimit -a` shows",
      kind: .limit)
  }

  /// A label took longer than its time limit, in seconds of processor time.
  package static func timedOut(seconds: Double) -> Self {
    Self(
      .timedOut, "the label takes longer than \(DumpText.number(seconds)) seconds", help: "make it smaller or simpler, or raise --timeout",
      kind: .limit)
  }
}
