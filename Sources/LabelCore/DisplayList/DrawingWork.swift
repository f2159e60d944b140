// SPDX-License-Identifier: MIT

/// The work of painting the drawings of colour glyphs, each looked at once.
struct DrawingWork {
  private struct Key: Hashable {
    var glyph: GlyphID
    var font: FontInstance
  }

  private struct Entry {
    var work: PaintWork
    /// How often the drawing is still painted: the pixels of a small one are cached for each position between pixels.
    var remaining: Int
  }

  private let glyphs: any GlyphSource
  /// Nil for a glyph that is no drawing.
  private var entries: [Key: Entry?] = [:]

  init(_ glyphs: any GlyphSource) { self.glyphs = glyphs }

  /// The work of painting one more glyph of a font; nil for a glyph that is no drawing, and for one whose pixels are cached.
  ///
  /// - Parameter largest: The canvas in pixels. What a drawing paints outside is no work.
  mutating func next(_ glyph: GlyphID, in font: FontInstance, scale: Double, largest: Rect) -> PaintWork? {
    let key = Key(glyph: glyph, font: font)
    let known = entries[key] ?? entry(glyph, font, scale, largest)
    guard var entry = known, entry.remaining > 0 else {
      entries[key] = .some(known)
      return nil
    }
    entry.remaining -= 1
    entries[key] = .some(entry)
    return entry.work
  }

  private func entry(_ glyph: GlyphID, _ font: FontInstance, _ scale: Double, _ largest: Rect) -> Entry? {
    guard let drawing = glyphs.drawing(of: glyph, in: font, foreground: .black) else { return nil }
    let box = drawing.inkBounds
    let canvas = Rect(
      x: box.minX, y: box.minY, width: min(box.width, largest.width / scale), height: min(box.height, largest.height / scale))
    let list = DisplayList(scale: scale, layoutRect: canvas, canvas: canvas, commands: [.group(DrawGroup(commands: drawing.commands))])
    let area = box.width * box.height * scale * scale
    return Entry(work: PaintWork(of: list), remaining: area <= GlyphImage.largestCachedArea ? SubpixelPhase.count : .max)
  }
}
