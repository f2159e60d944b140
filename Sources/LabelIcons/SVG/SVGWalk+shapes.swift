// SPDX-License-Identifier: MIT

internal import LabelCore

extension SVGWalk {
  /// A shape with its paint; nil when it shows nothing.
  mutating func shape(_ element: XMLElement, _ context: Context) throws(SVGProblem) -> IconShape? {
    let style = context.style
    let outline = try outline(of: element, in: context)
    guard style.visibility == .visible, !outline.isEmpty else { return nil }
    let fill = style.visibleFill
    let stroke = style.visibleStroke(scaledBy: context.transform.meanScale)
    guard fill != nil || stroke != nil else { return nil }
    if stroke != nil, !context.transform.isSimilarity { ignore("a stroke under an uneven transform", element, .approximated) }
    let isFaded = context.isFaded || max(fill?.opacity ?? 0, stroke?.opacity ?? 0) < 1
    return IconShape(
      path: outline.transformed(context.transform), fill: fill, stroke: stroke,
      opacity: style.opacity, layer: context.layer.layer(isFaded: isFaded), line: element.line)
  }

  /// The outline of a path or a basic shape in the element's user space; empty when it shows nothing.
  mutating func outline(of element: XMLElement, in context: Context) throws(SVGProblem) -> VectorPath {
    let limit = SVGLimits.pathCommands - pathCommands
    if element.name == "path" {
      guard let data = element["d"], data != "none" else { return VectorPath() }
      let (path, commands, fault) = try PathData.read(data, line: element.line, commandLimit: limit)
      pathCommands += commands
      if let fault { ignore("path data at character \(fault + 1)", element, .cutShort) }
      return path
    }
    let path = try BasicShapes(element: element, viewport: context.viewport).outline() ?? VectorPath()
    pathCommands += path.elements.count
    guard path.elements.count <= limit else {
      throw SVGProblem(line: element.line, reason: "it has more than \(SVGLimits.pathCommands) path commands")
    }
    return path
  }
}

extension AffineTransform {
  /// Whether circles stay circles, so that a stroke keeps one width.
  var isSimilarity: Bool {
    let (x, y) = (a * a + b * b, c * c + d * d)
    return abs(x - y) <= 1e-3 * max(x, y) && abs(a * c + b * d) <= 1e-3 * max(x, y)
  }
}
