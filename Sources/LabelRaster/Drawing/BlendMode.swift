// SPDX-License-Identifier: MIT

internal import LabelCore

/// Blend modes (CSS Compositing 1, 5.8 and 10), on straight gamma-encoded colours, 0…1.
struct BlendMode {
  typealias Color = SIMD3<Double>

  let compositing: DrawGroup.Compositing

  /// Blends `source` at `opacity` / 255 over `backdrop`; both are premultiplied 0xAARRGGBB.
  func blended(_ source: UInt32, over backdrop: UInt32, opacity: UInt32) -> UInt32 {
    let source = opacity == 255 ? source : PixelMath.scaled(source, by: opacity)
    if source >> 24 == 0 { return backdrop }
    if compositing == .sourceAtop { return PixelMath.atop(source, backdrop) }
    if backdrop >> 24 == 0 { return source }
    if compositing == .destinationOver { return PixelMath.over(backdrop, source) }
    if let sum = added(source, to: backdrop) { return sum }
    let (top, topAlpha) = Self.split(source)
    let (below, belowAlpha) = Self.split(backdrop)
    let color = blended(top, topAlpha, over: below, belowAlpha)
    let alpha = topAlpha + belowAlpha - topAlpha * belowAlpha
    func level(_ part: Double) -> UInt32 { UInt32((max(0, min(part, alpha)) * 255).rounded()) }
    return level(alpha) << 24 | level(color.x) << 16 | level(color.y) << 8 | level(color.z)
  }

  /// The premultiplied colour of a mode that does not add; both are premultiplied and not clear.
  func blended(_ top: Color, _ topAlpha: Double, over below: Color, _ belowAlpha: Double) -> Color {
    let mixed = mix(below / belowAlpha, top / topAlpha)
    return top * (1 - belowAlpha) + below * (1 - topAlpha) + mixed * (topAlpha * belowAlpha)
  }

  /// The result of the modes that add channels, including alpha; nil for the others.
  private func added(_ source: UInt32, to backdrop: UInt32) -> UInt32? {
    guard compositing == .plusLighter || compositing == .plusDarker else { return nil }
    func level(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 255) }
    let whole = level(source, 24) + level(backdrop, 24)
    let alpha = min(whole, 255)
    // The excess over opaque: `plusLighter` ignores it, `plusDarker` subtracts it.
    let excess = compositing == .plusDarker ? whole - alpha : 0
    return [UInt32(16), 8, 0].reduce(UInt32(alpha) << 24) { pixel, shift in
      pixel | UInt32(max(0, min(level(source, shift) + level(backdrop, shift) - excess, alpha))) << shift
    }
  }

  private static func split(_ pixel: UInt32) -> (Color, Double) {
    (Color(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255)) / 255, Double(pixel >> 24) / 255)
  }

  private func mix(_ below: Color, _ top: Color) -> Color {
    switch compositing {
    case .hue: Self.set(luminosity: Self.luminosity(below), of: Self.set(saturation: Self.saturation(below), of: top))
    case .saturation: Self.set(luminosity: Self.luminosity(below), of: Self.set(saturation: Self.saturation(top), of: below))
    case .color: Self.set(luminosity: Self.luminosity(below), of: top)
    case .luminosity: Self.set(luminosity: Self.luminosity(top), of: below)
    default: Color(mix(below.x, top.x), mix(below.y, top.y), mix(below.z, top.z))
    }
  }

  /// The separable modes, one channel at a time.
  private func mix(_ below: Double, _ top: Double) -> Double {
    switch compositing {
    case .multiply: below * top
    case .screen: below + top - below * top
    case .overlay: Self.hardLight(top, below)
    case .darken: min(below, top)
    case .lighten: max(below, top)
    case .colorDodge: below == 0 ? 0 : top >= 1 ? 1 : min(1, below / (1 - top))
    case .colorBurn: below >= 1 ? 1 : top <= 0 ? 0 : 1 - min(1, (1 - below) / top)
    case .hardLight: Self.hardLight(below, top)
    case .softLight: Self.softLight(below, top)
    case .difference: abs(below - top)
    case .exclusion: below + top - 2 * below * top
    case .over, .erase, .hue, .saturation, .color, .luminosity, .plusLighter, .plusDarker, .sourceAtop, .destinationOver: top
    }
  }

  private static func hardLight(_ below: Double, _ top: Double) -> Double {
    top <= 0.5 ? below * 2 * top : below + (2 * top - 1) - below * (2 * top - 1)
  }

  private static func softLight(_ below: Double, _ top: Double) -> Double {
    if top <= 0.5 { return below - (1 - 2 * top) * below * (1 - below) }
    let lifted = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
    return below + (2 * top - 1) * (lifted - below)
  }

  // MARK: Hue, saturation and luminosity

  private static func luminosity(_ color: Color) -> Double { 0.3 * color.x + 0.59 * color.y + 0.11 * color.z }

  private static func saturation(_ color: Color) -> Double { color.max() - color.min() }

  private static func set(luminosity target: Double, of color: Color) -> Color {
    let moved = color + (target - luminosity(color))
    let (light, low, high) = (luminosity(moved), moved.min(), moved.max())
    if low < 0 { return light + (moved - light) * (light / (light - low)) }
    if high > 1 { return light + (moved - light) * ((1 - light) / (high - light)) }
    return moved
  }

  private static func set(saturation target: Double, of color: Color) -> Color {
    let range = saturation(color)
    return range > 0 ? (color - color.min()) * (target / range) : .zero
  }
}

extension Layer {
  /// Composites another layer onto this one in a blend mode, its opacity times `opacity` / 255.
  func blend(_ other: Layer, _ mode: BlendMode, opacity: UInt32) {
    let visible = other.inkBounds.intersection(area)
    guard !visible.isEmpty, opacity > 0 else { return }
    for y in visible.minY..<visible.maxY {
      let source = UnsafePointer(other.pixels(x: visible.minX, y: y))
      let row = pixels(x: visible.minX, y: y)
      for x in 0..<visible.width { row[x] = mode.blended(source[x], over: row[x], opacity: opacity) }
    }
    addInk(visible)
  }
}
