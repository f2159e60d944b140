// SPDX-License-Identifier: MIT

internal import LabelCore

extension SVGWalk {
  /// What `use` shows: the element that it names, moved to `x` and `y`, inside the use's own style.
  mutating func used(by element: XMLElement, in context: Context) throws(SVGProblem) -> [IconNode] {
    guard let reference = element["href"] ?? element["xlink:href"] else { return [] }
    guard reference.hasPrefix("#") else {
      ignore("<use href=\"\(reference.prefix(40))\">", element, .external)
      return []
    }
    guard let target = place(of: String(reference.dropFirst())) else {
      ignore("<use href=\"\(reference.prefix(40))\">", element, .notFound)
      return []
    }
    guard context.useDepth < SVGLimits.useDepth else {
      throw SVGProblem(line: element.line, reason: "<use> refers to itself or goes deeper than \(SVGLimits.useDepth)")
    }
    var inner = context
    inner.useDepth += 1
    let x = try SVGLength.read(element["x"] ?? "0", .width, of: context.viewport, line: element.line) ?? 0
    let y = try SVGLength.read(element["y"] ?? "0", .height, of: context.viewport, line: element.line) ?? 0
    inner.transform = AffineTransform.translation(Point(x: x, y: y)).then(context.transform)
    return try nodes(at: target, in: inner, as: .used(width: element["width"], height: element["height"]))
  }

  /// The inside of a nested `svg` or of a `symbol`, fitted into its viewport and cut at its edges.
  ///
  /// `width` and `height` are what a `use` says about it, over what the element itself says.
  mutating func viewport(_ place: Int, _ context: Context, width: String?, height: String?) throws(SVGProblem) -> [IconNode] {
    let element = document.elements[place]
    func length(_ text: String?, _ extent: SVGLength.Extent) throws(SVGProblem) -> Double? {
      guard let text else { return nil }
      return try SVGLength.read(text, extent, of: context.viewport, line: element.line)
    }
    let isSymbol = element.name == "symbol"
    let frame = Rect(
      x: try length(isSymbol ? nil : element["x"], .width) ?? 0, y: try length(isSymbol ? nil : element["y"], .height) ?? 0,
      width: try length(width ?? element["width"], .width) ?? context.viewport.width,
      height: try length(height ?? element["height"], .height) ?? context.viewport.height)
    guard !frame.isEmpty else { return [] }
    var inner = context
    inner.viewport = frame.size
    var map = AffineTransform.translation(frame.origin)
    if let viewBox = try ViewBox.read(element) {
      inner.viewport = viewBox.rect.size
      map = viewBox.transform(into: frame)
    }
    inner.transform = map.then(context.transform)
    let nodes = try children(of: place, in: inner)
    if nodes.isEmpty { return [] }
    let edges = IconClip(outlines: [.init(path: VectorPath.rectangle(frame).transformed(context.transform), rule: .nonzero)])
    return [.group(IconGroup(opacity: 1, clips: [edges], nodes: nodes))]
  }

  /// The areas that `clip-path` cuts an element to: the named one, and those that it is itself cut to.
  mutating func clips(of element: XMLElement, in context: Context) throws(SVGProblem) -> [IconClip] {
    var clips: [IconClip] = []
    var id = context.style.clip
    while let name = id {
      guard let target = place(of: name), document.elements[target].name == "clipPath" else {
        ignore("clip-path=\"url(#\(name.prefix(40)))\"", element, .notFound)
        return clips
      }
      guard clips.count < SVGLimits.useDepth else {
        throw SVGProblem(line: element.line, reason: "clip-path refers to itself or goes deeper than \(SVGLimits.useDepth)")
      }
      let definition = document.elements[target]
      if definition["clipPathUnits"] == "objectBoundingBox" {
        ignore("clipPathUnits=\"objectBoundingBox\"", definition, .notDrawn)
        return clips
      }
      let (clip, next) = try area(target, context)
      clips.append(clip)
      id = next
    }
    return clips
  }

  /// The area of a `clipPath`, and the id of the one it is cut to.
  private mutating func area(_ place: Int, _ context: Context) throws(SVGProblem) -> (IconClip, next: String?) {
    var base = Context(viewport: context.viewport)
    (base.transform, base.depth, base.useDepth) = (context.transform, context.depth, context.useDepth)
    let inside = try enter(document.elements[place], base)
    var clip = IconClip(outlines: [])
    for child in document.elements[place].children { clip.outlines += try clipOutlines(child, inside) }
    return (clip, inside.style.clip)
  }

  /// The outlines that a child of `clipPath` adds; paint and opacity have no say in them (SVG 1.1, 14.3.5).
  private mutating func clipOutlines(_ place: Int, _ outer: Context) throws(SVGProblem) -> [IconClip.Outline] {
    let element = document.elements[place]
    guard element.isSVG, let kind = ElementKind(element.name) else { return [] }
    var context = try enter(element, outer)
    guard context.style.isDisplayed, context.style.visibility == .visible else { return [] }
    if context.style.clip != nil { ignore("clip-path inside <clipPath>", element, .notDrawn) }
    switch kind {
    case .shape:
      let path = try outline(of: element, in: context)
      return path.isEmpty ? [] : [.init(path: path.transformed(context.transform), rule: context.style.clipRule)]
    case .use:
      guard let reference = element["href"] ?? element["xlink:href"], let target = self.place(of: String(reference.dropFirst())),
        ElementKind(document.elements[target].name) == .shape
      else { return [] }
      let x = try SVGLength.read(element["x"] ?? "0", .width, of: context.viewport, line: element.line) ?? 0
      let y = try SVGLength.read(element["y"] ?? "0", .height, of: context.viewport, line: element.line) ?? 0
      context.transform = AffineTransform.translation(Point(x: x, y: y)).then(context.transform)
      return try clipOutlines(target, context)
    case .group, .choice, .viewport, .symbol, .definition: return []
    }
  }
}
