// SPDX-License-Identifier: MIT

/// Finds the line breaks of plain Latin text without ICU: words between spaces, followed by a comma or full stop.
enum PlainLineBreaks {
  private enum Kind {
    case letter, digit
    /// Comma, full stop, colon, semicolon (class IS).
    case stop
    case opening, closing
    case apostrophe, percent
    case space
    case other
  }

  /// The offsets where lines may end, from 0 to the text's end; nil for a text with characters whose rules are less simple, which needs
  /// ICU.
  ///
  /// UAX #14 allows no break inside words of letters and digits, and allows one after the spaces that follow them. Other characters are
  /// accepted only directly at the word that they belong to. No locale has other rules for these characters.
  static func offsets(in text: [UInt16]) -> [Int]? {
    var offsets = [0]
    var before = Kind.space
    var isFirst = true
    for index in text.indices {
      let kind = kind(text[index])
      let after = index + 1 < text.count ? self.kind(text[index + 1]) : .space
      guard isPlain(kind, before: before, after: after) else { return nil }
      if !isFirst, before == .space, kind != .space { offsets.append(index) }
      before = kind
      isFirst = false
    }
    if !text.isEmpty { offsets.append(text.count) }
    return offsets
  }

  private static func isPlain(_ kind: Kind, before: Kind, after: Kind) -> Bool {
    switch kind {
    case .letter, .digit, .space: true
    case .stop:
      switch before {
      case .digit: after != .other
      case .letter, .stop, .closing, .percent: after == .letter || after == .space || after == .stop
      default: false
      }
    case .opening: before == .space && (after == .letter || after == .digit)
    case .closing: (before == .letter || before == .digit) && (after == .space || after == .stop)
    case .apostrophe: before == .letter && after == .letter
    case .percent: before == .digit && (after == .space || after == .stop)
    case .other: false
    }
  }

  private static func kind(_ unit: UInt16) -> Kind {
    switch unit {
    case 0x41...0x5A, 0x61...0x7A: .letter
    case 0x20: .space
    case 0x30...0x39: .digit
    case 0x2C, 0x2E, 0x3A, 0x3B: .stop
    case 0x28: .opening
    case 0x29: .closing
    case 0x27: .apostrophe
    case 0x25: .percent
    // Latin letters up to Extended-B, except the multiplication and division signs.
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: .letter
    default: .other
    }
  }
}
