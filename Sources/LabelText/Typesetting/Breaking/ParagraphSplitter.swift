// SPDX-License-Identifier: MIT

/// A paragraph before shaping.
struct Paragraph {
  /// The UTF-16 text without the paragraph separator at its end.
  var units: [UInt16]
  /// The offset in the whole text, in UTF-16 units.
  var offset: Int
  /// At least one.
  var styles: [StyleSpan]
}

/// A style, and the offset in the paragraph's units where it ends.
struct StyleSpan {
  var style: TextStyle
  var end: Int
}

/// Splits a text at its paragraph separators: LF, CR, CR LF, U+0085 and U+2029.
enum ParagraphSplitter {
  /// The paragraphs, at least one. A separator at the very end adds an empty paragraph only if `countsTrailingNewline` is true.
  static func paragraphs(of text: StyledText, countsTrailingNewline: Bool) -> [Paragraph] {
    var splitter = Splitter()
    for run in text.runs { splitter.add(run) }
    return splitter.finish(countsTrailingNewline)
  }

  private struct Splitter {
    private var completed: [Paragraph] = []
    /// The paragraph that is being read; its styles are empty before the first run.
    private var open = Paragraph(units: [], offset: 0, styles: [])
    private var position = 0
    private var followsCarriageReturn = false

    mutating func add(_ run: StyledText.Run) {
      if open.units.isEmpty { open.styles = [StyleSpan(style: run.style, end: 0)] }
      // Styles are large, so a run's style is compared once and not for each character.
      var hasStyle = false
      let units = Array(run.text.utf16)
      if !followsCarriageReturn, !units.isEmpty, !units.contains(where: Self.isSeparator) { return append(units, run.style) }
      for unit in units {
        position += 1
        let isSecondOfPair = unit == 0x0A && followsCarriageReturn
        followsCarriageReturn = unit == 0x0D
        if isSecondOfPair {
          open.offset = position
        } else if Self.isSeparator(unit) {
          close(next: run.style)
          hasStyle = true
        } else {
          if !hasStyle { begin(run.style) }
          hasStyle = true
          open.units.append(unit)
          open.styles[open.styles.count - 1].end = open.units.count
        }
      }
    }

    /// Adds text without separators.
    private mutating func append(_ units: [UInt16], _ style: TextStyle) {
      if !open.units.isEmpty { begin(style) }
      open.units = open.units.isEmpty ? units : open.units + units
      open.styles[open.styles.count - 1].end = open.units.count
      position += units.count
    }

    private mutating func begin(_ style: TextStyle) {
      if open.styles[open.styles.count - 1].style != style { open.styles.append(StyleSpan(style: style, end: open.units.count)) }
    }

    private mutating func close(next style: TextStyle) {
      completed.append(open)
      open = Paragraph(units: [], offset: position, styles: [StyleSpan(style: style, end: 0)])
    }

    mutating func finish(_ countsTrailingNewline: Bool) -> [Paragraph] {
      if completed.isEmpty || countsTrailingNewline || !open.units.isEmpty { completed.append(open) }
      return completed
    }

    private static func isSeparator(_ unit: UInt16) -> Bool {
      unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2029
    }
  }
}
