// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

extension PaintDescription {
  /// The paint in an appearance, without its shadow.
  func resolved(in appearance: Appearance) throws(LabelError) -> ResolvedPaint {
    switch self {
    case .color(let color): .color(try color.resolved(in: appearance))
    case .gradient(let gradient): try gradient.resolved(in: appearance)
    case .material(let material):
      .material(
        try material.tint.resolved(in: appearance),
        backdrop: [.blur(sigma: material.radius, keepsEdges: true), .colors(.saturation(material.saturation))], opacity: 1)
    case .faded(let paint, let factor): try paint.resolved(in: appearance).opacity(min(max(factor, 0), 1))
    case .shadowed(let paint, _): try paint.resolved(in: appearance)
    }
  }
}

extension GradientDescription {
  fileprivate func resolved(in appearance: Appearance) throws(LabelError) -> ResolvedPaint {
    var least = 0.0
    let stops = try stops.map { stop throws(LabelError) -> Gradient.Stop in
      least = max(least, min(stop.offset.isNaN ? 0 : stop.offset, 1))
      return Gradient.Stop(offset: least, color: try stop.color.resolved(in: appearance))
    }
    return switch stops.count {
    case 0: .color(.clear)
    case 1: .color(stops[0].color)
    default: .gradient(geometry, stops.premultiplied)
    }
  }
}

extension ShadowDescription {
  func resolved(in appearance: Appearance, sigma: Double) throws(LabelError) -> Shadow {
    Shadow(color: try color.resolved(in: appearance), offset: offset, sigma: sigma, placement: placement)
  }
}
