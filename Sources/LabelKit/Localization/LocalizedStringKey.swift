// SPDX-License-Identifier: MIT

public import Foundation

/// A text's name in string tables, with the values put into it. A string literal where a text is wanted is one.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key as it is in files.
  let key: String
  let arguments: [Argument]
  /// The text where no table has the key; nil for the key itself.
  let fallback: String?

  /// A value put into the text.
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

  /// A key that a variable holds. Per cent signs in it count as they do in files.
  public init(_ value: String) { (key, arguments, fallback) = (value, [], nil) }

  /// A key that a literal holds.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with values.
  public init(stringInterpolation: StringInterpolation) {
    (key, arguments, fallback) = (stringInterpolation.key, stringInterpolation.arguments, nil)
  }

  /// A key with a name of its own for a text and its values.
  init(named name: String, for text: LocalizedStringKey) { (key, arguments, fallback) = (name, text.arguments, text.fallback ?? text.key) }

  /// Whether two keys have one name and show the same in the default environment.
  public static func == (first: LocalizedStringKey, second: LocalizedStringKey) -> Bool {
    first.key == second.key && Text(first) == Text(second)
  }

  /// Collects the key and the values of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    /// Starts with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// A literal piece; its per cent signs are doubled, as in files.
    public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

    /// A string, `%@` in the key.
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append("%@", .string(String(string))) }

    /// A whole number, `%lld` in the key, with the locale's separators.
    public mutating func appendInterpolation<I: SignedInteger & FixedWidthInteger>(_ value: I, specifier: String = "%lld") {
      append(specifier, .integer(Int64(clamping: value), specifier: specifier))
    }

    /// A whole number from 0, `%llu` in the key, with the locale's separators.
    public mutating func appendInterpolation<I: UnsignedInteger & FixedWidthInteger>(_ value: I, specifier: String = "%llu") {
      append(specifier, .unsigned(UInt64(clamping: value), specifier: specifier))
    }

    /// A number, `%lf` in the key, with the locale's separators and six decimals.
    public mutating func appendInterpolation(_ value: Double, specifier: String = "%lf") {
      append(specifier, .number(value, specifier: specifier))
    }

    /// A number, `%f` in the key, with the locale's separators and six decimals.
    public mutating func appendInterpolation(_ value: Float, specifier: String = "%f") {
      append(specifier, .number(Double(value), specifier: specifier))
    }

    /// A value in a format for the locale, `%@` in the key.
    public mutating func appendInterpolation<F: FormatStyle & Sendable>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Sendable, F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(value, format: format)))
    }

    /// A value as a formatter writes it, `%@` in the key; nothing where it cannot.
    public mutating func appendInterpolation<V>(_ value: V, formatter: Formatter) {
      append("%@", .string(formatter.string(for: value) ?? ""))
    }

    /// A date or period as a text shows it, `%@` in the key.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append("%@", .text(Text(date, style: style))) }

    /// A text with its own modifiers, `%@` in the key.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// A picture, `%@` in the key.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

    /// Text with attributes, `%@` in the key.
    public mutating func appendInterpolation(_ text: AttributedString) { append("%@", .text(Text(text))) }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}
