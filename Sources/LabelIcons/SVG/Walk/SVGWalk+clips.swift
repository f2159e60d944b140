// SPDX-License-Identifier: MIT

internal import LabelCore

extension SVGWalk {
  /// The clips of an element's `clip-path`: the referenced one, and the clips of the `clipPath` element itself.
  ///
  /// Nil when the element is clipped completely, because the clip has no box to refer to. A missing or circular clip is ignored.
  mutating func clips(_ id: String, of element: XMLElement, _ box: LazyBox, _ context: Context) throws(SVGError) -> [IconClip]? {
    guard let target = index(of: id), document.elements[target].name == "clipPath" else {
      ignore("clip-path=\"url(#\(id.prefix(40)))\"", element, .notFound)
      return []
    }
    guard definition(id, ["clipPath"], "clip-path", for: element, in: context) != nil else { return [] }
    let definition = document.elements[target]
    var inside = try self.definition(target, in: context)
    var boxTransform = AffineTransform.identity
    if definition["clipPathUnits"] == "objectBoundingBox" {
      guard let box = try box.make(&self) else { return nil }
      boxTransform = AffineTransform(unitSquareTo: box)
    }
    let own = inside.style.clip
    if let text = inside.style.transform {
      guard let transform = try transform(of: definition, text, inside), transform.determinant != 0 else { return nil }
      // The transform is in the user space of the clipped element, also if the content is in units of its box.
      inside.transform = boxTransform.then(transform).then(context.transform)
    } else {
      inside.transform = boxTransform.then(context.transform)
    }
    var clip = IconClip(outlines: [])
    for child in definition.children { clip.outlines += try clipOutlines(child, inside) }
    guard let own else { return [clip] }
    // The `clipPath` element's own clip is in the user space of the clipped element.
    var outer = context
    outer.definitions = inside.definitions
    return try clips(own, of: definition, box, outer).map { [clip] + $0 }
  }

  /// The outlines of a child of `clipPath`; paint and opacity do not matter (SVG 1.1, 14.3.5).
  private mutating func clipOutlines(_ index: Int, _ outer: Context) throws(SVGError) -> [IconClip.Outline] {
    let element = document.elements[index]
    guard element.isSVG, let kind = ElementKind(element.name) else { return [] }
    let context = try enter(index, outer)
    guard context.style.isDisplayed, context.style.visibility == .visible, context.transform.determinant != 0 else { return [] }
    var outlines: [IconClip.Outline] = []
    switch kind {
    case .shape:
      let path = try outline(of: element, in: context).path
      if path.isEmpty { return [] }
      outlines = [.init(path: path.transformed(context.transform), rule: context.style.clipRule)]
    case .use:
      guard let reference = element.reference, let target = self.index(of: String(reference.dropFirst())),
        ElementKind(document.elements[target].name) == .shape
      else { return [] }
      outlines = try clipOutlines(target, context)
    case .text:
      let path = try textOutline(index, context)
      if path.isEmpty { return [] }
      outlines = [.init(path: path.transformed(context.transform), rule: .nonzero)]
    case .group, .choice, .viewport, .symbol, .image, .definition: return []
    }
    guard let id = context.style.clip else { return outlines }
    let box = LazyBox { (walk: inout SVGWalk) throws(SVGError) in
      kind == .shape ? try walk.outline(of: element, in: context).path.bounds : nil
    }
    guard let clips = try clips(id, of: element, box, context) else { return [] }
    return outlines.map { .init(path: $0.path, rule: $0.rule, clips: $0.clips + clips) }
  }
}
