// SPDX-License-Identifier: MIT

internal import LabelCore

extension SVGWalk {
  /// An outline in an element's user space, and the indices of its elements that end inside an arc.
  struct Outline {
    var path = VectorPath()
    var arcJoints: Set<Int> = []
  }

  /// The nodes of a shape, usually one; none when it paints nothing.
  mutating func shape(_ element: XMLElement, _ context: Context) throws(SVGError) -> [IconNode] {
    let outline = try outline(of: element, in: context)
    if outline.path.isEmpty { return [] }
    if context.isMeasuring {
      let fill = IconShape.Fill(paint: .unset, rule: .nonzero, opacity: 1)
      let path = outline.path.transformed(context.transform)
      return [.shape(IconShape(path: path, fill: fill, stroke: nil, opacity: 1, layer: IconLayer(), line: element.line))]
    }
    guard context.style.visibility == .visible else { return [] }
    let usesBox = context.style.fill.isServer || context.style.stroke.isServer
    let box = usesBox ? outline.path.bounds.flatMap { $0.isEmpty ? nil : $0 } : nil
    let fill = try paint(context.style.fill, "fill", of: element, box, context)
    let stroke = context.style.line.width > 0 ? try paint(context.style.stroke, "stroke", of: element, box, context) : .nothing
    let markers = try markers(on: outline, element, fill, stroke, context)
    let parts = ShapeParts(outline: outline.path, element: element, context: context)
    return parts.nodes(fill, stroke, markers)
  }

  /// The outline of a path or a basic shape in the element's user space; empty when there is nothing to draw.
  mutating func outline(of element: XMLElement, in context: Context) throws(SVGError) -> Outline {
    let element = context.style.geometry.isEmpty ? element : try shape(element, with: context.style.geometry)
    let limit = SVGLimits.pathCommands - pathCommands
    if element.name == "path" {
      guard let data = element["d"], data != "none" else { return Outline() }
      let (path, commands, errorOffset, arcJoints) = try PathData.read(data, line: element.line, commandLimit: limit)
      pathCommands += commands
      if let errorOffset { ignorePathData(data, from: errorOffset, element) }
      return Outline(path: path, arcJoints: arcJoints)
    }
    try ignoreWrongLengths(of: element, context.lengths)
    let path = try BasicShapes(element: element, lengths: context.lengths).outline() ?? VectorPath()
    pathCommands += path.elements.count
    guard path.elements.count <= limit else {
      throw SVGError(line: element.line, reason: "it has more than \(SVGLimits.pathCommands) path commands")
    }
    return Outline(path: path)
  }
}

extension SVGWalk {
  /// Reports path data with an error at an offset in bytes, with what is written there.
  private mutating func ignorePathData(_ data: String, from offset: Int, _ element: XMLElement) {
    let wrong = String(decoding: Array(data.utf8.dropFirst(offset).prefix(40)), as: UTF8.self).prefix(1)
    let name = "path data at character \(offset + 1)" + (wrong.isEmpty ? " (its end)" : " (\"\(wrong)\")")
    let place = document.place(of: offset, in: "d", of: element)
    ignore(IgnoredFeature(name: name, line: place?.line ?? element.line, column: place?.column, reason: .cutShort))
  }
}

/// Combines a shape's fill, stroke and markers in the order of `paint-order`.
private struct ShapeParts {
  let path: VectorPath
  let style: SVGStyle
  let transform: AffineTransform
  let layers: LayerAnnotations
  let isFaded: Bool
  let line: Int

  init(outline: VectorPath, element: XMLElement, context: SVGWalk.Context) {
    let drawn = context.style.line.cap == .square ? outline.lengtheningDots : outline
    path = drawn.transformed(context.transform)
    style = context.style
    transform = context.transform
    layers = context.layer
    isFaded = context.isFaded
    line = element.line
  }

  func nodes(_ fill: ResolvedSVGPaint, _ stroke: ResolvedSVGPaint, _ markers: [IconNode]) -> [IconNode] {
    let isDefaultOrder = style.paintOrder.putsFillFirst || fill.isNothing || stroke.isNothing
    if isDefaultOrder, markers.isEmpty, !fill.isPattern, !stroke.isPattern {
      return shape(fill: fill, stroke: stroke, opacity: style.opacity).map { [.shape($0)] } ?? []
    }
    let parts = style.paintOrder.parts.flatMap { part -> [IconNode] in
      switch part {
      case .fill: filled(fill)
      case .stroke: stroked(stroke)
      case .markers: markers
      }
    }
    return style.opacity < 1 && !parts.isEmpty ? [.group(IconGroup(opacity: style.opacity, nodes: parts))] : parts
  }

  private func filled(_ paint: ResolvedSVGPaint) -> [IconNode] {
    guard case .pattern(let tiles) = paint else {
      return shape(fill: paint, stroke: .nothing, opacity: 1).map { [.shape($0)] } ?? []
    }
    let area = IconClip(outlines: [.init(path: path, rule: style.fillRule)])
    return tiles.isEmpty || style.fillOpacity <= 0 ? [] : [.group(IconGroup(opacity: style.fillOpacity, clips: [area], nodes: tiles))]
  }

  private func stroked(_ paint: ResolvedSVGPaint) -> [IconNode] {
    guard case .pattern(let tiles) = paint else {
      return shape(fill: .nothing, stroke: paint, opacity: 1).map { [.shape($0)] } ?? []
    }
    guard var line = shape(fill: .nothing, stroke: .solid(.init(paint: .color(.black))), opacity: 1), !tiles.isEmpty else { return [] }
    line.stroke?.opacity = 1
    let mask = IconMask(measure: .alpha, nodes: [.shape(line)])
    return [.group(IconGroup(opacity: style.strokeOpacity, mask: mask, nodes: tiles))]
  }

  private func shape(fill: ResolvedSVGPaint, stroke: ResolvedSVGPaint, opacity: Double) -> IconShape? {
    var shown = IconShape(path: path, fill: nil, stroke: nil, opacity: opacity, layer: IconLayer(), line: line)
    shown.isCrisp = style.isCrisp
    shown.character = layers.character
    shown.uprightAxis =
      layers.uprightAxis.map { transform.apply(Point(x: $0, y: 0)).x } ?? layers.character.flatMap { _ in path.bounds?.midX }
    if case .solid(let fill) = fill, fill.opacity * style.fillOpacity > 0 {
      shown.fill = IconShape.Fill(paint: fill.paint, rule: style.fillRule, opacity: fill.opacity * style.fillOpacity)
    }
    if case .solid(let stroke) = stroke, stroke.opacity * style.strokeOpacity > 0, style.line.width > 0, !hasOnlyGaps {
      shown.stroke = IconShape.Stroke(paint: stroke.paint, style: pen, opacity: stroke.opacity * style.strokeOpacity)
    }
    guard shown.fill != nil || shown.stroke != nil else { return nil }
    let most = max(shown.fill?.opacity ?? 0, shown.stroke?.opacity ?? 0)
    shown.layer = layers.layer(isFaded: isFaded || most < 1 || style.opacity < 1)
    return shown
  }

  /// Whether all dashes are 0 long and have no caps, so that nothing is drawn.
  private var hasOnlyGaps: Bool {
    let line = style.line
    return !line.dashes.isEmpty && line.cap == .butt && stride(from: 0, to: line.dashes.count, by: 2).allSatisfy { line.dashes[$0] == 0 }
  }

  /// The stroke style in the image's units; a non-uniform transform makes its pen an ellipse.
  private var pen: StrokeStyle {
    let scale = transform.meanScale
    var line = style.line.scaled(by: scale)
    if !transform.isSimilarity { line.pen = transform.linear.then(.scale(1 / scale, 1 / scale)) }
    return line
  }
}
