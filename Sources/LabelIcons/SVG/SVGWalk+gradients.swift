// SPDX-License-Identifier: MIT

internal import LabelCore

extension SVGWalk {
  /// The elements that a gradient or a pattern is made of: itself, and those whose attributes it takes by `href`.
  func chain(_ place: Int, _ names: [String]) -> [Int] {
    var chain = [place]
    while chain.count < SVGLimits.definitionDepth, let last = chain.last, let reference = document.elements[last].reference,
      reference.hasPrefix("#"), let next = self.place(of: String(reference.dropFirst())), !chain.contains(next),
      names.contains(document.elements[next].name)
    {
      chain.append(next)
    }
    return chain
  }

  /// The ink of a gradient on a shape; nil when it paints nothing, and the fallback is to be used.
  mutating func gradient(_ place: Int, of element: XMLElement, _ box: Rect?, _ context: Context) throws(SVGError) -> IconInk? {
    let chain = chain(place, ["linearGradient", "radialGradient"])
    let reader = GradientAttributes(elements: chain.map { document.elements[$0] }, lengths: context.lengths)
    let stops = try stops(of: chain)
    guard let last = stops.last else { return nil }
    if stops.count == 1 { return .color(last.color) }
    paintedStops += stops.count
    guard paintedStops <= SVGLimits.paintedStops else {
      throw SVGError(line: element.line, reason: "its gradients have more than \(SVGLimits.paintedStops) stops on all shapes together")
    }

    var transform = context.transform
    if reader.isInBox {
      guard let box else { return nil }
      transform = AffineTransform(unitSquareTo: box).then(transform)
    }
    guard let own = try reader.transform() else { return nil }
    transform = own.then(transform)
    // Without a direction or a radius the last colour is everywhere (SVG 1.1, 13.2.2 and 13.2.3).
    guard let geometry = try reader.geometry() else { return .color(last.color) }
    return Gradient(geometry, stops: stops, spread: reader.spread, transform: transform).map(IconInk.gradient)
  }

  /// The stops of the first element of a chain that has any.
  private mutating func stops(of chain: [Int]) throws(SVGError) -> [Gradient.Stop] {
    let places = chain.map { place in document.elements[place].children.filter { document.elements[$0].name == "stop" } }
    guard let owner = places.firstIndex(where: { !$0.isEmpty }) else { return [] }
    if let known = stops[chain[owner]] { return known }
    var result: [Gradient.Stop] = []
    for place in places[owner].prefix(SVGLimits.gradientStops) {
      let style = try styleOfDefinition(place)
      var scanner = ValueScanner(document.elements[place]["offset"] ?? "0", line: document.elements[place].line)
      scanner.skipSpace()
      let offset = try scanner.number() ?? 0
      let color = style.stopColor ?? style.color ?? .black
      result.append(
        Gradient.Stop(offset: max(0, scanner.skip(UInt8(ascii: "%")) ? offset / 100 : offset), color: color.opacity(style.stopOpacity)))
    }
    if places[owner].count > SVGLimits.gradientStops {
      ignore("each stop beyond \(SVGLimits.gradientStops)", document.elements[chain[owner]], .notDrawn)
    }
    stops[chain[owner]] = result
    return result
  }
}

/// The attributes of a gradient, each taken from the first element of its chain that has it.
private struct GradientAttributes {
  let elements: [XMLElement]
  let lengths: SVGLengthBase

  var isInBox: Bool { text("gradientUnits") != "userSpaceOnUse" }
  var spread: Gradient.Spread { text("spreadMethod").flatMap(Gradient.Spread.init) ?? .pad }

  /// Nil when it flattens the plane or makes no sense.
  func transform() throws(SVGError) -> AffineTransform? {
    guard let text = text("gradientTransform") else { return .identity }
    guard let transform = try TransformList.read(text, lengths: lengths, line: line) else { return .identity }
    return transform.determinant == 0 ? nil : transform
  }

  /// Nil when it has no extent.
  func geometry() throws(SVGError) -> Gradient.Geometry? {
    if elements.first?.name == "linearGradient" {
      let from = Point(x: try length("x1", "0%", .width), y: try length("y1", "0%", .height))
      let to = Point(x: try length("x2", "100%", .width), y: try length("y2", "0%", .height))
      return from == to ? nil : .linear(from: from, to: to)
    }
    let center = Point(x: try length("cx", "50%", .width), y: try length("cy", "50%", .height))
    let radius = try length("r", "50%", .diagonal)
    guard radius > 0 else { return nil }
    let focus = Point(
      x: try own("fx") == nil ? center.x : length("fx", "0", .width), y: try own("fy") == nil ? center.y : length("fy", "0", .height))
    // Circles that do not hold each other make a cone, with nothing beside it (SVG 2, 14.2.3).
    return .radial(focus: focus, focusRadius: max(0, try length("fr", "0%", .diagonal)), center: center, radius: radius)
  }

  private var line: Int { elements.first?.line ?? 0 }

  private func text(_ name: String) -> String? { elements.lazy.compactMap { $0[name] }.first }

  /// Geometry is taken from gradients of the same kind alone.
  private func own(_ name: String) throws(SVGError) -> String? {
    elements.first { $0.name == elements.first?.name && $0[name] != nil }?[name]
  }

  private func length(_ name: String, _ standard: String, _ extent: SVGLength.Extent) throws(SVGError) -> Double {
    let base = isInBox ? SVGLengthBase(viewport: SVGLengthBase.unit.viewport, fontSize: lengths.fontSize) : lengths
    return try SVGLength.read(try own(name) ?? standard, extent, of: base, line: line) ?? 0
  }
}
