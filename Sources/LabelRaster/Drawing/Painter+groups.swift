// SPDX-License-Identifier: MIT

internal import LabelCore

extension Painter {
  /// Paints a group as one picture: its shadows and its ink inside the clip, all at the group's opacity.
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
    guard let ink = try paintInk(of: group, for: layer) else { return }
    for shadow in drops.reversed() { paint(shadow, of: ink, on: layer) }
    for shadow in group.shadows where shadow.placement == .inner { shade(ink, with: shadow) }
    let opacity = PixelMath.level(group.opacity)
    switch group.compositing {
    case .over: layer.blend(ink, opacity: opacity)
    case .erase: layer.erase(ink, opacity: opacity)
    default: layer.blend(ink, BlendMode(compositing: group.compositing), opacity: opacity)
    }
  }

  /// What a group paints, clipped and filtered, on a layer of its own; nil when that is nothing.
  private func paintInk(of group: DrawGroup, for layer: Layer) throws(MachineError) -> Layer? {
    let wanted = group.shadows.reduce(layer.area) { $0.union(Self.source(of: layer.area, for: $1, scale: space.scale)) }
    var area = wanted.outset(by: Int(Self.near(group.filters.reach * space.scale).rounded(.up)))
    // A rectangle of whole pixels needs no mask: the layer ends there.
    let rectangle = group.clip?.pixelRectangle(in: space)
    if let clip = group.clip {
      area = area.intersection(rectangle ?? PixelRect(covering: clip.bounds.map { space.pixels($0) } ?? .zero))
    }
    guard !area.isEmpty else { return nil }
    let ink = try Layer(area: area)
    try inside(layer).paint(group.commands, on: ink)
    if let clip = group.clip, rectangle == nil { try ink.clip(to: clip, group.clipRule, in: space) }
    if let mask = group.mask { try apply(mask, to: ink) }
    return try ink.filtered(group.filters, wanted: wanted, scale: space.scale)
  }

  /// The painter of a group that lies on a layer.
  private func inside(_ layer: Layer) -> Painter {
    var painter = self
    painter.behind.append(layer)
    return painter
  }

  private func apply(_ mask: DrawMask, to ink: Layer) throws(MachineError) {
    guard !ink.ink.isEmpty else { return }
    let shade = try Layer(area: ink.ink)
    try paint(mask.commands, on: shade)
    ink.keep(shade, mask.measure)
  }

  /// How far outside a layer, in pixels, ink is looked for that may cast a shadow into it.
  ///
  /// Pictures hold all their ink (`DisplayList.canvas`): only ink that an outer clip cuts off lies farther out, and of that only a blur
  /// of 700 px would notice. The bound keeps memory in proportion to the picture.
  private static let farthestSource = 2048.0

  /// A distance in pixels within the farthest; no number is the farthest to the left.
  private static func near(_ distance: Double) -> Double { distance > -farthestSource ? min(distance, farthestSource) : -farthestSource }

  /// Where ink may lie whose shadow touches `area`.
  private static func source(of area: PixelRect, for shadow: Shadow, scale: Double) -> PixelRect {
    let reach = near(shadow.reach * scale)
    let (x, y) = (near(shadow.offset.x * scale), near(shadow.offset.y * scale))
    return PixelRect(
      minX: area.minX + Int((-x - reach).rounded(.down)), minY: area.minY + Int((-y - reach).rounded(.down)),
      maxX: area.maxX + Int((-x + reach).rounded(.up)), maxY: area.maxY + Int((-y + reach).rounded(.up)))
  }
}

extension DrawGroup {
  /// Whether the group differs from its commands painted one by one.
  fileprivate var needsLayer: Bool {
    opacity != 1 || compositing != .over || clip != nil || mask != nil || !filters.isEmpty || !shadows.isEmpty
      || commands.contains(where: \.needsBackdrop)
  }

  /// The same group, its shadows become part of what is faded or erased as a whole.
  fileprivate var withShadowsInside: DrawGroup {
    var inner = self
    inner.backdrop = []
    inner.opacity = 1
    inner.compositing = .over
    return DrawGroup(opacity: opacity, compositing: compositing, commands: [.group(inner)])
  }
}

extension DrawCommand {
  /// Whether the command changes what lies below it in its group, other than by covering it.
  var needsBackdrop: Bool {
    if case .group(let group) = self { group.compositing != .over } else { false }
  }
}
