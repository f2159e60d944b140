// SPDX-License-Identifier: MIT

/// Where Chromium's line breaks differ from ICU's.
struct ChromiumLineBreaks {
  private let units: [UInt16]
  private let isChinese: Bool

  init(_ units: [UInt16], isChinese: Bool) {
    self.units = units
    self.isChinese = isChinese
  }

  func applied(to breaks: [Int]) -> [Int] {
    guard units.count > 1 else { return breaks }
    let allowed = Set(breaks)
    return [0] + (1..<units.count).filter { isBreak(before: $0) ?? allowed.contains($0) } + [units.count]
  }

  /// Whether a line may end before a unit; nil where ICU decides.
  private func isBreak(before offset: Int) -> Bool? {
    let (before, after) = (units[offset - 1], units[offset])
    if Self.ascii.contains(before), Self.ascii.contains(after) {
      return Self.isBreak(Character(Unicode.Scalar(UInt8(before))), Character(Unicode.Scalar(UInt8(after))))
    }
    if Self.openingQuotes.contains(after), offset + 1 < units.count { return isBreakAtQuote(before, units[offset + 1]) }
    if Self.closingQuotes.contains(before), offset > 1 { return isBreakAtQuote(units[offset - 2], after) }
    return nil
  }

  /// Between two printable characters of ASCII, as a table: after a hyphen and a question mark, and before opening brackets.
  private static func isBreak(_ before: Character, _ after: Character) -> Bool {
    switch before {
    case "-": !"!\"$),./:;?]}".contains(after)
    case "?": !"!\"'),./:;?]}".contains(after)
    default: "(<[{".contains(after) && "!\"#%&)*+,.:;=>\\]|}~".contains(before)
    }
  }

  /// Next to a quotation mark, outside of Chinese: only between two ideographs or letters of kana and Hangul (UAX #14, LB19a).
  private func isBreakAtQuote(_ before: UInt16, _ after: UInt16) -> Bool? {
    !isChinese && Self.isEastAsian(before) && Self.isEastAsian(after) ? true : nil
  }

  private static let ascii: ClosedRange<UInt16> = 0x21...0x7E
  private static let openingQuotes: Set<UInt16> = [0xAB, 0x2018, 0x201C, 0x2039]
  private static let closingQuotes: Set<UInt16> = [0xBB, 0x2019, 0x201D, 0x203A]

  private static func isEastAsian(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF,
      0xFF01...0xFF60:
      true
    default: false
    }
  }
}
