// SPDX-License-Identifier: MIT

import LabelCore

/// A glyph source of boxes: glyph n is n/10 em wide, 0.5 em high and stands on the baseline. Glyph 99 is a red picture.
final class BoxGlyphs: GlyphSource {
  private(set) var imagesMade = 0

  static func font(_ size: Double) -> FontInstance { FontInstance(face: FontFaceID(0), name: "Boxes", pointSize: size) }

  func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect {
    Rect(x: 0, y: -font.pointSize / 2, width: font.pointSize * Double(glyph.value) / 10, height: font.pointSize / 2)
  }

  func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath { .rectangle(inkBounds(of: glyph, in: font)) }

  func image(of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase) throws(MachineError) -> GlyphImage {
    imagesMade += 1
    if glyph.value == 99 {
      return GlyphImage(left: 0, top: -2, width: 2, height: 2, pixels: .color(Array(repeating: 0xFFFF_0000, count: 4)))
    }
    let box = inkBounds(of: glyph, in: font)
    let right = phase.fraction + box.width * scale
    let width = Int(right.rounded(.up))
    let height = Int(box.height * scale)
    let row = (0..<width).map { column -> UInt8 in
      let covered = min(Double(column + 1), right) - max(Double(column), phase.fraction)
      return UInt8((max(0, covered) * 255).rounded())
    }
    return GlyphImage(left: 0, top: -height, width: width, height: height, pixels: .coverage((0..<height).flatMap { _ in row }))
  }
}

/// Paper of whole points at 1x with these commands.
func list(_ width: Double, _ height: Double, scale: Double = 1, _ commands: [DrawCommand]) -> DisplayList {
  let paper = Rect(x: 0, y: 0, width: width, height: height)
  return DisplayList(scale: scale, layoutRect: paper, canvas: paper, commands: commands)
}

func fill(_ rect: Rect, _ color: SRGBColor) -> DrawCommand { .fill(.rectangle(rect), .nonzero, .color(color)) }
