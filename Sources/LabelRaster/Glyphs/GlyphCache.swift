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
  private var strikeCount = 0
  private var glyphImageCache: LRUCache<Key, GlyphImage>
  /// The direct-mapped table: the most recently used glyph of each slot.
  private var slots = [(key: Key, image: GlyphImage, isUsed: Bool)](repeating: (.none, .blank, false), count: 1 << slotBits)

  private static let slotBits = 9

  /// The cost of an image besides its pixels: array header, dictionary entry.
  private static let overhead = 128
  /// The area of the largest image that is cached, in pixels: a square of 256.
  private static let largestImage = 256.0 * 256
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
    // Numbers are never reused, so images of evicted strikes cannot be mistaken for those of new ones.
    strikeCount += 1
    let strike = Strike(number: strikeCount, font: font, scale: scale)
    strikeCache.insert(strike, for: key)
    return strike
  }

  /// Calls `body` with a glyph's image, from the cache or from the source.
  ///
  /// - Returns: False for a glyph whose image would be too large for the cache; fill its outline instead.
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
    let isLarge = isLarge(key.glyph, in: strike)
    if isLarge, !source.outline(of: key.glyph, in: strike.font).isEmpty { return nil }
    let image = try source.image(of: key.glyph, in: strike.font, scale: strike.scale, phase: key.phase)
    if !isLarge { cache(image, as: key) }
    return image
  }

  /// A glyph's outline, in points from its origin.
  func outline(of glyph: GlyphID, in strike: Strike) -> VectorPath { source.outline(of: glyph, in: strike.font) }

  /// Whether a glyph's image is so large that filling its outline is better than caching it, or its font so large that it has no image.
  private func isLarge(_ glyph: GlyphID, in strike: Strike) -> Bool {
    let pixelsPerEm = strike.font.pointSize * strike.scale
    guard pixelsPerEm > Self.largestSmallEm else { return false }
    if pixelsPerEm > GlyphImage.largestEm { return true }
    let bounds = source.inkBounds(of: glyph, in: strike.font)
    return bounds.width * strike.scale * bounds.height * strike.scale > Self.largestImage
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
