// SPDX-License-Identifier: MIT

public import Foundation

/// The key of a localized text in the string tables, with the values to fill in. String literals become keys where a text is expected.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key as in files.
  let key: String
  let arguments: [Argument]
  /// The text to use where no table has the key; nil for the key itself.
  let fallback: String?

  /// A value to fill into the text.
  enum Argument: Sendable {
    case string(String)
    case integer(Int64, specifier: String)
    case unsigned(UInt64, specifier: String)
    case number(Double, specifier: String)
    case text(Text)

    var number: Double? {
      switch self {
      case .string, .text: nil
      case .integer(let value, _): Double(value)
      case .unsigned(let value, _): Double(value)
      case .number(let value, _): value
      }
    }
  }

  /// Creates a key from a string. Per cent signs count as they do in files.
  ///
  /// - Parameter value: The key.
  public init(_ value: String) { (key, arguments, fallback) = (value, [], nil) }

  /// Creates a key from a string literal.
  ///
  /// - Parameter value: The key.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from an interpolated string literal.
  ///
  /// - Parameter stringInterpolation: The pieces and the values of the literal.
  public init(stringInterpolation: StringInterpolation) {
    (key, arguments, fallback) = (stringInterpolation.key, stringInterpolation.arguments, nil)
  }

  /// Creates a key whose name differs from its text, with the values of the text.
  ///
  /// - Parameters:
  ///   - name: The name in the string tables.
  ///   - text: The text to use where no table has the name.
  init(named name: String, for text: LocalizedStringKey) { (key, arguments, fallback) = (name, text.arguments, text.fallback ?? text.key) }

  /// Returns whether two keys have the same name and the same text in the default environment.
  ///
  /// - Parameters:
  ///   - first: The first key.
  ///   - second: The second key.
  public static func == (first: LocalizedStringKey, second: LocalizedStringKey) -> Bool {
    first.key == second.key && Text(first) == Text(second)
  }

  /// The pieces and values of an interpolated string literal while its key is built.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    /// Creates an interpolation without pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a literal piece. Its per cent signs are doubled, as in files.
    ///
    /// - Parameter literal: The piece.
    public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

    /// Adds a string; it is `%@` in the key.
    ///
    /// - Parameter string: The string to fill in.
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append("%@", .string(String(string))) }

    /// Adds an integer; it is `%lld` in the key and is formatted with the locale's separators.
    ///
    /// - Parameters:
    ///   - value: The number, clamped to 64 bits.
    ///   - specifier: The format specifier in the key.
    public mutating func appendInterpolation<I: SignedInteger & FixedWidthInteger>(_ value: I, specifier: String = "%lld") {
      append(specifier, .integer(Int64(clamping: value), specifier: specifier))
    }

    /// Adds an unsigned integer; it is `%llu` in the key and is formatted with the locale's separators.
    ///
    /// - Parameters:
    ///   - value: The number, clamped to 64 bits.
    ///   - specifier: The format specifier in the key.
    public mutating func appendInterpolation<I: UnsignedInteger & FixedWidthInteger>(_ value: I, specifier: String = "%llu") {
      append(specifier, .unsigned(UInt64(clamping: value), specifier: specifier))
    }

    /// Adds a number; it is `%lf` in the key and is formatted with the locale's separators and six decimals.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - specifier: The format specifier in the key, such as `%.1lf`.
    public mutating func appendInterpolation(_ value: Double, specifier: String = "%lf") {
      append(specifier, .number(value, specifier: specifier))
    }

    /// Adds a number; it is `%f` in the key and is formatted with the locale's separators and six decimals.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - specifier: The format specifier in the key, such as `%.1f`.
    public mutating func appendInterpolation(_ value: Float, specifier: String = "%f") {
      append(specifier, .number(Double(value), specifier: specifier))
    }

    /// Adds a value with a format style; it is `%@` in the key and formatted for the locale.
    ///
    /// - Parameters:
    ///   - value: The value to format.
    ///   - format: The format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(value, format: format)))
    }

    /// Adds a value with a formatter; it is `%@` in the key. A value that the formatter cannot write becomes an empty string.
    ///
    /// - Parameters:
    ///   - value: The value to format.
    ///   - formatter: The formatter.
    public mutating func appendInterpolation<V>(_ value: V, formatter: Formatter) {
      append("%@", .string(formatter.string(for: value) ?? ""))
    }

    /// Adds a date; it is `%@` in the key.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - style: The style of the formatted date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append("%@", .text(Text(date, style: style))) }

    /// Adds a text with its own modifiers; it is `%@` in the key.
    ///
    /// - Parameter text: The text to fill in.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// Adds an image; it is `%@` in the key.
    ///
    /// - Parameter image: The image to fill in.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

    /// Adds an attributed string; it is `%@` in the key.
    ///
    /// - Parameter text: The string with its attributes.
    public mutating func appendInterpolation(_ text: AttributedString) { append("%@", .text(Text(text))) }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}
