// SPDX-License-Identifier: MIT

import ArgumentParser

/// The number that is the value of an option, kept as text.
///
/// For `batch` and `render`: each further type of options costs a hundredth of a first label, because ArgumentParser looks it up at start.
enum NumberOption {
  /// Checks that an option's value is a whole number.
  static func integer(_ text: String) throws -> String { try checked(text, Int(text) != nil) }

  /// Checks that an option's value is a number.
  static func number(_ text: String) throws -> String { try checked(text, Double(text) != nil) }

  private static func checked(_ text: String, _ isNumber: Bool) throws -> String {
    if !isNumber { throw NotANumber() }
    return text
  }

  /// An error without a reason: the parser's own words are enough.
  private struct NotANumber: Error, CustomStringConvertible {
    var description: String { "" }
  }
}
