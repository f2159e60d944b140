// SPDX-License-Identifier: MIT

/// The correction of a value that has the wrong type.
package struct ValueFix: Hashable, Sendable {
  /// What has to change in the value.
  package enum Kind: String, Hashable, Sendable {
    /// The value needs quotes, as `2024` does to be a text.
    case quote
    /// The value must not have quotes, as in `"17"`.
    case unquote
    /// The number has a unit, as in `17px`.
    case dropUnit
    /// The number is a percentage, as in `50%`.
    case dropPercent
    /// The value is written in another way.
    case rewrite
    /// There is no corrected value; the text is the advice.
    case advice
  }

  /// What has to change.
  package let kind: Kind
  /// The corrected value, as it is written in a manifest, or the advice.
  package let text: String

  /// Creates a correction.
  ///
  /// - Parameters:
  ///   - kind: What has to change in the value.
  ///   - text: The corrected value, as it is written in a manifest.
  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// The advice in one sentence.
  var help: String {
    switch kind {
    case .quote: "put it in quotes: \(text)"
    case .unquote: "write \(text) without quotes"
    case .dropUnit: "write \(text): numbers have no units here, and lengths are in points"
    case .dropPercent: "write a number, such as \(text): nothing here is relative, and lengths are in points"
    case .rewrite: "write \(text)"
    case .advice: text
    }
  }
}
