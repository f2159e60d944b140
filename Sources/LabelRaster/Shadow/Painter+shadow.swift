// SPDX-License-Identifier: MIT

internal import LabelCore

extension Painter {
  /// Paints the shadow that the ink of one layer casts on another.
  func paint(_ shadow: Shadow, of ink: Layer, on layer: Layer) throws(MachineError) {
    let pixel = PremultipliedPixel(shadow.color)
    guard pixel.alpha > 0, var silhouette = Silhouette(of: ink) else { return }
    let (x, shiftX) = Self.split(shadow.offset.x * space.scale)
    let (y, shiftY) = Self.split(shadow.offset.y * space.scale)
    let sigma = min(shadow.sigma * space.scale, Self.largestSigma)
    let horizontal = LineBlur(sigma: sigma, shift: shiftX)
    let vertical = LineBlur(sigma: sigma, shift: shiftY)
    silhouette.move(x: x, y: y)
    if !horizontal.isIdentity || !vertical.isIdentity {
      let reach = 3 * sigma
      // Nothing is painted outside `Shadow.bounds`, whatever the approximation's own reach.
      let bounds = silhouette.area
      let painted = PixelRect(
        minX: bounds.minX + Int((shiftX - reach).rounded(.down)), minY: bounds.minY + Int((shiftY - reach).rounded(.down)),
        maxX: bounds.maxX + Int((shiftX + reach).rounded(.up)), maxY: bounds.maxY + Int((shiftY + reach).rounded(.up)))
      let wanted = painted.intersection(layer.area)
      guard !wanted.isEmpty else { return }
      silhouette.blur(horizontal, vertical, wanted: wanted)
    }
    layer.blend(coverage: silhouette.coverage, in: silhouette.area, with: ramp.inks(of: pixel))
  }

  /// The widest blur in pixels: its reach is the longest side a picture may have. No larger one fits any picture.
  private static let largestSigma = 5000.0

  /// Whole pixels and the part of one that is left, to a 256th, which is less than a level and drops the noise of multiplication.
  private static func split(_ distance: Double) -> (whole: Int, part: Double) {
    let steps = (PixelSpace.bounded(distance) * 256).rounded()
    let whole = (steps / 256).rounded(.down)
    return (Int(whole), steps / 256 - whole)
  }
}
