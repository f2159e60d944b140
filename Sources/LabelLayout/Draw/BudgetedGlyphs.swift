// SPDX-License-Identifier: MIT

internal import LabelCore

/// Glyphs that are counted as outlines: those of stroked and rotated text, and those that an underline leaves gaps for. They are empty once the
/// limit is exceeded.
final class BudgetedGlyphs: GlyphSource {
  private let glyphs: any GlyphSource
  private let budget: OutlineBudget
  /// The number of pixels that take about as much memory as an element.
  private static let pixelsPerElement = 8

  init(_ glyphs: any GlyphSource, _ budget: OutlineBudget) {
    self.glyphs = glyphs
    self.budget = budget
  }

  var hasDrawings: Bool { glyphs.hasDrawings }

  func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath {
    if budget.isExceeded { return VectorPath() }
    let outline = glyphs.outline(of: glyph, in: font)
    return budget.allows(outline.elements.count) ? outline : VectorPath()
  }

  func image(of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase) throws(MachineError) -> GlyphImage {
    if budget.isExceeded { return .blank }
    let image = try glyphs.image(of: glyph, in: font, scale: scale, phase: phase)
    return budget.allows(image.width * image.height / Self.pixelsPerElement) ? image : .blank
  }

  func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect { glyphs.inkBounds(of: glyph, in: font) }

  func drawing(of glyph: GlyphID, in font: FontInstance, foreground: SRGBColor) -> GlyphDrawing? {
    guard !budget.isExceeded, let drawing = glyphs.drawing(of: glyph, in: font, foreground: foreground) else { return nil }
    return budget.allows(drawing.commands.pathElementCount) ? drawing : nil
  }
}
