// SPDX-License-Identifier: MIT

internal import LabelCore

/// Counts what a vector file will hold, while it is prepared: outlines, images, and the pixels that are painted for the images.
///
/// A PNG image has the same size whatever is painted, and its glyphs come from a cache. A vector file has all of it, each copy of a glyph too.
/// So a label within the limits of `PaintWork` may still be too large for it. Each part is counted before memory is taken for it.
final class VectorBudget {
  private let limits: Limits
  private let outlines: OutlineBudget
  private var paintedPixels = 0.0
  private var imagePixels = 0

  init(_ limits: Limits) {
    self.limits = limits
    outlines = OutlineBudget(limit: limits.maximumEdgeRows)
  }

  /// Counts elements of outlines.
  ///
  /// - Throws: `LabelError.tooMuchWork`, as the other functions do.
  func add(elements: Int) throws(Diagnostic) {
    guard outlines.allows(elements) else { throw Diagnostic(outlines.error) }
  }

  /// Counts the pixels of a canvas on which a part is painted.
  func add(painting canvas: Rect, scale: Double) throws(Diagnostic) {
    paintedPixels += max(1, canvas.width * scale) * max(1, canvas.height * scale)
    let limit = limits.maximumArea * Limits.passes
    // Written so that NaN is too much.
    guard paintedPixels <= Double(limit) else {
      throw Diagnostic(LabelError.tooMuchWork(what: "pixels are painted", count: paintedPixels, limit: limit))
    }
  }

  /// Counts the pixels of an image.
  func add(image: Bitmap) throws(Diagnostic) {
    imagePixels += image.pixels.count
    let limit = limits.maximumArea * Limits.images
    guard imagePixels <= limit else {
      throw Diagnostic(LabelError.tooMuchWork(what: "pixels are in pictures", count: Double(imagePixels), limit: limit))
    }
  }
}
