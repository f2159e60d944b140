// SPDX-License-Identifier: MIT

internal import LabelSettings

/// Isolates the values in a text that read in the other direction than it, as MessageFormat 2 does by default: with U+2068 before and U+2069
/// after each. Else a value could decide the direction of the whole text, or carry neighbouring words and numbers with it.
///
/// A value without letters and marks of the other direction never does, and stays as it is. Signs of quantities beside a number, as in `-5%` and
/// `$-5`, are isolated with it.
struct ArgumentIsolation {
  /// The direction of the text without its values; nil if no value is isolated.
  private let direction: TextDirection?
  /// Whether an isolated value ends here, and whether it is a number.
  private var open: (isOpen: Bool, isNumber: Bool) = (false, false)

  /// - Parameter locale: The direction of a text without letters of its own is that of its locale.
  init(of format: StringFormat, locale: String) {
    // A text that is nothing but a value has its direction.
    guard format.pieces.count > 1 else {
      direction = nil
      return
    }
    let own = format.pieces.lazy.compactMap { piece -> TextDirection? in
      if case .text(let literal) = piece { StrongDirection.first(in: literal) } else { nil }
    }
    direction = own.first ?? LocaleDirection.direction(of: locale)
  }

  /// Adds a value to the text before it.
  mutating func add(_ value: String, isNumber: Bool, to text: inout String) {
    text += closing(before: "")
    guard let direction, StrongDirection.contains(direction == .leftToRight ? .rightToLeft : .leftToRight, in: value) else {
      text += value
      return
    }
    var signs = String.UnicodeScalarView()
    while isNumber, let last = text.unicodeScalars.last, Self.isSign(last) {
      signs.insert(text.unicodeScalars.removeLast(), at: signs.startIndex)
    }
    text += "\u{2068}" + String(signs) + value
    open = (true, isNumber)
  }

  /// The text that follows, with the end of an isolated value before it.
  mutating func closing(before literal: String) -> String {
    guard open.isOpen else { return literal }
    let signs = open.isNumber ? literal.unicodeScalars.prefix(while: Self.isSign) : literal.unicodeScalars.prefix(0)
    open = (false, false)
    return String(signs) + "\u{2069}" + String(literal.unicodeScalars[signs.endIndex...])
  }

  /// Whether a character belongs to the number beside it (European terminators of UAX #9).
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "#", "%", "°", "±", "‰", "‱", "′", "″", "‴", "٪": true
    default: scalar.properties.generalCategory == .currencySymbol
    }
  }
}

/// The direction of letters and of directional marks (UAX #9).
private enum StrongDirection {
  /// The direction of the first letter or mark; nil for a text without any.
  static func first(in text: String) -> TextDirection? { text.unicodeScalars.lazy.compactMap(direction).first }

  static func contains(_ direction: TextDirection, in text: String) -> Bool {
    text.unicodeScalars.contains { self.direction(of: $0) == direction }
  }

  private static func direction(of scalar: Unicode.Scalar) -> TextDirection? {
    switch scalar.value {
    case 0x200E: .leftToRight
    case 0x200F, 0x061C: .rightToLeft
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      isLetter(scalar) ? .rightToLeft : nil
    default: isLetter(scalar) ? .leftToRight : nil
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark: true
    default: false
    }
  }
}
