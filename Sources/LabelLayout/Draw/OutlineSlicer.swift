// SPDX-License-Identifier: MIT

internal import LabelCore

/// Finds the horizontal spans of an outline in a band.
enum OutlineSlicer {
  /// The number of scanlines through the band.
  private static let scanlines = 5
  /// The number of line segments for each curve; glyphs are small.
  private static let segments = 8

  /// The spans of the band that the filled outline covers, as the union over a few scanlines; they may overlap.
  static func spans(of outline: VectorPath, in band: Rect) -> [HorizontalSpan] {
    let edges = outline.edges(linesPerCurve: segments)
    return (0..<scanlines).flatMap { index in
      let y = band.minY + band.height * (Double(index) + 0.5) / Double(scanlines)
      return inside(edges, at: y)
    }
  }

  /// The spans of a scanline that are inside by the nonzero rule.
  private static func inside(_ edges: [(from: Point, to: Point)], at y: Double) -> [HorizontalSpan] {
    let crossings = edges.compactMap { edge -> (x: Double, winding: Int)? in
      let (a, b) = (edge.from, edge.to)
      guard (a.y <= y) != (b.y <= y) else { return nil }
      return (a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), b.y > a.y ? 1 : -1)
    }.sorted { $0.x < $1.x }
    var spans: [HorizontalSpan] = []
    var winding = 0
    for (index, crossing) in crossings.enumerated() {
      winding += crossing.winding
      if winding != 0, index + 1 < crossings.count { spans.append(HorizontalSpan(left: crossing.x, right: crossings[index + 1].x)) }
    }
    return spans
  }
}
