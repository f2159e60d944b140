// SPDX-License-Identifier: MIT

/// A format specifier: `%lld`, `%05.1f`, `%@`.
///
/// A value is passed with its own type whatever the format says; lengths such as `ll` are read and ignored.
package struct FormatSpecifier: Hashable, Sendable {
  /// The type and the notation of a value.
  package enum Conversion: Hashable, Sendable {
    /// `@`: any value.
    case object
    /// `d`, `i`, `u`: a whole number with the locale's separators.
    case whole
    /// `o`, `x`, `X`: a whole number in octal or hexadecimal.
    case bits(Character)
    /// `f`, `e`, `g`, `a` and their capitals: a number that may have a fraction.
    case fraction(Character)
    /// `s`, `S`, `c`, `C`, `p`, `P`, `n` and `*`: C only. The text of the specifier stays and no value is used.
    case unsupported

    /// Whether the value may have a fraction.
    package var allowsFractions: Bool {
      switch self {
      case .object, .fraction: true
      case .whole, .bits, .unsupported: false
      }
    }
  }

  package var conversion: Conversion
  /// The flags `-`, `+`, `#`, `0` and blank, each at most once, in this order.
  package var flags = ""
  /// The minimum width in characters, at most `maximumLength`; nil if not given.
  package var width: Int?
  /// The precision in digits or characters, at most `maximumLength`; nil if not given.
  package var precision: Int?

  package init(_ conversion: Conversion) { self.conversion = conversion }

  /// The maximum width and precision. A strings file may ask for a width of a thousand million; the C library's buffer has some hundred
  /// bytes.
  static let maximumLength = 200

  /// The number of decimals; nil if it depends on the number.
  var decimals: Int? {
    if case .fraction("f") = conversion { precision ?? 6 } else if case .fraction("F") = conversion { precision ?? 6 } else { nil }
  }

  /// A specifier that a catalogue or a dictionary names without the per cent sign: `lld`, `.1f`; an invalid name gives `lld`.
  package init(named name: String) {
    var scanner = FormatScanner("%" + name)
    if case .specifier(nil, let specifier, _)? = scanner.next(), specifier.conversion != .unsupported {
      self = specifier
    } else {
      self.init(.whole)
    }
  }
}
