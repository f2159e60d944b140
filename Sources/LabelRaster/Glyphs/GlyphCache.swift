// SPDX-License-Identifier: MIT

internal import LabelCore

/// Caches glyph images up to a limit in bytes.
///
/// A direct-mapped table of 512 entries in front of the LRU cache finds most glyphs without hashing. It has only images that the LRU cache has
/// too, and tells the LRU cache which images were used when one is to be evicted.
final class GlyphCache {
  /// A font at a scale, shared by all glyph images of a run.
  struct Strike: Hashable {
    fileprivate let number: Int
    let font: FontInstance
    let scale: Double

    static func == (a: Strike, b: Strike) -> Bool { a.number == b.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private struct StrikeKey: Hashable {
    let font: FontInstance
    let scale: Double
  }

  /// A strike with the colour of the text, for colour glyphs that are partly painted in it.
  private struct PaintedStrikeKey: Hashable {
    let strike: Int
    let foreground: UInt32
  }

  private struct Key: Hashable {
    let strike: Int
    let glyph: GlyphID
    let phase: SubpixelPhase

    /// The key of no glyph: strikes are counted from 1.
    static let none = Key(strike: 0, glyph: .missing, phase: .zero)

    static func == (a: Key, b: Key) -> Bool {
      a.glyph.value == b.glyph.value && a.strike == b.strike && a.phase.quarters == b.phase.quarters
    }

    /// The slot in the direct-mapped table: neighbouring glyphs and phases have different ones.
    var slot: Int {
      (Int(truncatingIfNeeded: glyph.value) &* 4 &+ strike &* 97 &+ phase.quarters) & (1 << GlyphCache.slotBits - 1)
    }
  }

  private let source: any GlyphSource
  private var strikeCache = LRUCache<StrikeKey, Strike>(costLimit: 4096)
  private var paintedStrikeCache = LRUCache<PaintedStrikeKey, Strike>(costLimit: 1024)
  private var strikeCount = 0
  private var glyphImageCache: LRUCache<Key, GlyphImage>
  /// The direct-mapped table: the most recently used glyph of each slot.
  private var slots = [(key: Key, image: GlyphImage, isUsed: Bool)](repeating: (.none, .blank, false), count: 1 << slotBits)

  private static let slotBits = 9

  /// The cost of an image besides its pixels: array header, dictionary entry.
  private static let overhead = 128
  /// Up to this em in pixels, glyph sizes are not checked: even a glyph of four ems in each direction is not larger than the limit.
  private static let largestSmallEm = 64.0

  init(source: any GlyphSource, maximumBytes: Int) {
    self.source = source
    glyphImageCache = LRUCache(costLimit: maximumBytes)
  }

  /// Looks up a font once for all glyphs of a run.
  func strike(of font: FontInstance, scale: Double) -> Strike {
    let key = StrikeKey(font: font, scale: scale)
    if let strike = strikeCache[key] { return strike }
    let strike = newStrike(font, scale)
    strikeCache.insert(strike, for: key)
    return strike
  }

  /// The strike of the same font for glyphs that are partly painted in the text's colour.
  func strike(_ strike: Strike, paintedIn foreground: PremultipliedPixel) -> Strike {
    let key = PaintedStrikeKey(strike: strike.number, foreground: foreground.argb)
    if let painted = paintedStrikeCache[key] { return painted }
    let painted = newStrike(strike.font, strike.scale)
    paintedStrikeCache.insert(painted, for: key)
    return painted
  }

  /// Numbers are never reused, so images of evicted strikes cannot be mistaken for those of new ones.
  private func newStrike(_ font: FontInstance, _ scale: Double) -> Strike {
    strikeCount += 1
    return Strike(number: strikeCount, font: font, scale: scale)
  }

  /// Calls `body` with a glyph's image, from the cache or from the source.
  ///
  /// - Returns: False for a drawing that is not in the cache, and for a glyph whose image would be too large for it; paint the drawing or
  ///   fill the outline instead.
  func withImage(
    of glyph: GlyphID, in strike: Strike, phase: SubpixelPhase, _ body: (GlyphImage) -> Void
  ) throws(MachineError) -> Bool {
    let key = Key(strike: strike.number, glyph: glyph, phase: phase)
    let entry = slots[key.slot]
    if entry.key == key {
      if !entry.isUsed { slots[key.slot].isUsed = true }
      body(entry.image)
      return true
    }
    guard let image = try image(for: key, in: strike) else { return false }
    body(image)
    return true
  }

  /// The image of a glyph that is not in the direct-mapped table.
  private func image(for key: Key, in strike: Strike) throws(MachineError) -> GlyphImage? {
    if let image = glyphImageCache[key] {
      slots[key.slot] = (key, image, false)
      return image
    }
    // The pixels of a drawing depend on more than the source knows.
    if source.hasDrawings, drawing(of: key.glyph, in: strike, foreground: .black) != nil { return nil }
    let isLarge = isLarge(key.glyph, in: strike)
    if isLarge, !source.outline(of: key.glyph, in: strike.font).isEmpty { return nil }
    let image = try source.image(of: key.glyph, in: strike.font, scale: strike.scale, phase: key.phase)
    if !isLarge { cache(image, as: key) }
    return image
  }

  /// A colour glyph as commands, in points from its origin; nil for a glyph that is no drawing.
  func drawing(of glyph: GlyphID, in strike: Strike, foreground: SRGBColor) -> GlyphDrawing? {
    source.hasDrawings ? source.drawing(of: glyph, in: strike.font, foreground: foreground) : nil
  }

  /// Caches the pixels of a drawing.
  func insert(_ image: GlyphImage, of glyph: GlyphID, in strike: Strike, phase: SubpixelPhase) {
    cache(image, as: Key(strike: strike.number, glyph: glyph, phase: phase))
  }

  /// A glyph's outline, in points from its origin.
  func outline(of glyph: GlyphID, in strike: Strike) -> VectorPath { source.outline(of: glyph, in: strike.font) }

  /// Whether a glyph's image is so large that filling its outline is better than caching it, or its font so large that it has no image.
  private func isLarge(_ glyph: GlyphID, in strike: Strike) -> Bool {
    let pixelsPerEm = strike.font.pointSize * strike.scale
    guard pixelsPerEm > Self.largestSmallEm else { return false }
    if pixelsPerEm > GlyphImage.largestEm { return true }
    let bounds = source.inkBounds(of: glyph, in: strike.font)
    return bounds.width * strike.scale * bounds.height * strike.scale > GlyphImage.largestCachedArea
  }

  private func cache(_ image: GlyphImage, as key: Key) {
    glyphImageCache.insert(image, for: key, cost: image.byteCount + Self.overhead) { key in
      guard slots[key.slot].key == key else { return false }
      if slots[key.slot].isUsed {
        slots[key.slot].isUsed = false
        return true
      }
      slots[key.slot] = (.none, .blank, false)
      return false
    }
    slots[key.slot] = (key, image, false)
  }
}

extension GlyphImage {
  fileprivate var byteCount: Int {
    switch pixels {
    case .coverage(let bytes): bytes.count
    case .color(let colors): colors.count * 4
    }
  }
}
