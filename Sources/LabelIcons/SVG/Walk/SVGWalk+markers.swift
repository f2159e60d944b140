// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCore

extension SVGWalk {
  /// The markers on a shape's vertices, in order along the path. Basic shapes have the vertices of their equivalent paths (SVG 2, 10).
  mutating func markers(
    on outline: Outline, _ element: XMLElement, _ fill: ResolvedSVGPaint, _ stroke: ResolvedSVGPaint, _ context: Context
  ) throws(SVGError) -> [IconNode] {
    let markers = context.style.markers
    guard !markers.isEmpty else { return [] }
    let vertices = PathVertices(outline.path, arcJoints: outline.arcJoints).vertices
    var nodes: [IconNode] = []
    for (index, vertex) in vertices.enumerated() {
      var roles: [(id: String?, property: String, isStart: Bool)] = []
      if index == 0 { roles.append((markers.start, "marker-start", true)) }
      if index > 0, index < vertices.count - 1 { roles.append((markers.mid, "marker-mid", false)) }
      if index == vertices.count - 1 { roles.append((markers.end, "marker-end", false)) }
      for (id, property, isStart) in roles {
        guard let id, let target = definition(id, ["marker"], property, for: element, in: context) else { continue }
        var inner = context
        (inner.contextFill, inner.contextStroke) = (fill, stroke)
        nodes += try marker(target, at: vertex, isStart: isStart, inner)
      }
    }
    return nodes
  }

  private mutating func marker(
    _ index: Int, at vertex: PathVertices.Vertex, isStart: Bool, _ context: Context
  ) throws(SVGError) -> [IconNode] {
    let element = document.elements[index]
    var inside = try definition(index, in: context)
    guard inside.style.isDisplayed else { return [] }
    (inside.contextFill, inside.contextStroke) = (context.contextFill, context.contextStroke)
    inside.layer = context.layer
    func length(_ name: String, _ initial: Double, _ extent: SVGLength.Extent) throws(SVGError) -> Double {
      guard let text = element[name] else { return initial }
      return try SVGLength.read(text, extent, of: inside.lengths, line: element.line) ?? initial
    }
    let frame = Rect(x: 0, y: 0, width: try length("markerWidth", 3, .width), height: try length("markerHeight", 3, .height))
    guard !frame.isEmpty else { return [] }
    var map = AffineTransform.identity
    var edges = frame
    if element["viewBox"] != nil {
      guard let viewBox = try viewBox(of: element) else { return [] }
      map = viewBox.transform(into: frame)
      inside.viewport = viewBox.rect.size
      edges = viewBox.rect
    }
    let reference = map.apply(Point(x: try length("refX", 0, .width), y: try length("refY", 0, .height)))
    let scale = element["markerUnits"] == "userSpaceOnUse" ? 1 : context.style.line.width
    let toImage = AffineTransform.translation(.zero - reference).then(.scale(scale, scale))
      .then(try Self.rotation(element, vertex, isStart: isStart)).then(.translation(vertex.point)).then(context.transform)
    guard toImage.determinant != 0 else { return [] }
    inside.transform = map.then(toImage)
    let clip = VectorPath.rectangle(edges).transformed(inside.transform)
    let nodes = try children(of: index, in: inside)
    if nodes.isEmpty || inside.style.overflows == true && inside.style.opacity >= 1 { return nodes }
    let clips = inside.style.overflows == true ? [] : [IconClip(outlines: [.init(path: clip, rule: .nonzero)])]
    return [.group(IconGroup(opacity: inside.style.opacity, clips: clips, nodes: nodes))]
  }

  private static func rotation(_ element: XMLElement, _ vertex: PathVertices.Vertex, isStart: Bool) throws(SVGError) -> AffineTransform {
    let text = element["orient"] ?? "0"
    if text == "auto" || text == "auto-start-reverse" {
      let isReversed = isStart && text != "auto"
      return .rotation(vertex.angle + (isReversed ? .pi : 0))
    }
    var scanner = ValueScanner(text, line: element.line)
    return .rotation(try scanner.angle() ?? 0)
  }
}

/// The vertices of an outline, where markers are drawn, and the markers' directions.
struct PathVertices {
  struct Vertex {
    var point: Point
    /// The direction in radians, clockwise from the x axis.
    var angle: Double
  }

  private struct Node {
    var point: Point
    var arrival: Point?
    var departure: Point?
  }

  private var nodes: [Node] = []
  private var subpathStart = 0

  /// - Parameter arcJoints: the indices of elements that do not end at a vertex.
  init(_ path: VectorPath, arcJoints: Set<Int>) {
    var current = Point.zero
    for (index, element) in path.elements.enumerated() {
      switch element {
      case .move(let p):
        subpathStart = nodes.count
        nodes.append(Node(point: p))
        current = p
      case .line(let p):
        add(p, departure: p - current, arrival: p - current, isJoint: arcJoints.contains(index))
        current = p
      case .cubic(let c1, let c2, let p):
        let out = [c1 - current, c2 - current, p - current].first { $0.length > 1e-9 }
        let into = [p - c2, p - c1, p - current].first { $0.length > 1e-9 }
        add(p, departure: out ?? .zero, arrival: into ?? .zero, isJoint: arcJoints.contains(index))
        current = p
      case .close:
        guard nodes.indices.contains(subpathStart) else { continue }
        let start = nodes[subpathStart].point
        add(start, departure: start - current, arrival: start - current, isJoint: false)
        let end = nodes.count - 1
        // The first and the last vertex of a closed subpath have the same direction.
        nodes[end].departure = nodes[subpathStart].departure
        nodes[subpathStart].arrival = nodes[end].arrival
        current = start
      }
    }
  }

  private mutating func add(_ point: Point, departure: Point, arrival: Point, isJoint: Bool) {
    guard let last = nodes.indices.last else { return }
    if departure.length > 1e-9, nodes[last].departure == nil { nodes[last].departure = departure }
    let arriving = arrival.length > 1e-9 ? arrival : nodes[last].arrival
    // A joint inside an arc is not a vertex.
    if isJoint { return }
    nodes.append(Node(point: point, arrival: arriving))
  }

  /// The vertices; the direction at each bisects the angle between the two segments that meet there (SVG 1.1, 11.6.2).
  var vertices: [Vertex] {
    nodes.map { node in
      let directions = [node.arrival, node.departure].compactMap { $0 }.map { $0 * (1 / $0.length) }
      guard let first = directions.first else { return Vertex(point: node.point, angle: 0) }
      var (from, to) = (atan2(first.y, first.x), atan2(directions[directions.count - 1].y, directions[directions.count - 1].x))
      // Of the two directions across a line that goes back on itself, rounding must not choose. Browsers take this one.
      let half = Double.pi - 1e-9
      if to - from > half { from += 2 * .pi } else if from - to > half { to += 2 * .pi }
      return Vertex(point: node.point, angle: (from + to) / 2)
    }
  }
}
