// SPDX-License-Identifier: MIT

import LabelCore

/// A font in which every glyph is the same box above the baseline; it counts the rendered images.
final class FakeGlyphs: GlyphSource {
  /// The width and height of the box in em.
  var box = Size(width: 0.5, height: 0.75)
  /// The images of some glyphs, used instead of the box.
  var images: [GlyphID: GlyphImage] = [:]
  /// The drawings of some glyphs in em, by the text's colour.
  var drawings: [GlyphID: (SRGBColor) -> GlyphDrawing] = [:]
  /// An error that is thrown instead of returning an image.
  var failure: MachineError?
  private(set) var renderedImageCount = 0

  private(set) var drawingCount = 0

  var hasDrawings: Bool { !drawings.isEmpty }

  func drawing(of glyph: GlyphID, in font: FontInstance, foreground: SRGBColor) -> GlyphDrawing? {
    guard let make = drawings[glyph] else { return nil }
    drawingCount += 1
    var drawing = make(foreground)
    drawing.commands = drawing.commands.map { $0.scaled(by: font.pointSize) }
    drawing.inkBounds = drawing.commands.paintedBounds
    return drawing
  }

  func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath {
    images[glyph] == nil && drawings[glyph] == nil ? .rectangle(inkBounds(of: glyph, in: font)) : VectorPath()
  }

  func image(of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase) throws(MachineError) -> GlyphImage {
    renderedImageCount += 1
    if let failure { throw failure }
    if let image = images[glyph] { return image }
    let width = box.width * font.pointSize * scale
    let height = box.height * font.pointSize * scale
    let columns = Int((width + phase.fraction).rounded(.up))
    let rows = Int(height.rounded(.up))
    var coverage: [UInt8] = []
    for row in 0..<rows {
      let vertical = min(1, height - Double(rows - 1 - row))
      for column in 0..<columns {
        let horizontal = max(0, min(Double(column + 1), phase.fraction + width) - max(Double(column), phase.fraction))
        coverage.append(UInt8((vertical * horizontal * 255).rounded()))
      }
    }
    return GlyphImage(left: 0, top: -rows, width: columns, height: rows, pixels: .coverage(coverage))
  }

  func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect {
    let height = box.height * font.pointSize
    return Rect(x: 0, y: -height, width: box.width * font.pointSize, height: height)
  }
}

extension FontInstance {
  static func fake(_ size: Double) -> FontInstance { FontInstance(face: FontFaceID(1), name: "Fake", pointSize: size) }
}

extension GlyphRun {
  /// One glyph of the fake font.
  static func one(_ glyph: UInt32 = 7, at position: Point, size: Double = 8) -> GlyphRun {
    GlyphRun(font: .fake(size), glyphs: [PositionedGlyph(glyph: GlyphID(glyph), position: position)])
  }
}
