// SPDX-License-Identifier: MIT

import LabelCore

/// Measures text in columns of a terminal.
enum TerminalText {
  /// The width of a character in columns: 2 for wide East Asian characters and emoji, 0 for combining marks, otherwise 1.
  ///
  /// Uses the blocks of UAX #11's classes W and F. An emoji sequence counts as the sum of its emoji, although some terminals draw one glyph.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1AFF0...0x1B2FF,
      0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}

/// An input line made safe for a terminal, and the position of the caret below it, in columns.
struct SourceExcerpt: Hashable {
  private(set) var text = ""
  private(set) var caretStart = 0
  /// At least 1.
  private(set) var caretWidth = 1

  /// Longer lines are shortened on both sides of the caret.
  private static let maximumLineLength = 160
  private static let lead = 60
  private static let tab = "    "

  /// - Parameter columns: the columns of the error, from 1, in Unicode scalars; columns beyond the line's end are ignored.
  init(_ line: String, columns: Range<Int>) {
    let scalars = Array(line.unicodeScalars)
    var window = scalars.indices
    if scalars.count > Self.maximumLineLength {
      let start = min(max(0, columns.lowerBound - 1 - Self.lead), scalars.count - Self.lead)
      window = start..<min(scalars.count, start + Self.maximumLineLength)
    }
    var caretEnd: Int?
    var caretBegin: Int?
    var column = 0
    func append(_ piece: String, width: Int, to text: inout String, _ column: inout Int) {
      text += piece
      column += width
    }
    if window.lowerBound > 0 { append("…", width: 1, to: &text, &column) }
    for index in window {
      if index + 1 == columns.lowerBound { caretBegin = column }
      if index + 1 == columns.upperBound { caretEnd = column }
      let scalar = scalars[index]
      if scalar == "\t" {
        append(Self.tab, width: Self.tab.utf8.count, to: &text, &column)
      } else if scalar.escapedControl != nil {
        append("\u{FFFD}", width: 1, to: &text, &column)
      } else {
        append(String(scalar), width: TerminalText.width(scalar), to: &text, &column)
      }
    }
    caretStart = caretBegin ?? column
    caretWidth = max(1, (caretEnd ?? column) - caretStart)
    if window.upperBound < scalars.count { text += "…" }
  }
}
