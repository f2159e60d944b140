// SPDX-License-Identifier: MIT

internal import LabelCore

/// The effects on an element as a whole, in SVG's order: filter, clip, mask, opacity, blending.
struct SVGGroupEffects {
  var filters: [SVGFilter] = []
  var clips: [IconClip] = []
  var masks: [IconMask] = []
  /// The opacity of a group; 1 for a shape, which has its own.
  var opacity = 1.0
  var blend = DrawGroup.Compositing.over

  func applied(to nodes: [IconNode], isIsolated: Bool) -> [IconNode] {
    if nodes.isEmpty { return [] }
    var result = nodes
    for filter in filters {
      result = [.group(IconGroup(filter: filter.filter, nodes: result))]
      if let region = filter.region { result = [.group(IconGroup(clips: [region], nodes: result))] }
    }
    if let mask = masks.first {
      result = [.group(IconGroup(opacity: masks.count == 1 ? opacity : 1, clips: clips, mask: mask, nodes: result))]
      for (index, mask) in masks.enumerated().dropFirst() {
        result = [.group(IconGroup(opacity: index == masks.count - 1 ? opacity : 1, mask: mask, nodes: result))]
      }
    } else if opacity < 1 || !clips.isEmpty {
      result = [.group(IconGroup(opacity: opacity, clips: clips, nodes: result))]
    }
    if blend != .over {
      result = [.group(IconGroup(blend: blend, nodes: result))]
    } else if isIsolated, nodes.contains(where: \.blends), result == nodes {
      // Isolation needs a group only if something inside blends and no other effect made one.
      result = [.group(IconGroup(nodes: nodes))]
    }
    return result
  }
}

extension IconNode {
  /// Whether the node blends with what is below it.
  fileprivate var blends: Bool {
    if case .group(let group) = self { group.blend != .over || group.opacity == 1 && group.nodes.contains(where: \.blends) } else { false }
  }
}

extension SVGWalk {
  /// The effects that an element's properties ask for; nil when they hide it completely.
  mutating func effects(of index: Int, _ kind: ElementKind, _ role: Role, _ context: Context) throws(SVGError) -> SVGGroupEffects? {
    let style = context.style
    var effects = SVGGroupEffects()
    effects.blend = style.blend
    // A single shape keeps its opacity, so that two-tone icons stay flat lists of shapes.
    if kind != .shape { effects.opacity = style.opacity }
    guard style.clip != nil || style.mask != nil || style.filter != nil else { return effects }
    let box = LazyBox { (walk: inout SVGWalk) throws(SVGError) in try walk.objectBox(of: index, kind, role, context) }
    if let value = style.filter {
      guard let filters = try filters(value, of: document.elements[index], box, context) else { return nil }
      effects.filters = filters
    }
    if let id = style.clip {
      guard let clips = try clips(id, of: document.elements[index], box, context) else { return nil }
      effects.clips = clips
    }
    if let id = style.mask {
      guard let masks = try masks(id, of: document.elements[index], box, context) else { return nil }
      effects.masks = masks
    }
    return effects
  }

  /// A box that is computed when it is needed.
  struct LazyBox {
    let make: (inout SVGWalk) throws(SVGError) -> Rect?
  }

  /// The bounds of an element's outlines in its own user space, without strokes and clips: SVG's `objectBoundingBox`.
  ///
  /// Nil when it has no area.
  mutating func objectBox(of index: Int, _ kind: ElementKind, _ role: Role, _ context: Context) throws(SVGError) -> Rect? {
    try outlineBox(of: index, kind, role, context).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The bounds of an element's outlines, which may have no area; nil without outlines.
  mutating func outlineBox(of index: Int, _ kind: ElementKind, _ role: Role, _ context: Context) throws(SVGError) -> Rect? {
    var own = context
    own.transform = .identity
    own.isMeasuring = true
    var outlines = VectorPath()
    _ = try content(index, kind, role, own).containsShape { shape in
      outlines.append(shape.path)
      return false
    }
    return outlines.bounds
  }
}

extension AffineTransform {
  /// From the unit square to a box.
  init(unitSquareTo box: Rect) {
    self.init(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }
}
