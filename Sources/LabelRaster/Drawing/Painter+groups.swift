// SPDX-License-Identifier: MIT

internal import LabelCore

extension Painter {
  /// Paints a group: its content and its shadows, clipped and at the group's opacity.
  func paint(_ group: DrawGroup, on layer: Layer) throws(MachineError) {
    if group.isCrisp, !space.isCrisp {
      var crisp = self
      crisp.space.isCrisp = true
      return try crisp.paint(group, on: layer)
    }
    if !group.backdrop.isEmpty { try paintBackdrop(of: group, on: layer) }
    guard group.needsLayer else { return try paint(group.commands, on: layer) }
    guard group.opacity > 0 else { return }
    let drops = group.shadows.filter { $0.placement == .drop }
    if !drops.isEmpty, group.opacity != 1 || group.compositing != .over {
      return try paint(group.withShadowsInside, on: layer)
    }
    guard let content = try paintContent(of: group, for: layer) else { return }
    for shadow in drops.reversed() { paint(shadow, of: content, on: layer) }
    for shadow in group.shadows where shadow.placement == .inner { paintInner(shadow, on: content) }
    let opacity = PixelMath.level(group.opacity)
    switch group.compositing {
    case .over: layer.blend(content, opacity: opacity)
    case .erase: layer.erase(content, opacity: opacity)
    default: layer.blend(content, BlendMode(compositing: group.compositing), opacity: opacity)
    }
  }

  /// The content of a group, clipped and filtered, on a layer of its own; nil if it is empty.
  private func paintContent(of group: DrawGroup, for layer: Layer) throws(MachineError) -> Layer? {
    let wanted = group.shadows.reduce(layer.area) { $0.union(Self.source(of: layer.area, for: $1, scale: space.scale)) }
    var area = wanted.outset(by: Int(Self.clampedDistance(group.filters.extent * space.scale).rounded(.up)))
    // A rectangle of whole pixels needs no mask: the layer ends there.
    let rectangle = group.clip?.pixelRectangle(in: space)
    if let clip = group.clip {
      area = area.intersection(rectangle ?? PixelRect(covering: clip.bounds.map { space.pixels($0) } ?? .zero))
    }
    guard !area.isEmpty else { return nil }
    let content = try Layer(area: area)
    try inside(layer).paint(group.commands, on: content)
    if let clip = group.clip, rectangle == nil { try content.clip(to: clip, group.clipRule, in: space) }
    if let mask = group.mask { try apply(mask, to: content) }
    return try content.filtered(group.filters, wanted: wanted, scale: space.scale)
  }

  /// The painter for a group on a layer.
  private func inside(_ layer: Layer) -> Painter {
    var painter = self
    painter.layersBelow.append(layer)
    return painter
  }

  private func apply(_ mask: DrawMask, to content: Layer) throws(MachineError) {
    guard !content.inkBounds.isEmpty else { return }
    let maskLayer = try Layer(area: content.inkBounds)
    try paint(mask.commands, on: maskLayer)
    content.apply(mask: maskLayer, mask.measure)
  }

  /// The maximum distance from a layer, in pixels, of ink whose shadow is painted in it.
  ///
  /// Images contain all their ink (`DisplayList.canvas`): only ink that an outer clip cuts off is farther out, and only a blur of more than 700
  /// px would show it. The bound keeps memory in proportion to the image.
  private static let maximumSourceDistance = 2048.0

  /// A distance in pixels, clamped to the maximum; NaN gives the negative maximum.
  private static func clampedDistance(_ distance: Double) -> Double {
    distance > -maximumSourceDistance ? min(distance, maximumSourceDistance) : -maximumSourceDistance
  }

  /// The area of ink whose shadow can touch `area`.
  private static func source(of area: PixelRect, for shadow: Shadow, scale: Double) -> PixelRect {
    let extent = clampedDistance(shadow.extent * scale)
    let (x, y) = (clampedDistance(shadow.offset.x * scale), clampedDistance(shadow.offset.y * scale))
    return PixelRect(
      minX: area.minX + Int((-x - extent).rounded(.down)), minY: area.minY + Int((-y - extent).rounded(.down)),
      maxX: area.maxX + Int((-x + extent).rounded(.up)), maxY: area.maxY + Int((-y + extent).rounded(.up)))
  }
}

extension DrawGroup {
  /// The group with its shadows as a part of the content that is faded or erased.
  fileprivate var withShadowsInside: DrawGroup {
    var inner = self
    inner.backdrop = []
    inner.opacity = 1
    inner.compositing = .over
    return DrawGroup(opacity: opacity, compositing: compositing, commands: [.group(inner)])
  }
}
