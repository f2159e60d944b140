// SPDX-License-Identifier: MIT

/// A value that is put into a localized text.
package enum FormatArgument: Hashable, Sendable {
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  /// Something that has no form as a string, such as a picture. Whoever fills the text in puts it there.
  case object

  /// What the value is, for "…, not a string".
  package var kindName: String {
    switch self {
    case .text: "a string"
    case .integer, .unsigned, .number: "a number"
    case .object: "a view"
    }
  }

  /// Whether a plural form can be chosen by it.
  var isNumber: Bool {
    switch self {
    case .integer, .unsigned, .number: true
    case .text, .object: false
    }
  }
}
