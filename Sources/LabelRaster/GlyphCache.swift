// SPDX-License-Identifier: MIT

internal import LabelCore

/// Keeps glyphs that were turned into pixels. Bounded: when full it starts anew, which costs a warm-up and never grows.
final class GlyphCache {
  private struct Key: Hashable {
    var font: FontInstance
    var glyph: GlyphID
    var scale: Double
    var phase: SubpixelPhase
  }

  private let source: any GlyphSource
  private var images: [Key: GlyphImage] = [:]
  private var bytes = 0
  /// 8 MiB: some ten thousand glyphs of body text.
  private static let capacity = 8 << 20

  init(source: any GlyphSource) { self.source = source }

  func image(of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase) throws(MachineError) -> GlyphImage {
    let key = Key(font: font, glyph: glyph, scale: scale, phase: phase)
    if let known = images[key] { return known }
    let image = try source.image(of: glyph, in: font, scale: scale, phase: phase)
    let size = Self.size(of: image)
    if bytes + size > Self.capacity {
      images.removeAll()
      bytes = 0
    }
    images[key] = image
    bytes += size
    return image
  }

  private static func size(of image: GlyphImage) -> Int {
    let pixels =
      switch image.pixels {
      case .coverage(let values): values.count
      case .color(let values): values.count * 4
      }
    return pixels + MemoryLayout<Key>.size + MemoryLayout<GlyphImage>.size
  }
}
