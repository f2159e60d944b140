// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

extension MeasuredNode {
  /// Places the view with absolute frames. Content that depends on its frame is made here, and placement observers are called, inner views
  /// before outer ones.
  ///
  /// - Parameters:
  ///   - values: receives the preferences of the views; empty before.
  ///   - diagnostics: receives the errors of content that is made here.
  func placed(
    at origin: Point, in space: PlacementSpace, _ values: inout PreferenceValues, _ diagnostics: inout [Diagnostic]
  ) -> LaidOutNode {
    let frame = Rect(origin: origin, size: size)
    switch content {
    case .text(let layout, let fill): return LaidOutNode(frame: frame, content: .text(layout, fill))
    case .icon(let icon): return LaidOutNode(frame: frame, content: .icon(icon))
    case .spacer: return LaidOutNode(frame: frame, content: .spacer)
    case .shape(let shape): return LaidOutNode(frame: frame, content: .shape(shape))
    case .stack(let children):
      return LaidOutNode(frame: frame, content: .stack(placed(children, at: origin, in: space, &values, &diagnostics)))
    case .masked(let inner, let mask, let offset):
      // The preferences of a mask are ignored, as in SwiftUI.
      var masked = PreferenceValues()
      return LaidOutNode(
        frame: frame,
        content: .masked(
          inner.placed(at: origin, in: space, &values, &diagnostics), by: mask.placed(at: origin + offset, in: space, &masked, &diagnostics)
        ))
    case .decorated(let inner, let offset, .scroll(let scroll)):
      let node = inner.placed(at: origin + offset, in: space.inside(nil), &values, &diagnostics)
      return LaidOutNode(frame: space.safeArea?.extended(frame) ?? frame, content: .decorated(node, .scroll(scroll)))
    case .decorated(let inner, let offset, .background(let color, 0, let style)):
      let node = inner.placed(at: origin + offset, in: space, &values, &diagnostics)
      let area = space.safeArea?.extended(frame) ?? frame
      return LaidOutNode(frame: area, content: .decorated(node, .background(color, cornerRadius: 0, style: style)))
    case .decorated(let inner, let offset, let decoration):
      let inside = decoration.map(in: frame).map(space.inside) ?? space
      return LaidOutNode(
        frame: frame, content: .decorated(inner.placed(at: origin + offset, in: inside, &values, &diagnostics), decoration))
    case .geometry(let geometry, let engine):
      let content = geometry.placed(in: frame, engine, space, &values, &diagnostics)
      return LaidOutNode(frame: frame, content: content.map { .stack([$0]) } ?? .spacer)
    case .observed(let inner, let observer, let isMirrored):
      let node = inner.placed(at: origin, in: space, &values, &diagnostics)
      observer(&values, Placement(frame: frame, isMirrored: isMirrored, in: space))
      return node
    case .named(let inner, let name, let isMirrored):
      let box = Placement(frame: frame, isMirrored: isMirrored, in: space).box
      return inner.placed(at: origin, in: space.inside(name, box), &values, &diagnostics)
    case .preferenceLayer(let inner, let layer, let engine):
      return inner.placed(at: origin, under: layer, engine, in: space, &values, &diagnostics)
    case .barred(let inner, let bars):
      return inner.placed(at: origin, in: space.inside(.between(bars, frame, in: space.safeArea)), &values, &diagnostics)
    case .extending(let inner, let item, let edges):
      let area = space.safeArea?.extended(frame, at: edges, isMirrored: item.engine.isMirrored) ?? frame
      guard area != frame else { return inner.placed(at: origin, in: space, &values, &diagnostics) }
      let node = item.measure(Proposal(area.size))
      let place = node.origin(in: area.size, .center, isMirrored: item.engine.isMirrored)
      return node.placed(at: area.origin + place, in: space.inside(nil), &values, &diagnostics)
    }
  }

  /// Places children in order, then sorts them by z-index.
  private func placed(
    _ children: [MeasuredChild], at origin: Point, in space: PlacementSpace, _ values: inout PreferenceValues,
    _ diagnostics: inout [Diagnostic]
  ) -> [LaidOutNode] {
    var nodes: [LaidOutNode] = []
    nodes.reserveCapacity(children.count)
    for child in children {
      var own = PreferenceValues()
      nodes.append(child.node.placed(at: origin + child.origin, in: space, &own, &diagnostics))
      values.append(own)
    }
    guard children.contains(where: { $0.zIndex != 0 }) else { return nodes }
    let order = children.indices.sorted { first, second in
      let (a, b) = (children[first].zIndex, children[second].zIndex)
      return a == b ? first < second : a < b
    }
    return order.map { nodes[$0] }
  }

  /// Places the view and the view that is made from its preferences. The preferences of both are in drawing order.
  private func placed(
    at origin: Point, under layer: ResolvedPreferenceLayer, _ engine: LayoutEngine, in space: PlacementSpace,
    _ values: inout PreferenceValues, _ diagnostics: inout [Diagnostic]
  ) -> LaidOutNode {
    let node = placed(at: origin, in: space, &values, &diagnostics)
    let frame = Rect(origin: origin, size: size)
    let placement = Placement(frame: frame, isMirrored: engine.isMirrored, in: space)
    let (content, errors) = layer.content.resolved(for: LaidOutPreferences(values: values, placement: placement))
    diagnostics += errors
    guard let content else { return node }
    let other = LayoutItem(content, engine).measure(Proposal(size))
    var layerValues = PreferenceValues()
    let second = other.placed(
      at: origin + self.origin(of: other, layer.alignment, isMirrored: engine.isMirrored), in: space, &layerValues, &diagnostics)
    if layer.isBehind { swap(&values, &layerValues) }
    values.append(layerValues)
    return LaidOutNode(frame: frame, content: .stack(layer.isBehind ? [second, node] : [node, second]))
  }
}

extension ResolvedGeometry {
  /// The content in the top leading corner of its frame; nil for an infinite frame and for empty content.
  fileprivate func placed(
    in frame: Rect, _ engine: LayoutEngine, _ space: PlacementSpace, _ values: inout PreferenceValues,
    _ diagnostics: inout [Diagnostic]
  ) -> LaidOutNode? {
    guard frame.width.isFinite, frame.height.isFinite else { return nil }
    let (content, errors) = content.resolved(for: Placement(frame: frame, isMirrored: engine.isMirrored, in: space))
    diagnostics += errors
    guard let content else { return nil }
    let node = LayoutItem(content, engine).measure(Proposal(frame.size))
    let leading = engine.isMirrored ? frame.maxX - node.size.width : frame.minX
    return node.placed(at: Point(x: leading, y: frame.minY), in: space, &values, &diagnostics)
  }
}

extension Decoration {
  /// The decoration's transform of the view, in points of the label; nil for most decorations.
  fileprivate func map(in frame: Rect) -> AffineTransform? {
    switch self {
    case .rotation(let angle, let anchor): AffineTransform.rotation(Point(angle: angle)).about(anchor, of: frame)
    case .scale(let x, let y, let anchor): AffineTransform.scale(x, y).about(anchor, of: frame)
    case .map(let map, let anchor): map.about(anchor, of: frame)
    default: nil
    }
  }
}
