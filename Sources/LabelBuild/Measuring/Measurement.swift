// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

/// What a UILabel with a record's title and properties would measure, and how it would draw. All numbers are points.
///
/// The three measurements know nothing of autoshrink and tightening (UILabel record G1); everything else is the drawn text, which does.
/// Places are in the coordinate space of the bounds, y down: a label whose bounds begin at y = 254 has its baselines below 254.
struct Measurement: Hashable, Sendable {
  /// A line as it is drawn.
  struct Line: Hashable, Sendable {
    /// What is shown, the ellipsis included.
    var text: String
    /// UTF-16 units of the title that the line stands for, those that an ellipsis hides included.
    var range: Range<Int>
    /// The advance of what is shown, not rounded.
    var width: Double
    /// On a whole pixel for the last line; the others keep their exact distance from it (section 2.4 of UILabel's rules).
    var baseline: Double
  }

  var intrinsicContentSize: Size
  /// For the size of the bounds.
  var sizeThatFits: Size
  /// For the bounds and the record's number of lines.
  var textRect: Rect
  /// What autoshrink multiplied the font's size by; 1 for nothing.
  var actualScaleFactor: Double
  /// Whether an ellipsis stands for a part of the title. Modes that wrap or clip lose text without one.
  var isTruncated: Bool
  /// UTF-16 units of the title that ellipses stand for, line ends and spaces that they took along included.
  var truncatedRanges: [Range<Int>]
  /// From the top; none for an empty title.
  var lines: [Line]
  /// The smallest box of whole pixels round everything that is painted, the text's shadow included; zero where nothing is.
  var inkRect: Rect
  /// PostScript names of the faces that glyphs come from, fallbacks included, in the order of reading on the page.
  var fonts: [String]

  /// An empty UILabel: no size, no lines.
  static func empty(at origin: Point) -> Measurement {
    Measurement(
      intrinsicContentSize: .zero, sizeThatFits: .zero, textRect: Rect(origin: origin, size: .zero), actualScaleFactor: 1,
      isTruncated: false, truncatedRanges: [], lines: [], inkRect: .zero, fonts: [])
  }
}

extension Measurement {
  /// Everything that is a number of points.
  var lengths: [Double] {
    let sizes = [intrinsicContentSize, sizeThatFits, textRect.size, inkRect.size]
    return sizes.flatMap { [$0.width, $0.height] } + [textRect.origin, inkRect.origin].flatMap { [$0.x, $0.y] }
      + lines.flatMap { [$0.width, $0.baseline] }
  }

  /// One JSON object without line ends; baselines are null for an empty title.
  func json(id: String?) -> String {
    JSONText.object(
      (id.map { [("id", JSONText.string($0))] } ?? []) + [
        ("intrinsicContentSize", Self.json(intrinsicContentSize)),
        ("sizeThatFits", Self.json(sizeThatFits)),
        ("textRect", Self.json(textRect)),
        ("firstBaseline", JSONText.number(lines.first?.baseline)),
        ("lastBaseline", JSONText.number(lines.last?.baseline)),
        ("actualScaleFactor", JSONText.number(actualScaleFactor)),
        ("isTruncated", isTruncated ? "true" : "false"),
        ("truncatedRanges", JSONText.array(truncatedRanges.map { Self.json($0) })),
        ("lines", JSONText.array(lines.map(\.json))),
        ("inkRect", Self.json(inkRect)),
        ("fonts", JSONText.array(fonts.map { JSONText.string($0) })),
      ])
  }

  fileprivate static func json(_ range: Range<Int>) -> String { JSONText.array(["\(range.lowerBound)", "\(range.upperBound)"]) }

  private static func json(_ size: Size) -> String { JSONText.array([size.width, size.height].map { JSONText.number($0) }) }

  private static func json(_ rect: Rect) -> String {
    JSONText.array([rect.minX, rect.minY, rect.width, rect.height].map { JSONText.number($0) })
  }
}

extension Measurement.Line {
  fileprivate var json: String {
    JSONText.object([
      ("text", JSONText.string(text)),
      ("range", Measurement.json(range)),
      ("width", JSONText.number(width)),
      ("baseline", JSONText.number(baseline)),
    ])
  }
}
