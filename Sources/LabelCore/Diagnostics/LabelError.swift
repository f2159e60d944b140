// SPDX-License-Identifier: MIT

/// An error or a warning about the description of a label, with its texts.
///
/// Each module has its own in an extension of this type. Candidates in `nearest` are valid names, the most similar first, at most three.
@dynamicMemberLookup
public struct LabelError: DiagnosticError, Hashable, Sendable {
  package let cause: Diagnostic.Cause

  package init(_ cause: Diagnostic.Cause) { self.cause = cause }

  /// The code, the message and the advice.
  public subscript<Value>(dynamicMember path: KeyPath<Diagnostic.Cause, Value>) -> Value { cause[keyPath: path] }
}
