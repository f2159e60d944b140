// SPDX-License-Identifier: MIT

internal import LabelCore

extension XMLElement {
  /// The value of `href` or `xlink:href`.
  var reference: String? { self["href"] ?? self["xlink:href"] }
}

extension SVGWalk {
  /// The nodes of the element that a `use` refers to. It inherits the style of the `use`, and `context` already has the translation by `x`
  /// and `y`.
  mutating func used(by index: Int, in context: Context) throws(SVGError) -> [IconNode] {
    let element = document.elements[index]
    guard let reference = element.reference else { return [] }
    guard reference.hasPrefix("#") else {
      ignore("<use href=\"\(reference.prefix(40))\">", element, .external)
      return []
    }
    guard let target = self.index(of: String(reference.dropFirst())) else {
      ignore("<use href=\"\(reference.prefix(40))\">", element, .notFound)
      return []
    }
    // As in browsers, only the `use` that would repeat itself is left out.
    guard !context.used.contains(target), !document.isInside(index, target) else {
      ignore("<use href=\"\(reference.prefix(40))\">", element, .circular)
      return []
    }
    guard context.used.count < SVGLimits.useDepth else {
      throw SVGError(line: element.line, reason: "<use> refers to <use> more than \(SVGLimits.useDepth) times in a row")
    }
    var inner = context
    inner.used.append(target)
    if usesContextPaint, !context.isMeasuring {
      let box = try objectBox(of: index, .use, .child, context)
      inner.contextFill = try paint(context.style.fill, "fill", of: element, box, context)
      inner.contextStroke = try paint(context.style.stroke, "stroke", of: element, box, context)
    }
    return try nodes(at: target, in: inner, as: .used(width: element["width"], height: element["height"]))
  }

  /// The view box of an element below the root; nil, and reported, when it has no area, which hides the element (SVG 1.1, 7.7).
  mutating func viewBox(of element: XMLElement) throws(SVGError) -> ViewBox? {
    do throws(SVGError) { return try ViewBox.read(element) } catch {
      ignore("viewBox=\"\((element["viewBox"] ?? "").prefix(40))\"", element, .notUnderstood)
      return nil
    }
  }

  /// The content of a nested `svg` or of a `symbol`, fitted into its viewport and clipped to it.
  ///
  /// `width` and `height` are those of a `use`; they override the element's own.
  mutating func viewport(_ index: Int, _ context: Context, width: String?, height: String?) throws(SVGError) -> [IconNode] {
    let element = document.elements[index]
    func length(_ text: String?, _ extent: SVGLength.Extent) throws(SVGError) -> Double? {
      guard let text else { return nil }
      return try SVGLength.read(text, extent, of: context.lengths, line: element.line)
    }
    let frame = Rect(
      x: try length(element["x"], .width) ?? 0, y: try length(element["y"], .height) ?? 0,
      width: try length(width ?? element["width"], .width) ?? context.viewport.width,
      height: try length(height ?? element["height"], .height) ?? context.viewport.height)
    guard !frame.isEmpty else { return [] }
    var inner = context
    inner.viewport = frame.size
    var map = AffineTransform.translation(frame.origin)
    if element["viewBox"] != nil {
      guard let viewBox = try viewBox(of: element) else { return [] }
      inner.viewport = viewBox.rect.size
      map = viewBox.transform(into: frame)
    }
    inner.transform = map.then(context.transform)
    let nodes = try children(of: index, in: inner)
    if nodes.isEmpty || context.style.overflows == true { return nodes }
    let edges = IconClip(outlines: [.init(path: VectorPath.rectangle(frame).transformed(context.transform), rule: .nonzero)])
    return [.group(IconGroup(clips: [edges], nodes: nodes))]
  }
}
