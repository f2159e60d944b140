// SPDX-License-Identifier: MIT

internal import LabelCore

/// The end points of lines and curves in a file, as its author placed them, on a grid of 24 units.
///
/// A path has end points at its commands (an arc only at its ends), a rectangle at the ends of its sides, an ellipse at its four extremes. A
/// dot, a line of almost no length, has one. Referenced elements (`use`, masks, clips) do not count.
struct SegmentEndpoints {
  private(set) var points: [Point] = []
  private var walk: SVGWalk

  /// The maximum length of a dot, in grid units.
  private static let dot = 0.0105

  /// Collects the end points of a document.
  ///
  /// - Throws: `SVGError` where the file exceeds a limit.
  init(_ document: XMLDocument) throws(SVGError) {
    walk = try SVGWalk(document)
    let canvas = try SVGCanvas(document.elements[0])
    var context = SVGWalk.Context(viewport: canvas.viewport)
    context.transform = canvas.transform
    let frame = canvas.rect ?? Rect(x: 0, y: 0, width: 24, height: 24)
    let unit = 24 / frame.height
    let toGrid = AffineTransform.translation(Point(x: -frame.minX, y: -frame.minY)).then(.scale(unit, unit))
    try visit(0, document, context, toGrid)
  }

  private mutating func visit(
    _ index: Int, _ document: XMLDocument, _ outer: SVGWalk.Context, _ toGrid: AffineTransform
  ) throws(SVGError) {
    let element = document.elements[index]
    guard element.isSVG, let kind = ElementKind(element.name) else { return }
    switch kind {
    case .shape:
      let context = try walk.enter(index, outer)
      let outline = try walk.outline(of: element, in: context)
      add(outline.path.transformed(context.transform).transformed(toGrid), without: outline.arcJoints)
    case .group, .choice, .viewport:
      let context = try walk.enter(index, outer)
      for child in element.children { try visit(child, document, context, toGrid) }
    case .symbol, .use, .image, .text, .definition: break
    }
  }

  private mutating func add(_ path: VectorPath, without arcJoints: Set<Int>) {
    var first = points.count
    for (index, element) in path.elements.enumerated() where !arcJoints.contains(index) {
      switch element {
      case .move(let p):
        first = points.count
        points.append(p)
      case .line(let p), .cubic(_, _, let p):
        if let last = points.last, (p - last).length <= Self.dot { continue }
        points.append(p)
      case .close:
        // The last point of a closed outline that returns to its start is not counted twice.
        if points.count > first + 1, let last = points.last, (last - points[first]).length <= Self.dot { points.removeLast() }
      }
    }
  }
}
