// SPDX-License-Identifier: MIT

internal import LabelSettings

extension FormatSpecifier {
  /// Formats a value with this specifier, with the locale's digits and separators.
  ///
  /// The value is passed with its own type, so a format can never read memory as another type. A value that does not fit the specifier has
  /// its default form: a text under `%d` is unchanged, 2.5 under `%d` is 2.5. Foundation on Apple's systems misreads such a value or
  /// crashes.
  package func text(of argument: FormatArgument, locale: String) -> String {
    switch (conversion, argument) {
    case (_, .object), (.unsupported, _): ""
    case (_, .text(let text)): padded(text)
    case (.object, _): padded(Self.defaultForm(argument, locale))
    case (.whole, .integer(let value)): wholeNumber(value, locale)
    case (.whole, .unsigned(let value)): Int64(exactly: value).map { wholeNumber($0, locale) } ?? padded(Self.defaultForm(argument, locale))
    case (.whole, .number(let value)): Int64(exactly: value).map { wholeNumber($0, locale) } ?? padded(Self.defaultForm(argument, locale))
    case (.bits(let letter), .integer(let value)): formattedByC("ll\(letter)", value)
    case (.bits(let letter), .unsigned(let value)): formattedByC("ll\(letter)", value)
    case (.bits(let letter), .number(let value)):
      Int64(exactly: value).map { formattedByC("ll\(letter)", $0) } ?? padded(Self.defaultForm(argument, locale))
    case (.fraction(let letter), .integer(let value)): fraction(letter, Double(value), locale)
    case (.fraction(let letter), .unsigned(let value)): fraction(letter, Double(value), locale)
    case (.fraction(let letter), .number(let value)): fraction(letter, value, locale)
    }
  }

  /// The default form of a value: a number has as many decimals as it needs, and the locale's separators.
  private static func defaultForm(_ argument: FormatArgument, _ locale: String) -> String {
    let style = NumberStyle(.fraction(0...15))
    return switch argument {
    case .text(let text): text
    case .integer(let value): style.text(of: value, locale: locale)
    case .unsigned(let value): style.text(of: value, locale: locale)
    case .number(let value): style.text(of: value, locale: locale)
    case .object: ""
    }
  }

  /// The text truncated to the precision and padded with blanks to the width, in characters.
  private func padded(_ text: String) -> String {
    let isObject = conversion == .object
    let cut = isObject ? precision.map { String(text.prefix($0)) } ?? text : text
    let missing = max(0, (width ?? 0) - cut.count)
    let blanks = String(repeating: " ", count: missing)
    return flags.contains("-") ? cut + blanks : blanks + cut
  }

  /// The digits of a number under this specifier, with a decimal point, for choosing a plural form; nil for values that are not numbers.
  func digits(of argument: FormatArgument) -> String? {
    switch argument {
    case .integer(let value): decimals.map { "\(value)" + Self.zeros($0) } ?? "\(value)"
    case .unsigned(let value): decimals.map { "\(value)" + Self.zeros($0) } ?? "\(value)"
    case .number(let value): Self.digits(of: value, decimals: decimals)
    case .text, .object: nil
    }
  }

  private static func zeros(_ count: Int) -> String { count == 0 ? "" : "." + String(repeating: "0", count: count) }

  private static func digits(of value: Double, decimals: Int?) -> String? {
    guard value.isFinite else { return nil }
    if let decimals {
      var specifier = FormatSpecifier(.fraction("f"))
      specifier.precision = decimals
      return specifier.formattedByC("f", value)
    }
    // ASCII digits without groups.
    return Int64(exactly: value).map { "\($0)" } ?? defaultForm(.number(value), "en_US_POSIX")
  }
}
