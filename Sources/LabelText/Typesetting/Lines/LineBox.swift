// SPDX-License-Identifier: MIT

internal import LabelSettings

/// The horizontal space of a line.
struct LineBox: Hashable {
  /// The distance from the leading edge of the text's box to the start of the line, in points.
  var indent: Double
  /// In points; may be infinite.
  var width: Double
}

extension ParagraphIndents {
  /// The position where a line begins, from the leading edge, and its width.
  func line(isFirst: Bool, in width: Double) -> LineBox {
    let indent = max(0, isFirst ? firstLineHead : head)
    return LineBox(indent: indent, width: max(0, (tail > 0 ? min(tail, width) : width + tail) - indent))
  }
}
