// SPDX-License-Identifier: MIT

internal import LabelCore

/// What happens to an element's picture as a whole, in SVG's order: clip, mask, opacity, blending.
struct SVGFrame {
  var clips: [IconClip] = []
  var masks: [IconMask] = []
  /// Of a group; a shape carries its own.
  var opacity = 1.0
  var blend = DrawGroup.Compositing.over

  func around(_ nodes: [IconNode], isIsolated: Bool) -> [IconNode] {
    if nodes.isEmpty { return [] }
    var result = nodes
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
      // A group of one is a layer of its own only if something makes it one.
      result = [.group(IconGroup(nodes: nodes))]
    }
    return result
  }
}

extension IconNode {
  /// Whether the node mixes with what is below it.
  fileprivate var blends: Bool {
    if case .group(let group) = self { group.blend != .over || group.opacity == 1 && group.nodes.contains(where: \.blends) } else { false }
  }
}

extension SVGWalk {
  /// What the properties of an element do to its picture; nil when they leave nothing of it.
  mutating func frame(of place: Int, _ kind: ElementKind, _ role: Role, _ context: Context) throws(SVGError) -> SVGFrame? {
    let style = context.style
    var frame = SVGFrame()
    frame.blend = style.blend
    // One shape fades by itself, so that two-tone icons stay lists of shapes.
    if kind != .shape { frame.opacity = style.opacity }
    guard style.clip != nil || style.mask != nil else { return frame }
    let box = Lazy { (walk: inout SVGWalk) throws(SVGError) in try walk.objectBox(of: place, kind, role, context) }
    if let id = style.clip {
      guard let clips = try clips(id, of: document.elements[place], box, context) else { return nil }
      frame.clips = clips
    }
    if let id = style.mask {
      guard let masks = try masks(id, of: document.elements[place], box, context) else { return nil }
      frame.masks = masks
    }
    return frame
  }

  /// A value that is worked out only if it is asked for.
  struct Lazy {
    let make: (inout SVGWalk) throws(SVGError) -> Rect?
  }

  /// The box round an element's outlines in its own user space, strokes and clips left out: SVG's `objectBoundingBox`.
  ///
  /// Nil without an area.
  mutating func objectBox(of place: Int, _ kind: ElementKind, _ role: Role, _ context: Context) throws(SVGError) -> Rect? {
    var own = context
    own.transform = .identity
    own.isMeasuring = true
    var outlines = VectorPath()
    _ = try content(place, kind, role, own).containsShape { shape in
      outlines.append(shape.path)
      return false
    }
    return outlines.bounds.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension AffineTransform {
  /// From the unit square to a box.
  init(unitSquareTo box: Rect) {
    self.init(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }
}
