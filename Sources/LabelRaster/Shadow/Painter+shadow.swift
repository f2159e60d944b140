// SPDX-License-Identifier: MIT

internal import LabelCore

extension Painter {
  /// Paints the drop shadow of one layer on another.
  func paint(_ shadow: Shadow, of content: Layer, on layer: Layer) {
    let pixel = PremultipliedPixel(shadow.color)
    guard pixel.alpha > 0, let copy = copy(of: content, for: shadow, wanted: layer.area) else { return }
    layer.blend(coverage: copy.levels, in: copy.area, with: ramp.colors(of: pixel))
  }

  /// Paints an inner shadow on a layer, whose alpha stays.
  ///
  /// The copy is scaled so that the most opaque pixel counts as opaque: a translucent fill has a shadow only at its edges.
  func paintInner(_ shadow: Shadow, on layer: Layer) {
    let pixel = PremultipliedPixel(shadow.color).argb
    guard pixel >> 24 > 0, let box = layer.tightInkBounds else { return }
    let largestAlpha = layer.largestAlpha(in: box)
    let copy = copy(of: layer, for: shadow, wanted: box)
    let levels = copy?.levels ?? []
    let covered = copy?.area ?? .empty
    for y in box.minY..<box.maxY {
      let row = layer.pixels(x: box.minX, y: y)
      for x in 0..<box.width where row[x] != 0 {
        let column = box.minX + x
        let isCovered = covered.minX <= column && column < covered.maxX && covered.minY <= y && y < covered.maxY
        let level = isCovered ? UInt32(levels[(y - covered.minY) * covered.width + (column - covered.minX)]) : 0
        let light = min(255, (level &* 255 &+ largestAlpha / 2) / largestAlpha)
        row[x] = PixelMath.atop(PixelMath.scaled(pixel, by: 255 &- light), row[x])
      }
    }
  }

  /// The alpha of a layer, moved and blurred for a shadow; nil if none of it is inside `wanted`.
  private func copy(of content: Layer, for shadow: Shadow, wanted: PixelRect) -> SamplePlane? {
    guard let box = content.tightInkBounds else { return nil }
    var plane = SamplePlane(of: content, in: box)
    let (x, shiftX) = Self.split(shadow.offset.x * space.scale)
    let (y, shiftY) = Self.split(shadow.offset.y * space.scale)
    let sigma = min(shadow.sigma * space.scale, LineBlur.largestSigma)
    let horizontal = blurs.blur(sigma: sigma, shift: shiftX)
    let vertical = blurs.blur(sigma: sigma, shift: shiftY)
    plane.move(x: x, y: y)
    guard !horizontal.isIdentity || !vertical.isIdentity else { return plane }
    let radius = 3 * sigma
    // Nothing is painted outside `Shadow.bounds`, even if the approximation's radius is larger.
    let bounds = plane.area
    let painted = PixelRect(
      minX: bounds.minX + Int((shiftX - radius).rounded(.down)), minY: bounds.minY + Int((shiftY - radius).rounded(.down)),
      maxX: bounds.maxX + Int((shiftX + radius).rounded(.up)), maxY: bounds.maxY + Int((shiftY + radius).rounded(.up))
    ).intersection(wanted)
    guard !painted.isEmpty else { return nil }
    plane.blur(horizontal, vertical, wanted: painted)
    return plane
  }

  /// Splits a distance into whole pixels and a fraction, rounded to 1/256, which is less than a level and removes rounding noise.
  private static func split(_ distance: Double) -> (whole: Int, part: Double) {
    let steps = (PixelSpace.clamped(distance) * 256).rounded()
    let whole = (steps / 256).rounded(.down)
    return (Int(whole), steps / 256 - whole)
  }
}

extension Layer {
  /// The alpha of the most opaque pixel in a rectangle with ink, 1…255.
  fileprivate func largestAlpha(in box: PixelRect) -> UInt32 {
    var largest: UInt32 = 1
    for y in box.minY..<box.maxY {
      let row = pixels(x: box.minX, y: y)
      for x in 0..<box.width { largest = max(largest, row[x] >> 24) }
    }
    return largest
  }
}
