// SPDX-License-Identifier: MIT

internal import LabelCore

/// Where the lines and curves of a file begin and end, as its author placed them, on a grid of 24 units.
///
/// A path has them at its commands, an arc at its ends alone; a rectangle where its sides end, an ellipse at its four outermost points.
/// A dot, which is written as a line of next to no length, has one. What is referred to (`use`, masks, clips) does not count.
struct DrawnEnds {
  private(set) var points: [Point] = []
  private var walk: SVGWalk

  /// A line up to this long, in grid units, is a dot.
  private static let dot = 0.0105

  /// - Throws: `SVGError` where the file goes beyond a limit.
  init(_ document: XMLDocument) throws(SVGError) {
    walk = try SVGWalk(document)
    let canvas = try SVGCanvas(document.elements[0])
    var context = SVGWalk.Context(viewport: canvas.viewport)
    context.transform = canvas.transform
    let paper = canvas.rect ?? Rect(x: 0, y: 0, width: 24, height: 24)
    let unit = 24 / paper.height
    let toGrid = AffineTransform.translation(Point(x: -paper.minX, y: -paper.minY)).then(.scale(unit, unit))
    try visit(0, document, context, toGrid)
  }

  private mutating func visit(
    _ place: Int, _ document: XMLDocument, _ outer: SVGWalk.Context, _ toGrid: AffineTransform
  ) throws(SVGError) {
    let element = document.elements[place]
    guard element.isSVG, let kind = ElementKind(element.name) else { return }
    switch kind {
    case .shape:
      let context = try walk.enter(place, outer)
      let outline = try walk.outline(of: element, in: context)
      add(outline.path.transformed(context.transform).transformed(toGrid), without: outline.arcJoints)
    case .group, .choice, .viewport:
      let context = try walk.enter(place, outer)
      for child in element.children { try visit(child, document, context, toGrid) }
    case .symbol, .use, .definition: break
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
        // An outline that comes back to its start ends there once.
        if points.count > first + 1, let last = points.last, (last - points[first]).length <= Self.dot { points.removeLast() }
      }
    }
  }
}
