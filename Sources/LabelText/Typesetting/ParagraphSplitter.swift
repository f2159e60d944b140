// SPDX-License-Identifier: MIT

/// A paragraph before shaping.
struct Paragraph {
  /// UTF-16 text without the separator that ended it.
  var units: [UInt16]
  /// Where it begins in the whole text, in UTF-16 units.
  var offset: Int
  /// At least one.
  var styles: [StyleSpan]
}

/// A style, and where in the units of its paragraph it ends.
struct StyleSpan {
  var style: TextStyle
  var end: Int
}

/// Cuts a text at its paragraph separators: LF, CR, CR LF, U+0085 and U+2029.
enum ParagraphSplitter {
  /// At least one paragraph. A separator at the very end opens another one only where it counts: a trailing newline adds no empty line.
  static func paragraphs(of text: StyledText, countsTrailingNewline: Bool) -> [Paragraph] {
    var splitter = Splitter()
    for run in text.runs { splitter.add(run) }
    return splitter.finish(countsTrailingNewline)
  }

  private struct Splitter {
    private var done: [Paragraph] = []
    /// Its styles are empty before the first run.
    private var open = Paragraph(units: [], offset: 0, styles: [])
    private var position = 0
    private var followsCarriageReturn = false

    mutating func add(_ run: StyledText.Run) {
      if open.units.isEmpty { open.styles = [StyleSpan(style: run.style, end: 0)] }
      // Styles are large: a run's is compared once, not for each of its characters.
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

    /// Adds what has no separator.
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
      done.append(open)
      open = Paragraph(units: [], offset: position, styles: [StyleSpan(style: style, end: 0)])
    }

    mutating func finish(_ countsTrailingNewline: Bool) -> [Paragraph] {
      if done.isEmpty || countsTrailingNewline || !open.units.isEmpty { done.append(open) }
      return done
    }

    private static func isSeparator(_ unit: UInt16) -> Bool {
      unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2029
    }
  }
}
