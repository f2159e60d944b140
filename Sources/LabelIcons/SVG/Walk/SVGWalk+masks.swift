// SPDX-License-Identifier: MIT

internal import LabelCore

extension SVGWalk {
  /// The masks of an element: the referenced one, and the masks of the `mask` element itself.
  ///
  /// Nil when the element is hidden completely: the mask is empty, or has no box to refer to. A missing or circular mask is ignored.
  mutating func masks(_ id: String, of element: XMLElement, _ box: LazyBox, _ context: Context) throws(SVGError) -> [IconMask]? {
    guard let target = index(of: id), document.elements[target].name == "mask" else {
      ignore("mask=\"url(#\(id.prefix(40)))\"", element, .notFound)
      return []
    }
    guard definition(id, ["mask"], "mask", for: element, in: context) != nil else { return [] }
    let definition = document.elements[target]
    var inside = try self.definition(target, in: context)
    inside.transform = context.transform
    guard let region = try maskRegion(definition, box, context) else { return nil }
    if definition["maskContentUnits"] == "objectBoundingBox" {
      guard let box = try box.make(&self) else { return nil }
      inside.transform = AffineTransform(unitSquareTo: box).then(context.transform)
    }
    let measure: DrawMask.Measure = inside.style.isAlphaMask ? .alpha : inside.style.isLinear ? .linearLuminance : .luminance
    let edges = IconClip(outlines: [.init(path: VectorPath.rectangle(region).transformed(context.transform), rule: .nonzero)])
    let nodes = try children(of: target, in: inside)
    guard !nodes.isEmpty else { return nil }
    let mask = IconMask(measure: measure, nodes: [.group(IconGroup(clips: [edges], nodes: nodes))])
    guard let own = inside.style.mask else { return [mask] }
    var outer = context
    outer.definitions = inside.definitions
    return try masks(own, of: definition, box, outer).map { [mask] + $0 }
  }

  /// The region of a mask, in the element's user space; nil when it has no area.
  private mutating func maskRegion(_ mask: XMLElement, _ box: LazyBox, _ context: Context) throws(SVGError) -> Rect? {
    let isUserSpace = mask["maskUnits"] == "userSpaceOnUse"
    let region = try mask.region(
      defaults: ("-10%", "-10%", "120%", "120%"), of: isUserSpace ? context.lengths : .unit)
    guard !isUserSpace else { return region.isEmpty ? nil : region }
    guard let box = try box.make(&self), !region.isEmpty else { return nil }
    return region.placed(inUnitsOf: box)
  }
}

extension XMLElement {
  /// The rectangle of `x`, `y`, `width` and `height`.
  func region(defaults: (String, String, String, String), of base: SVGLengthBase) throws(SVGError) -> Rect {
    func length(_ name: String, _ initial: String, _ extent: SVGLength.Extent) throws(SVGError) -> Double {
      if let text = self[name], let written = try SVGLength.read(text, extent, of: base, line: line) { return written }
      return try SVGLength.read(initial, extent, of: base, line: line) ?? 0
    }
    return Rect(
      x: try length("x", defaults.0, .width), y: try length("y", defaults.1, .height),
      width: try length("width", defaults.2, .width), height: try length("height", defaults.3, .height))
  }
}

extension Rect {
  /// The rectangle mapped from fractions of a box's sides.
  func placed(inUnitsOf box: Rect) -> Rect {
    Rect(x: box.minX + minX * box.width, y: box.minY + minY * box.height, width: width * box.width, height: height * box.height)
  }
}
