// SPDX-License-Identifier: MIT

internal import LabelCore
public import LabelKit
internal import LabelViewNode

/// How the glyphs of texts are drawn into a graphics context. Lines have the text's colour and the context's width, joins and dashes.
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
  /// The glyphs are filled.
  case fill
  /// The outlines of the glyphs are drawn as lines.
  case stroke
  /// The glyphs are filled, and their outlines are drawn as lines over them.
  case fillStroke
  /// The glyphs are not drawn.
  case invisible
  /// The glyphs are filled, and what is drawn next is clipped to them.
  case fillClip
  /// The outlines are drawn as lines, and what is drawn next is clipped to them.
  case strokeClip
  /// The glyphs are filled with outlines over them, and what is drawn next is clipped to them.
  case fillStrokeClip
  /// The glyphs are not drawn, and what is drawn next is clipped to them.
  case clip

  /// Returns how a text is drawn, or nil if it is not.
  func drawn(_ text: ViewNode, line: LabelCore.StrokeStyle) -> ViewNode? {
    switch self {
    case .fill, .fillClip: text
    case .stroke, .strokeClip: .modified(text, .glyphOutlines(line, fills: false))
    case .fillStroke, .fillStrokeClip: .modified(text, .glyphOutlines(line, fills: true))
    case .invisible, .clip: nil
    }
  }

  /// Returns what the drawing after a text is clipped to, or nil if it is not.
  func clip(_ text: ViewNode, line: LabelCore.StrokeStyle) -> ViewNode? {
    switch self {
    case .fill, .stroke, .fillStroke, .invisible: nil
    case .clip, .fillClip: text
    case .strokeClip: .modified(text, .glyphOutlines(line, fills: false))
    case .fillStrokeClip: .modified(text, .glyphOutlines(line, fills: true))
    }
  }
}

/// How images are resampled. It has no effect here: they are always resampled smoothly.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The quality that the context chooses.
  case `default`
  /// No interpolation on Apple's platforms.
  case none
  /// A fast interpolation of low quality.
  case low
  /// The best and slowest interpolation.
  case high
  /// An interpolation between low and high.
  case medium
}

/// The rule for the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// A point is inside if the path goes around it, counted by direction.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd

  var rule: FillRule { self == .evenOdd ? .evenOdd : .nonzero }
}

/// Whether a path is filled, drawn as a line or both.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// The inside is filled by the winding rule.
  case fill
  /// The inside is filled by the even-odd rule.
  case eoFill
  /// The path is drawn as a line.
  case stroke
  /// The inside is filled by the winding rule, and the path is drawn as a line.
  case fillStroke
  /// The inside is filled by the even-odd rule, and the path is drawn as a line.
  case eoFillStroke
}

/// The ends of lines, by Core Graphics' name.
public typealias CGLineCap = LabelKit.StrokeStyle.LineCap
/// The corners of lines, by Core Graphics' name.
public typealias CGLineJoin = LabelKit.StrokeStyle.LineJoin
