// SPDX-License-Identifier: MIT

/// A value for a placeholder of a localized text.
package enum FormatArgument: Hashable, Sendable {
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  /// A value without a string form, such as an image. The caller inserts it.
  case object

  /// The kind of the value in messages, as in "…, not a string".
  package var kindName: String {
    switch self {
    case .text: "a string"
    case .integer, .unsigned, .number: "a number"
    case .object: "a view"
    }
  }

  /// Whether the value can choose a plural form.
  var isNumber: Bool {
    switch self {
    case .integer, .unsigned, .number: true
    case .text, .object: false
    }
  }
}
