// SPDX-License-Identifier: MIT

internal import LabelCore

extension SVGWalk {
  /// A gradient or pattern and the elements from which it inherits attributes by `href`, in order.
  func hrefChain(_ index: Int, _ names: [String]) -> [Int] {
    var chain = [index]
    while chain.count < SVGLimits.definitionDepth, let last = chain.last, let reference = document.elements[last].reference,
      reference.hasPrefix("#"), let next = self.index(of: String(reference.dropFirst())), !chain.contains(next),
      names.contains(document.elements[next].name)
    {
      chain.append(next)
    }
    return chain
  }

  /// The paint of a gradient on a shape; nil when it paints nothing, and the fallback is used.
  mutating func gradient(_ index: Int, of element: XMLElement, _ box: Rect?, _ context: Context) throws(SVGError) -> IconPaint? {
    let chain = hrefChain(index, ["linearGradient", "radialGradient"])
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
    guard let own = try gradientTransform(chain, context) else { return nil }
    transform = own.then(transform)
    // Without a direction or a radius, the last colour fills the shape (SVG 1.1, 13.2.2 and 13.2.3).
    guard let geometry = try reader.geometry() else { return .color(last.color) }
    return Gradient(geometry, stops: stops, spread: reader.spread, transform: transform).map(IconPaint.gradient)
  }

  /// `gradientTransform` about `transform-origin`; identity when it is invalid, nil when it is not invertible.
  private mutating func gradientTransform(_ chain: [Int], _ context: Context) throws(SVGError) -> AffineTransform? {
    guard let owner = chain.first(where: { document.elements[$0]["gradientTransform"] != nil }) else { return .identity }
    let element = document.elements[owner]
    var inner = context
    inner.style.transformOrigin = try styleOfDefinition(owner).transformOrigin
    guard let text = element["gradientTransform"], let transform = try transform(of: element, text, inner) else { return .identity }
    return transform.determinant == 0 ? nil : transform
  }

  /// The stops of the first element of a chain that has any.
  private mutating func stops(of chain: [Int]) throws(SVGError) -> [Gradient.Stop] {
    let stopIndices = chain.map { index in document.elements[index].children.filter { document.elements[$0].name == "stop" } }
    guard let owner = stopIndices.firstIndex(where: { !$0.isEmpty }) else { return [] }
    if let cached = stops[chain[owner]] { return cached }
    var result: [Gradient.Stop] = []
    for index in stopIndices[owner].prefix(SVGLimits.gradientStops) {
      let style = try styleOfDefinition(index)
      var scanner = ValueScanner(document.elements[index]["offset"] ?? "0", line: document.elements[index].line)
      scanner.skipSpace()
      let offset = try scanner.number() ?? 0
      let color = style.stopColor ?? style.color ?? .black
      result.append(
        Gradient.Stop(offset: max(0, scanner.skip(UInt8(ascii: "%")) ? offset / 100 : offset), color: color.opacity(style.stopOpacity)))
    }
    if stopIndices[owner].count > SVGLimits.gradientStops {
      ignore("each stop beyond \(SVGLimits.gradientStops)", document.elements[chain[owner]], .notDrawn)
    }
    stops[chain[owner]] = result
    return result
  }
}

/// The attributes of a gradient: each is from the first element of the chain that has it.
private struct GradientAttributes {
  let elements: [XMLElement]
  let lengths: SVGLengthBase

  var isInBox: Bool { text("gradientUnits") != "userSpaceOnUse" }
  var spread: Gradient.Spread { text("spreadMethod").flatMap(Gradient.Spread.init) ?? .pad }

  /// The points and radii; nil when the gradient has no extent.
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
    // If neither circle contains the other, the gradient is a cone with nothing beside it (SVG 2, 14.2.3).
    var focusRadius = max(0, try length("fr", "0%", .diagonal))
    // Between two equal circles there is no space for colours: the first one is inside and the last one outside, which a very narrow ring shows.
    if focus == center, focusRadius == radius, spread == .pad { focusRadius *= 1 - 1e-3 }
    return .radial(focus: focus, focusRadius: focusRadius, center: center, radius: radius)
  }

  private var line: Int { elements.first?.line ?? 0 }

  private func text(_ name: String) -> String? { elements.lazy.compactMap { $0[name] }.first }

  /// A geometry attribute; it is inherited from gradients of the same kind only.
  private func own(_ name: String) throws(SVGError) -> String? {
    elements.first { $0.name == elements.first?.name && $0[name] != nil }?[name]
  }

  private func length(_ name: String, _ initial: String, _ extent: SVGLength.Extent) throws(SVGError) -> Double {
    let base = isInBox ? SVGLengthBase(viewport: SVGLengthBase.unit.viewport, fontSize: lengths.fontSize) : lengths
    return try SVGLength.read(try own(name) ?? initial, extent, of: base, line: line) ?? 0
  }
}
