// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCore

/// The colours of a sweep gradient: every ray from its centre has one.
struct SweepGradient {
  private let center: Point
  private let start: Double
  private let end: Double
  private let stops: [Gradient.Stop]
  private let spread: Gradient.Spread
  /// From pixels to the gradient's own units.
  private let map: AffineTransform

  /// Nil for another kind of gradient, and for one without an extent.
  ///
  /// - Parameter space: The mapping from points to pixels.
  init?(_ gradient: Gradient, in space: PixelSpace) {
    guard case .sweep(let center, let start, let end) = gradient.geometry, start != end, let inverse = gradient.transform.inverse else {
      return nil
    }
    self.center = center
    self.start = start
    self.end = end
    self.stops = gradient.stops
    self.spread = gradient.spread
    self.map = AffineTransform.scale(1 / space.scale, 1 / space.scale).then(.translation(space.origin)).then(inverse)
  }

  /// The colour at a position in pixels.
  func pixel(at position: Point) -> PremultipliedPixel {
    let ray = map.apply(position) - center
    var angle = atan2(ray.y, ray.x)
    if angle < 0 { angle += 2 * .pi }
    return PremultipliedPixel(stops.color(at: spread.part((angle - start) / (end - start))))
  }
}

extension Gradient.Spread {
  /// Maps an offset beyond the ends of the gradient to the one whose colour is drawn there. `pad` keeps it: below 0 the colour is the first,
  /// above 1 the last, even if two stops share that end.
  fileprivate func part(_ offset: Double) -> Double {
    switch self {
    case .pad: return offset
    case .repeat: return offset - offset.rounded(.down)
    case .reflect:
      let folded = offset - 2 * (offset / 2).rounded(.down)
      return folded > 1 ? 2 - folded : folded
    }
  }
}

extension CairoSource {
  /// The sweep gradient of this source, which Cairo cannot paint; nil for others.
  var sweep: Gradient? {
    guard case .gradient(let gradient) = self, case .sweep = gradient.geometry else { return nil }
    return gradient
  }
}

extension Layer {
  /// Fills a shape with a sweep gradient.
  ///
  /// - Parameters:
  ///   - path: The outline of the shape, in points.
  ///   - extent: How far the shape reaches out of its outline, in pixels.
  ///   - mask: Makes the coverage of the shape in an area.
  func fill(
    _ path: VectorPath, extent: Double = 0, with gradient: Gradient, in space: PixelSpace,
    _ mask: (PixelRect) throws(MachineError) -> CoverageMask
  ) throws(MachineError) {
    guard let box = path.bounds, let sweep = SweepGradient(gradient, in: space) else { return }
    let visible = PixelRect(covering: space.pixels(box).outset(by: extent + 1)).intersection(area)
    guard !visible.isEmpty else { return }
    try mask(visible).withRows { coverage, stride in
      for y in visible.minY..<visible.maxY {
        let cover = coverage + (y - visible.minY) * stride
        let row = pixels(x: visible.minX, y: y)
        for x in 0..<visible.width where cover[x] > 0 {
          let color = sweep.pixel(at: Point(x: Double(visible.minX + x) + 0.5, y: Double(y) + 0.5)).argb
          row[x] = PixelMath.over(PixelMath.scaled(color, by: UInt32(cover[x])), row[x])
        }
      }
    }
    addInk(visible)
  }
}
