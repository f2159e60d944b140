// SPDX-License-Identifier: MIT

package import LabelCore

extension DisplayList {
  /// The list with all colours and images in another colour space. Colours are blended in the components of that space.
  package func converted(to space: ImageColorSpace) -> DisplayList {
    guard space != colorSpace else { return self }
    var list = self
    let conversion = ColorConversion(from: colorSpace, to: space)
    list.colorSpace = space
    list.commands = commands.map { $0.mapped(conversion) }
    return list
  }
}

/// Converts colours and pixels from one colour space to another.
package struct ColorConversion {
  private let source: ImageColorSpace
  private let target: ImageColorSpace

  package init(from source: ImageColorSpace, to target: ImageColorSpace) { (self.source, self.target) = (source, target) }

  /// The components of a colour in the target.
  package func apply(_ color: SRGBColor) -> SRGBColor {
    let (red, green, blue) = LinearColor(red: color.red, green: color.green, blue: color.blue, in: source).components(in: target)
    return SRGBColor(red: red, green: green, blue: blue, alpha: color.alpha)
  }

  /// Premultiplied pixels in the target.
  package func apply(_ pixels: [UInt32]) -> [UInt32] {
    // Neighbours are often alike.
    var last: (pixel: UInt32, result: UInt32) = (0, 0)
    return pixels.map { pixel in
      if pixel == last.pixel { return last.result }
      let premultiplied = PremultipliedPixel(argb: pixel)
      let alpha = Double(premultiplied.alpha)
      let color = SRGBColor(
        red: Double(premultiplied.red) / alpha, green: Double(premultiplied.green) / alpha, blue: Double(premultiplied.blue) / alpha,
        alpha: alpha / 255)
      last = (pixel, alpha == 0 ? 0 : PremultipliedPixel(apply(color)).argb)
      return last.result
    }
  }
}

extension DrawCommand {
  /// The command with its colours and images converted. Masks measure luminance, and keep theirs.
  package func mapped(_ conversion: ColorConversion) -> DrawCommand {
    switch self {
    case .fill(let path, let rule, let paint): return .fill(path, rule, paint.mapped(conversion))
    case .stroke(let path, let style, let paint): return .stroke(path, style, paint.mapped(conversion))
    case .glyphs(let run, let paint): return .glyphs(run, paint.mapped(conversion))
    case .image(let bitmap, let rect, let sampling):
      let pixels = conversion.apply(bitmap.pixels)
      return .image(Bitmap(width: bitmap.width, height: bitmap.height, scale: bitmap.scale, pixels: pixels), rect, sampling)
    case .group(var group):
      for index in group.shadows.indices { group.shadows[index].color = conversion.apply(group.shadows[index].color) }
      group.commands = group.commands.map { $0.mapped(conversion) }
      return .group(group)
    }
  }
}

extension Paint {
  fileprivate func mapped(_ conversion: ColorConversion) -> Paint {
    switch self {
    case .color(let color): .color(conversion.apply(color))
    case .gradient(let gradient): .gradient(gradient.mappingColors(conversion.apply))
    }
  }
}

/// The glyphs of a source with colour glyphs in another colour space.
package final class ConvertedGlyphs: GlyphSource {
  private let glyphs: any GlyphSource
  private let conversion: ColorConversion
  private let inverse: ColorConversion

  package init(_ glyphs: any GlyphSource, in space: ImageColorSpace) {
    self.glyphs = glyphs
    conversion = ColorConversion(from: .srgb, to: space)
    inverse = ColorConversion(from: space, to: .srgb)
  }

  package func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath { glyphs.outline(of: glyph, in: font) }

  package func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect { glyphs.inkBounds(of: glyph, in: font) }

  package func image(
    of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase
  ) throws(MachineError) -> GlyphImage {
    var image = try glyphs.image(of: glyph, in: font, scale: scale, phase: phase)
    if case .color(let pixels) = image.pixels { image.pixels = .color(conversion.apply(pixels)) }
    return image
  }

  package var hasDrawings: Bool { glyphs.hasDrawings }

  package func drawing(of glyph: GlyphID, in font: FontInstance, foreground: SRGBColor) -> GlyphDrawing? {
    guard var drawing = glyphs.drawing(of: glyph, in: font, foreground: inverse.apply(foreground)) else { return nil }
    drawing.commands = drawing.commands.map { $0.mapped(conversion) }
    return drawing
  }
}
