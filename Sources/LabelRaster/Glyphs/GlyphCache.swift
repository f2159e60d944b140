// SPDX-License-Identifier: MIT

internal import LabelCore

/// Keeps the pictures of glyphs lately drawn, within a fixed number of bytes.
///
/// Two generations: what is used moves to the young one; when that holds half the bytes it becomes the old one, and what nobody used
/// meanwhile is let go. Cheaper than a list of uses, and never more than the budget.
final class GlyphCache {
  /// A font at a scale: what all pictures of one run share.
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

    /// No glyph's: strikes are counted from 1.
    static let none = Key(strike: 0, glyph: .missing, phase: .zero)

    static func == (a: Key, b: Key) -> Bool {
      a.glyph.value == b.glyph.value && a.strike == b.strike && a.phase.quarters == b.phase.quarters
    }

    /// Where `latest` has it: neighbouring numbers and phases fall apart.
    var place: Int {
      (Int(truncatingIfNeeded: glyph.value) &* 4 &+ strike &* 97 &+ phase.quarters) & (1 << GlyphCache.latestBits - 1)
    }
  }

  private let source: any GlyphSource
  private let generationBytes: Int
  private var strikes: [StrikeKey: Strike] = [:]
  private var strikeCount = 0
  private var young: [Key: GlyphImage] = [:]
  private var old: [Key: GlyphImage] = [:]
  private var youngBytes = 0
  /// Glyphs of both generations that were met last, each at the place that its key points to: most are found without a look at a table.
  private var latest = [(key: Key, image: GlyphImage)](repeating: (.none, .blank), count: 1 << latestBits)

  private static let latestBits = 9

  /// What a picture costs besides its pixels: array header, dictionary entry.
  private static let overhead = 128
  /// Fonts at sizes that are told apart before all is forgotten; autoshrink can ask for a new one with every label.
  private static let mostStrikes = 4096

  /// The largest picture worth keeping, in pixels: a square of 256.
  private static let largestPicture = 256.0 * 256
  /// Up to this em in pixels no glyph is asked for its size: one of four ems each way still is no larger than that.
  private static let largestSmallEm = 64.0

  init(source: any GlyphSource, maximumBytes: Int) {
    self.source = source
    self.generationBytes = maximumBytes / 2
  }

  /// Looks a font up once for all glyphs of a run.
  func strike(of font: FontInstance, scale: Double) -> Strike {
    let key = StrikeKey(font: font, scale: scale)
    if let known = strikes[key] { return known }
    if strikes.count >= Self.mostStrikes { removeAll() }
    // Numbers are never given again: pictures of forgotten strikes cannot be mistaken for new ones.
    strikeCount += 1
    let strike = Strike(number: strikeCount, font: font, scale: scale)
    strikes[key] = strike
    return strike
  }

  /// Hands a glyph's picture, from the cache or from the source, to `body`.
  ///
  /// - Returns: false when the glyph has an outline and is too large to be worth keeping: fill the outline.
  func withImage(
    of glyph: GlyphID, in strike: Strike, phase: SubpixelPhase, _ body: (GlyphImage) -> Void
  ) throws(MachineError) -> Bool {
    let key = Key(strike: strike.number, glyph: glyph, phase: phase)
    let entry = latest[key.place]
    if entry.key == key {
      body(entry.image)
      return true
    }
    guard let image = try image(for: key, in: strike) else { return false }
    body(image)
    return true
  }

  /// The picture of a glyph that was not met lately.
  private func image(for key: Key, in strike: Strike) throws(MachineError) -> GlyphImage? {
    if let image = young[key] {
      note(image, as: key)
      return image
    }
    if let image = old[key] {
      keep(image, as: key)
      return image
    }
    let isLarge = isLarge(key.glyph, in: strike)
    if isLarge, !source.outline(of: key.glyph, in: strike.font).isEmpty { return nil }
    let image = try source.image(of: key.glyph, in: strike.font, scale: strike.scale, phase: key.phase)
    if !isLarge { keep(image, as: key) }
    return image
  }

  /// A glyph's outline, in points from its origin.
  func outline(of glyph: GlyphID, in strike: Strike) -> VectorPath { source.outline(of: glyph, in: strike.font) }

  /// Whether a glyph's picture would be so large that filling its outline is better than keeping it.
  private func isLarge(_ glyph: GlyphID, in strike: Strike) -> Bool {
    guard strike.font.pointSize * strike.scale > Self.largestSmallEm else { return false }
    let bounds = source.inkBounds(of: glyph, in: strike.font)
    return bounds.width * strike.scale * bounds.height * strike.scale > Self.largestPicture
  }

  private func keep(_ image: GlyphImage, as key: Key) {
    let cost = image.byteCount + Self.overhead
    if youngBytes + cost > generationBytes {
      old = young
      young = [:]
      youngBytes = 0
      // Nothing else may hold what nobody used, and what is used has to come by the young generation.
      forgetLatest()
    }
    young[key] = image
    note(image, as: key)
    youngBytes += cost
  }

  private func note(_ image: GlyphImage, as key: Key) { latest[key.place] = (key, image) }

  private func forgetLatest() {
    latest = Array(repeating: (.none, .blank), count: latest.count)
  }

  private func removeAll() {
    strikes = [:]
    young = [:]
    old = [:]
    forgetLatest()
    youngBytes = 0
  }
}

extension GlyphImage {
  fileprivate var byteCount: Int {
    switch pixels {
    case .coverage(let bytes): bytes.count
    case .color(let words): words.count * 4
    }
  }
}
