// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import LabelCore

/// A layer of a colour glyph: an outline in one colour.
private struct GlyphLayer {
  var glyph: GlyphID
  var color: SRGBColor
}

extension FontFace {
  /// The glyph's layers painted over each other (COLR version 0); nil for a glyph without layers.
  ///
  /// Uses the font's first palette. Layers in the text's foreground colour are black, because the colour image cannot depend on the text's
  /// paint.
  func layeredImage(
    of glyph: GlyphID, in font: FontInstance, pixelsPerEm: Double, phase: SubpixelPhase
  ) throws(MachineError) -> GlyphImage? {
    var painted: [(mask: GlyphImage, color: SRGBColor)] = []
    for layer in layers(of: glyph) {
      painted.append((try mask(of: layer.glyph, in: font, pixelsPerEm: pixelsPerEm, phase: phase), layer.color))
    }
    painted.removeAll { $0.mask.width == 0 }
    guard let left = painted.map(\.mask.left).min(), let top = painted.map(\.mask.top).min(),
      let right = painted.map({ $0.mask.left + $0.mask.width }).max(), let bottom = painted.map({ $0.mask.top + $0.mask.height }).max()
    else { return nil }
    let width = right - left
    var pixels = [SIMD4<Float>](repeating: .zero, count: width * (bottom - top))
    for (mask, color) in painted {
      guard case .coverage(let bytes) = mask.pixels else { continue }
      let paint = SIMD4(Float(color.blue), Float(color.green), Float(color.red), 1) * Float(color.alpha)
      for (i, byte) in bytes.enumerated() where byte > 0 {
        let index = (mask.top - top + i / mask.width) * width + mask.left - left + i % mask.width
        let source = paint * (Float(byte) / 255)
        pixels[index] = source + pixels[index] * (1 - source.w)
      }
    }
    return GlyphImage(left: left, top: top, width: width, height: bottom - top, pixels: .color(pixels.map { GlyphBitmap.packed($0 * 255) }))
  }

  /// The bounds of all layers in points of the instance; nil for a glyph without layers.
  func layerBounds(of glyph: GlyphID, in font: FontInstance) -> Rect? {
    let boxes = layers(of: glyph).compactMap { shape(of: $0.glyph, in: font).bounds }
    return boxes.isEmpty ? nil : boxes.reduce(.zero) { $0.union($1) }
  }

  func hasLayers(_ glyph: GlyphID) -> Bool {
    hb_ot_color_glyph_get_layers(hb_font_get_face(shaping), glyph.value, 0, nil, nil) > 0
  }

  private func layers(of glyph: GlyphID) -> [GlyphLayer] {
    let face: OpaquePointer = hb_font_get_face(shaping)
    var count = hb_ot_color_glyph_get_layers(face, glyph.value, 0, nil, nil)
    guard count > 0 else { return [] }
    let layers = [hb_ot_color_layer_t](unsafeUninitializedCapacity: Int(count)) { buffer, filled in
      hb_ot_color_glyph_get_layers(face, glyph.value, 0, &count, buffer.baseAddress)
      filled = Int(count)
    }
    return layers.map { GlyphLayer(glyph: GlyphID($0.glyph), color: color(at: $0.color_index, in: face)) }
  }

  private func color(at index: UInt32, in face: OpaquePointer) -> SRGBColor {
    var color: hb_color_t = 0
    var count: UInt32 = 1
    hb_ot_color_palette_get_colors(face, 0, index, &count, &color)
    guard count == 1 else { return .black }
    // HarfBuzz packs blue, green, red, alpha from the highest byte down.
    return SRGBColor(
      UInt8(color >> 8 & 255), UInt8(color >> 16 & 255), UInt8(color >> 24), alpha: Double(color & 255) / 255)
  }
}
