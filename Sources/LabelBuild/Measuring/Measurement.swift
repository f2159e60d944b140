// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

/// The sizes that a UILabel with a record's title and properties would report, and the text that it would draw. All numbers are points.
///
/// The three UILabel measurements ignore autoshrink and tightening (UILabel record G1); everything else describes the drawn text, which has
/// both. Positions are in the coordinate space of the bounds, y down: a label whose bounds begin at y = 254 has baselines below 254.
struct Measurement: Hashable, Sendable {
  /// A line as it is drawn.
  struct Line: Hashable, Sendable {
    /// The text that is drawn, including the ellipsis.
    var text: String
    /// The UTF-16 units of the title that the line represents, including those that an ellipsis hides.
    var range: Range<Int>
    /// The advance of the drawn text, not rounded.
    var width: Double
    /// The baseline's y. The last one is on a whole pixel; the others keep their exact distance from it (section 2.4 of UILabel's rules).
    var baseline: Double
  }

  var intrinsicContentSize: Size
  /// For the size of the bounds.
  var sizeThatFits: Size
  /// For the bounds and the record's number of lines.
  var textRect: Rect
  /// The factor that autoshrink multiplied the font size by; 1 without shrinking.
  var actualScaleFactor: Double
  /// Whether an ellipsis replaces a part of the title. Modes that wrap or clip drop text without an ellipsis.
  var isTruncated: Bool
  /// The UTF-16 units of the title that ellipses replace, including line ends and spaces next to them.
  var truncatedRanges: [Range<Int>]
  /// From the top; none for an empty title.
  var lines: [Line]
  /// The smallest rectangle of whole pixels around everything that is painted, including the text's shadow; zero if nothing is painted.
  var inkBounds: Rect
  /// The PostScript names of the faces that glyphs come from, including fallbacks, in the order in which the text is read.
  var fonts: [String]

  /// An empty UILabel: no size, no lines.
  static func empty(at origin: Point) -> Measurement {
    Measurement(
      intrinsicContentSize: .zero, sizeThatFits: .zero, textRect: Rect(origin: origin, size: .zero), actualScaleFactor: 1,
      isTruncated: false, truncatedRanges: [], lines: [], inkBounds: .zero, fonts: [])
  }
}

extension Measurement {
  /// All values that are in points.
  var lengths: [Double] {
    let sizes = [intrinsicContentSize, sizeThatFits, textRect.size, inkBounds.size]
    return sizes.flatMap { [$0.width, $0.height] } + [textRect.origin, inkBounds.origin].flatMap { [$0.x, $0.y] }
      + lines.flatMap { [$0.width, $0.baseline] }
  }

  /// The measurement as a JSON object; baselines are null for an empty title.
  var json: JSONValue {
    [
      "intrinsicContentSize": Self.json(intrinsicContentSize), "sizeThatFits": Self.json(sizeThatFits), "textRect": Self.json(textRect),
      "firstBaseline": (lines.first?.baseline).json, "lastBaseline": (lines.last?.baseline).json,
      "actualScaleFactor": actualScaleFactor.json, "isTruncated": isTruncated.json,
      "truncatedRanges": .array(truncatedRanges.map(Self.json)), "lines": .array(lines.map(\.json)), "inkRect": Self.json(inkBounds),
      "fonts": fonts.json,
    ]
  }

  fileprivate static func json(_ range: Range<Int>) -> JSONValue { [range.lowerBound.json, range.upperBound.json] }

  private static func json(_ size: Size) -> JSONValue { [size.width.json, size.height.json] }

  private static func json(_ rect: Rect) -> JSONValue { [rect.minX.json, rect.minY.json, rect.width.json, rect.height.json] }
}

extension Measurement.Line {
  fileprivate var json: JSONValue {
    ["text": text.json, "range": Measurement.json(range), "width": width.json, "baseline": baseline.json]
  }
}
