// SPDX-License-Identifier: MIT

internal import LabelCore

/// Outlines of the basic shapes: `rect`, `circle`, `ellipse`, `line`, `polyline`, `polygon`.
struct BasicShapes {
  var element: XMLElement
  /// The base of percentages and em.
  var lengths: SVGLengthBase

  /// The outline; nil when the element is not a basic shape, empty when its sizes give no area.
  func outline() throws(SVGError) -> VectorPath? {
    switch element.name {
    case "rect": try rectangle()
    case "circle": try ellipse(radiusX: optionalLength("r", .diagonal), radiusY: nil)
    case "ellipse": try ellipse(radiusX: radius("rx", .width), radiusY: radius("ry", .height))
    case "line":
      try polygon([
        Point(x: length("x1", .width), y: length("y1", .height)), Point(x: length("x2", .width), y: length("y2", .height)),
      ])
    case "polyline": try polygon(points())
    case "polygon": try polygon(points(), isClosed: true)
    default: nil
    }
  }

  private func rectangle() throws(SVGError) -> VectorPath {
    let rect = Rect(
      x: try length("x", .width), y: try length("y", .height),
      width: try length("width", .width), height: try length("height", .height))
    guard !rect.isEmpty else { return VectorPath() }
    // A missing radius has the value of the other one (SVG 1.1, 9.2).
    let rx = try radius("rx", .width)
    let ry = try radius("ry", .height)
    return .roundedRectangle(rect, radiusX: rx ?? ry ?? 0, radiusY: ry ?? rx ?? 0)
  }

  /// Two arcs clockwise from the right end, where SVG starts a circle's dashes. A missing radius has the value of the other one.
  private func ellipse(radiusX: Double?, radiusY: Double?) throws(SVGError) -> VectorPath {
    var path = VectorPath()
    guard let rx = radiusX ?? radiusY, let ry = radiusY ?? radiusX, rx > 0, ry > 0 else { return path }
    let center = Point(x: try length("cx", .width), y: try length("cy", .height))
    let (left, right) = (center - Point(x: rx, y: 0), center + Point(x: rx, y: 0))
    path.move(to: right)
    for (start, end) in [(right, left), (left, right)] {
      EllipticalArc(start: start, end: end, radiusX: rx, radiusY: ry, rotation: 0, isLarge: false, isClockwise: true).append(to: &path)
    }
    path.close()
    return path
  }

  private func polygon(_ points: [Point], isClosed: Bool = false) -> VectorPath {
    var path = VectorPath()
    guard let first = points.first, points.count > 1 else { return path }
    path.move(to: first)
    for point in points.dropFirst() { path.line(to: point) }
    if isClosed { path.close() }
    return path
  }

  /// The coordinate pairs of `points`. A single number at the end, and everything after an error, is dropped.
  private func points() throws(SVGError) -> [Point] {
    var scanner = ValueScanner(element["points"] ?? "", line: element.line)
    var points: [Point] = []
    scanner.skipSpace()
    while let x = try scanner.number() {
      scanner.skipSeparator()
      guard let y = try scanner.number() else { break }
      points.append(Point(x: x, y: y))
      scanner.skipSeparator()
    }
    return points
  }

  private func length(_ name: String, _ extent: SVGLength.Extent) throws(SVGError) -> Double {
    try optionalLength(name, extent) ?? 0
  }

  /// A negative radius counts as missing (SVG 2, 8.4).
  private func radius(_ name: String, _ extent: SVGLength.Extent) throws(SVGError) -> Double? {
    try optionalLength(name, extent).flatMap { $0 < 0 ? nil : $0 }
  }

  private func optionalLength(_ name: String, _ extent: SVGLength.Extent) throws(SVGError) -> Double? {
    guard let text = element[name] else { return nil }
    return try SVGLength.read(text, extent, of: lengths, line: element.line)
  }
}
