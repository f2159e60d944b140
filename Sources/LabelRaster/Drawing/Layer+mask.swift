// SPDX-License-Identifier: MIT

internal import LabelCore

extension Layer {
  /// Multiplies each pixel by the mask value of the same pixel of another layer; pixels outside that layer are dropped.
  func apply(mask: Layer, _ measure: DrawMask.Measure) {
    let rect = inkBounds
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      let row = pixels(x: rect.minX, y: y)
      for x in 0..<rect.width where row[x] != 0 {
        let column = rect.minX + x
        let isCovered = mask.area.minX <= column && column < mask.area.maxX && mask.area.minY <= y && y < mask.area.maxY
        row[x] = isCovered ? PixelMath.scaled(row[x], by: measure.level(of: mask.pixels(x: column, y: y)[0])) : 0
      }
    }
  }
}

extension DrawMask.Measure {
  /// The mask value of a pixel, 0…255.
  fileprivate func level(of pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if self == .alpha || alpha == 0 { return alpha }
    // Premultiplied colours include their opacity in the sum.
    func part(_ channel: UInt32) -> Double {
      let level = Double(channel & 255)
      return self == .luminance ? level : SRGBColor.linear(level / Double(alpha)) * Double(alpha)
    }
    let luminance = 0.2126 * part(pixel >> 16) + 0.7152 * part(pixel >> 8) + 0.0722 * part(pixel)
    return UInt32(min(luminance, 255).rounded())
  }
}
