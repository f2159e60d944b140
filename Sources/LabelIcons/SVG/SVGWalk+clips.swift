// SPDX-License-Identifier: MIT

internal import LabelCore

extension SVGWalk {
  /// The areas that `clip-path` cuts an element to: the named one, and those that it is itself cut to.
  ///
  /// Nil when nothing of the element is left, as the clip has no box to refer to. A clip that is not there, or that refers to itself,
  /// cuts nothing.
  mutating func clips(_ id: String, of element: XMLElement, _ box: Lazy, _ context: Context) throws(SVGError) -> [IconClip]? {
    guard let target = place(of: id), document.elements[target].name == "clipPath" else {
      ignore("clip-path=\"url(#\(id.prefix(40)))\"", element, .notFound)
      return []
    }
    guard definition(id, ["clipPath"], "clip-path", for: element, in: context) != nil else { return [] }
    let definition = document.elements[target]
    var inside = try self.definition(target, in: context)
    inside.transform = context.transform
    if definition["clipPathUnits"] == "objectBoundingBox" {
      guard let box = try box.make(&self) else { return nil }
      inside.transform = AffineTransform(unitSquareTo: box).then(context.transform)
    }
    let own = inside.style.clip
    if let text = inside.style.transform {
      guard let transform = try TransformList.read(text, lengths: inside.lengths, line: definition.line),
        transform.determinant != 0
      else { return nil }
      inside.transform = transform.then(inside.transform)
    }
    var clip = IconClip(outlines: [])
    for child in definition.children { clip.outlines += try clipOutlines(child, inside) }
    guard let own else { return [clip] }
    // What cuts the clip path counts in the space of the element that is clipped.
    var outer = context
    outer.definitions = inside.definitions
    return try clips(own, of: definition, box, outer).map { [clip] + $0 }
  }

  /// The outlines that a child of `clipPath` adds; paint and opacity have no say in them (SVG 1.1, 14.3.5).
  private mutating func clipOutlines(_ place: Int, _ outer: Context) throws(SVGError) -> [IconClip.Outline] {
    let element = document.elements[place]
    guard element.isSVG, let kind = ElementKind(element.name) else { return [] }
    var context = try enter(place, outer)
    guard context.style.isDisplayed, context.style.visibility == .visible, context.transform.determinant != 0 else { return [] }
    var outlines: [IconClip.Outline] = []
    switch kind {
    case .shape:
      let path = try outline(of: element, in: context).path
      if path.isEmpty { return [] }
      outlines = [.init(path: path.transformed(context.transform), rule: context.style.clipRule)]
    case .use:
      guard let reference = element.reference, let target = self.place(of: String(reference.dropFirst())),
        ElementKind(document.elements[target].name) == .shape
      else { return [] }
      context.transform = try offset(of: element, context).then(context.transform)
      outlines = try clipOutlines(target, context)
    case .group, .choice, .viewport, .symbol, .definition: return []
    }
    guard let id = context.style.clip else { return outlines }
    let box = Lazy { (walk: inout SVGWalk) throws(SVGError) in
      kind == .shape ? try walk.outline(of: element, in: context).path.bounds : nil
    }
    guard let clips = try clips(id, of: element, box, context) else { return [] }
    return outlines.map { .init(path: $0.path, rule: $0.rule, clips: $0.clips + clips) }
  }
}
