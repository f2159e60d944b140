// SPDX-License-Identifier: MIT

extension Diagnostic: CustomStringConvertible {
  /// The sentence that the command line prints: the location if there is one, the severity, the code and the message, and on a line of its
  /// own the advice.
  ///
  ///     error LK0102: no icon is named "blot.fill"
  ///        help: did you mean "bolt.fill"?
  public var description: String {
    let headline = (location.map { "\($0): " } ?? "") + "\(severity.rawValue) \(code.rawValue): \(message)"
    return headline + (help.map { "\n   help: \($0)" } ?? "")
  }
}
