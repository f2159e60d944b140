// SPDX-License-Identifier: MIT

internal import LabelCore

extension Painter {
  /// Paints the shadow that the ink of one layer casts on another.
  func paint(_ shadow: Shadow, of ink: Layer, on layer: Layer) {
    let pixel = PremultipliedPixel(shadow.color)
    guard pixel.alpha > 0, let copy = copy(of: ink, for: shadow, wanted: layer.area) else { return }
    layer.blend(coverage: copy.levels, in: copy.area, with: ramp.inks(of: pixel))
  }

  /// Paints an inner shadow on the ink of a layer, whose alpha stays.
  ///
  /// The copy counts as opaque where the ink is at its most opaque, so that a translucent fill has a shadow at its edges alone.
  func shade(_ ink: Layer, with shadow: Shadow) {
    let pixel = PremultipliedPixel(shadow.color).argb
    guard pixel >> 24 > 0, let box = ink.tightInk else { return }
    let densest = ink.largestAlpha(in: box)
    let copy = copy(of: ink, for: shadow, wanted: box)
    let levels = copy?.levels ?? []
    let covered = copy?.area ?? .empty
    for y in box.minY..<box.maxY {
      let row = ink.pixels(x: box.minX, y: y)
      for x in 0..<box.width where row[x] != 0 {
        let column = box.minX + x
        let isCovered = covered.minX <= column && column < covered.maxX && covered.minY <= y && y < covered.maxY
        let level = isCovered ? UInt32(levels[(y - covered.minY) * covered.width + (column - covered.minX)]) : 0
        let light = min(255, (level &* 255 &+ densest / 2) / densest)
        row[x] = PixelMath.atop(PixelMath.scaled(pixel, by: 255 &- light), row[x])
      }
    }
  }

  /// The ink's alpha, moved and blurred as a shadow asks; nil when none of it falls into `wanted`.
  private func copy(of ink: Layer, for shadow: Shadow, wanted: PixelRect) -> SamplePlane? {
    guard let box = ink.tightInk else { return nil }
    var plane = SamplePlane(of: ink, in: box)
    let (x, shiftX) = Self.split(shadow.offset.x * space.scale)
    let (y, shiftY) = Self.split(shadow.offset.y * space.scale)
    let sigma = min(shadow.sigma * space.scale, LineBlur.largestSigma)
    let horizontal = blurs.blur(sigma: sigma, shift: shiftX)
    let vertical = blurs.blur(sigma: sigma, shift: shiftY)
    plane.move(x: x, y: y)
    guard !horizontal.isIdentity || !vertical.isIdentity else { return plane }
    let reach = 3 * sigma
    // Nothing is painted outside `Shadow.bounds`, whatever the approximation's own reach.
    let bounds = plane.area
    let painted = PixelRect(
      minX: bounds.minX + Int((shiftX - reach).rounded(.down)), minY: bounds.minY + Int((shiftY - reach).rounded(.down)),
      maxX: bounds.maxX + Int((shiftX + reach).rounded(.up)), maxY: bounds.maxY + Int((shiftY + reach).rounded(.up))
    ).intersection(wanted)
    guard !painted.isEmpty else { return nil }
    plane.blur(horizontal, vertical, wanted: painted)
    return plane
  }

  /// Whole pixels and the part of one that is left, to a 256th, which is less than a level and drops the noise of multiplication.
  private static func split(_ distance: Double) -> (whole: Int, part: Double) {
    let steps = (PixelSpace.bounded(distance) * 256).rounded()
    let whole = (steps / 256).rounded(.down)
    return (Int(whole), steps / 256 - whole)
  }
}

extension Layer {
  /// The alpha of the most opaque pixel of a box with ink, 1…255.
  fileprivate func largestAlpha(in box: PixelRect) -> UInt32 {
    var largest: UInt32 = 1
    for y in box.minY..<box.maxY {
      let row = pixels(x: box.minX, y: y)
      for x in 0..<box.width { largest = max(largest, row[x] >> 24) }
    }
    return largest
  }
}
