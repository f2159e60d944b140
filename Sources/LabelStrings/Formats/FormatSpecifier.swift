// SPDX-License-Identifier: MIT

/// How a format writes one of its values: `%lld`, `%05.1f`, `%@`.
///
/// What a value is decides how it is passed on, never what a format says of it: lengths such as `ll` are read and have no meaning.
package struct FormatSpecifier: Hashable, Sendable {
  /// What kind of value is written, and in which notation.
  package enum Conversion: Hashable, Sendable {
    /// `@`: anything.
    case object
    /// `d`, `i`, `u`: a whole number with the locale's separators.
    case whole
    /// `o`, `x`, `X`: the bits of a whole number.
    case bits(Character)
    /// `f`, `e`, `g`, `a` and their capitals: a number that may have a fraction.
    case fraction(Character)
    /// `s`, `S`, `c`, `C`, `p`, `P`, `n` and `*`: what only C can pass. It stands for itself and takes no value.
    case foreign

    /// Whether 2.5 can be written so.
    package var takesFractions: Bool {
      switch self {
      case .object, .fraction: true
      case .whole, .bits, .foreign: false
      }
    }
  }

  package var conversion: Conversion
  /// `-`, `+`, `#`, `0` and a blank, each once, in this order.
  package var flags = ""
  /// Characters, at most `longest`; nil where not written.
  package var width: Int?
  /// Digits or characters, at most `longest`; nil where not written.
  package var precision: Int?

  package init(_ conversion: Conversion) { self.conversion = conversion }

  /// A file of strings may ask for a width of a thousand million. The C library writes into room for some hundred.
  static let longest = 200

  /// The number of decimals that a fraction is written with; nil where that depends on the number.
  var decimals: Int? {
    if case .fraction("f") = conversion { precision ?? 6 } else if case .fraction("F") = conversion { precision ?? 6 } else { nil }
  }

  /// A specifier that a catalogue or a dictionary names without its per cent sign: `lld`, `.1f`; `lld` for what is none.
  package init(named name: String) {
    var scanner = FormatScanner("%" + name)
    if case .specifier(nil, let specifier, _)? = scanner.next(), specifier.conversion != .foreign {
      self = specifier
    } else {
      self.init(.whole)
    }
  }
}
