// SPDX-License-Identifier: MIT

/// A token of Swift source: its kind and the bytes that it has in the file.
package struct SwiftToken: Hashable, Sendable {
  /// What a token is.
  package enum Kind: UInt8, Hashable, Sendable {
    /// A name or a keyword, such as `body`, `$0` or `struct`.
    case name
    /// A name in backticks, which is never a keyword. The range is without the backticks.
    case quotedName
    /// A name after `#`, such as `if` or `selector`. The range is without the `#`.
    case directive
    case number
    /// A string literal without interpolation. The range is its content, without delimiters.
    case string
    /// A string literal with interpolation. The tokens of the interpolated expressions follow.
    case interpolatedString
    case regex
    /// One character of punctuation, or a run of dots such as `...`.
    case punctuation
  }

  /// What the token is.
  package var kind: Kind
  /// The offset of the first byte.
  package var start: Int32
  /// The offset after the last byte.
  package var end: Int32
}
