// SPDX-License-Identifier: MIT

package import LabelCore

/// Turns display lists into pixels. Owns the glyph cache; belongs to one thread, as its glyph source does.
package final class Rasterizer {
  private let glyphs: GlyphCache
  private let shapeCache: ShapeCache
  private let ramp = ColorRamp()
  private let blurs = BlurCache()
  private let limits: Limits
  /// The last picture's memory: the next one's, unless somebody keeps that picture.
  private var sheet: [UInt32] = []

  /// The most pixels that are held between pictures, 4 MiB.
  private static let mostKept = 1 << 20

  /// - Parameters:
  ///   - glyphs: draws what runs of glyphs ask for.
  ///   - limits: the largest picture for which memory is taken.
  ///   - glyphCacheBytes: the most that cached glyph images may hold between labels; 4 MiB are some ten thousand of body text.
  ///   - shapeCacheBytes: the same for icons; 4 MiB are some nine hundred of 32 pixels.
  package init(glyphs: any GlyphSource, limits: Limits = .standard, glyphCacheBytes: Int = 4 << 20, shapeCacheBytes: Int = 4 << 20) {
    self.glyphs = GlyphCache(source: glyphs, maximumBytes: glyphCacheBytes)
    self.shapeCache = ShapeCache(maximumBytes: shapeCacheBytes)
    self.limits = limits
  }

  /// Paints a display list on its canvas.
  ///
  /// - Returns: a bitmap of the canvas' size in pixels, 1×1 for an empty canvas.
  /// - Throws: `MachineError.library` when Cairo or the glyph source fails, memory runs out, or the canvas exceeds the limits, which
  ///   layout has ruled out for every user's input (`Limits.checkedPixelSize`).
  package func rasterize(_ list: DisplayList, precision: CurvePrecision = .finest) throws(MachineError) -> Bitmap {
    let area = try area(of: list)
    let space = PixelSpace(grid: PixelGrid(scale: list.scale), origin: list.canvas.origin, precision: precision)
    let painter = Painter(space: space, glyphs: glyphs, shapeCache: shapeCache, ramp: ramp, blurs: blurs)
    var pixels = clearSheet(count: area.width * area.height)
    // Painted where it stays: a picture is not copied from the sheet.
    let outcome = pixels.withUnsafeMutableBufferPointer { memory in
      memory.baseAddress.map { first in
        Result { () throws(MachineError) in try painter.paint(list.commands, on: Layer(area: area, over: first)) }
      }
    }
    try outcome?.get()
    if pixels.count <= Self.mostKept { sheet = pixels }
    return Bitmap(width: area.width, height: area.height, scale: list.scale, pixels: pixels)
  }

  /// Clear pixels, in the last picture's memory where that is free: pages met for the first time cost more than clearing them.
  private func clearSheet(count: Int) -> [UInt32] {
    var pixels = sheet
    sheet = []
    pixels.removeAll(keepingCapacity: true)
    pixels.append(addingCapacity: count) { $0.append(repeating: 0, count: count) }
    return pixels
  }

  private func area(of list: DisplayList) throws(MachineError) -> PixelRect {
    do {
      let size = try limits.checkedPixelSize(of: list.canvas, scale: list.scale)
      return PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    } catch {
      throw .library(name: "LabelRaster", call: "rasterize", status: 0, message: Diagnostic(error).message)
    }
  }
}
