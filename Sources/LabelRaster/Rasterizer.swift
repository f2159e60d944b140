// SPDX-License-Identifier: MIT

package import LabelCore

/// Rasterizes display lists to bitmaps. It has a glyph cache and is used by one thread, as its glyph source is.
package final class Rasterizer {
  private let glyphs: GlyphCache
  private let shapeCache: ShapeCache
  private let ramp = ColorRamp()
  private let blurs = BlurCache()
  private let limits: Limits
  private let deadline: Deadline
  /// The memory of the last bitmap, which the next one reuses unless the bitmap is still referenced.
  private var reusablePixels: [UInt32] = []

  /// The maximum number of pixels that are kept for reuse, 4 MiB.
  private static let maximumReusableCount = 1 << 20

  /// - Parameters:
  ///   - glyphs: The source of glyph outlines and images.
  ///   - limits: The largest image for which memory is allocated.
  ///   - deadline: The time that the current label has left.
  ///   - glyphCacheBytes: The maximum size of cached glyph images; 4 MiB are some ten thousand of body text.
  ///   - shapeCacheBytes: The maximum size of cached icons; 4 MiB are some nine hundred of 32 pixels.
  package init(
    glyphs: any GlyphSource, limits: Limits = .standard, deadline: Deadline = Deadline(), glyphCacheBytes: Int = 4 << 20,
    shapeCacheBytes: Int = 4 << 20
  ) {
    self.deadline = deadline
    self.glyphs = GlyphCache(source: glyphs, maximumBytes: glyphCacheBytes)
    self.shapeCache = ShapeCache(maximumBytes: shapeCacheBytes)
    self.limits = limits
  }

  /// Paints a display list on its canvas.
  ///
  /// - Returns: A bitmap of the canvas' size in pixels, 1×1 for an empty canvas.
  /// - Throws: `MachineError.library` if Cairo or the glyph source fails, memory runs out, or the canvas exceeds the limits, which layout has
  ///   checked for every user's input (`Limits.checkedPixelSize`); `.timedOut` if the label's time is over.
  package func rasterize(_ list: DisplayList, precision: CurvePrecision = .finest) throws(MachineError) -> Bitmap {
    let area = try area(of: list)
    let space = PixelSpace(grid: PixelGrid(scale: list.scale), origin: list.canvas.origin, precision: precision)
    let painter = Painter(space: space, glyphs: glyphs, shapeCache: shapeCache, ramp: ramp, blurs: blurs, deadline: deadline)
    var pixels = clearPixels(count: area.width * area.height)
    // Painted directly into the bitmap's array, without a copy.
    let outcome = pixels.withUnsafeMutableBufferPointer { memory in
      memory.baseAddress.map { first in
        Result { () throws(MachineError) in try painter.paint(list.commands, on: Layer(area: area, over: first)) }
      }
    }
    try outcome?.get()
    if pixels.count <= Self.maximumReusableCount { reusablePixels = pixels }
    return Bitmap(width: area.width, height: area.height, scale: list.scale, pixels: pixels)
  }

  /// Clear pixels, in the last bitmap's memory if that is free: page faults in new memory cost more than clearing.
  private func clearPixels(count: Int) -> [UInt32] {
    var pixels = reusablePixels
    reusablePixels = []
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
