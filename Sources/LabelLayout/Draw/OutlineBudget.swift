// SPDX-License-Identifier: MIT

internal import LabelCore

/// The elements of outlines that the display list of a label may have.
///
/// Icons are copied to each place where they are drawn, and so are the outlines of stroked and rotated glyphs. They are counted before, so that
/// thousands of copies of a large icon are an error and do not use up the memory. An element counts as at least one row of pixels that is
/// crossed (`PaintWork`), so no list with more elements could be painted.
final class OutlineBudget {
  private let limit: Int
  private var count = 0

  init(limit: Int) { self.limit = limit }

  /// Counts elements that are about to be copied.
  ///
  /// - Returns: False if there are too many; then they are not to be copied.
  func allows(_ elements: Int) -> Bool {
    let (sum, overflows) = count.addingReportingOverflow(elements)
    count = overflows ? .max : sum
    return count <= limit
  }

  /// - Throws: `LabelError.tooMuchWork` if there were too many.
  func check() throws(LabelError) {
    guard count <= limit else { throw .tooMuchWork(what: "elements are in outlines", count: Double(count), limit: limit) }
  }
}

/// Glyphs whose outlines and pixels become parts of a display list, as those of rotated text do, or are cut by underlines. They are empty once
/// there are too many.
final class BudgetedGlyphs: GlyphSource {
  private let glyphs: any GlyphSource
  private let budget: OutlineBudget
  /// The pixels that take as much memory as an element.
  private static let pixelsPerElement = 8

  init(_ glyphs: any GlyphSource, _ budget: OutlineBudget) {
    self.glyphs = glyphs
    self.budget = budget
  }

  var hasDrawings: Bool { glyphs.hasDrawings }

  func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath {
    // Reading an outline is work, too.
    guard budget.allows(0) else { return VectorPath() }
    let outline = glyphs.outline(of: glyph, in: font)
    return budget.allows(outline.elements.count) ? outline : VectorPath()
  }

  func image(of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase) throws(MachineError) -> GlyphImage {
    // A glyph whose outline is empty because there are too many is no image.
    if !budget.allows(0) { return .blank }
    let image = try glyphs.image(of: glyph, in: font, scale: scale, phase: phase)
    return budget.allows(image.width * image.height / Self.pixelsPerElement) ? image : .blank
  }

  func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect { glyphs.inkBounds(of: glyph, in: font) }

  func drawing(of glyph: GlyphID, in font: FontInstance, foreground: SRGBColor) -> GlyphDrawing? {
    guard budget.allows(0), let drawing = glyphs.drawing(of: glyph, in: font, foreground: foreground) else { return nil }
    return budget.allows(drawing.commands.pathElementCount) ? drawing : nil
  }
}
