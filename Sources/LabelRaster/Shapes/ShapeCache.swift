// SPDX-License-Identifier: MIT

/// Keeps what icons lately painted came to, within a fixed number of bytes: their pictures, and how much of each pixel each of their
/// shapes covers, from which the same icon is painted in other colours.
final class ShapeCache {
  /// What a run of shapes came to; nil where that is not worth keeping.
  let pictures: SizedCache<ShapePicture?>
  /// What single shapes cover.
  let masks: SizedCache<CoverageMask>

  /// The largest picture worth keeping, in pixels a side.
  static let largestSide = 256

  init(maximumBytes: Int) {
    // A mask has a quarter of a picture's bytes and serves in many colours.
    masks = SizedCache(maximumBytes: maximumBytes / 4)
    pictures = SizedCache(maximumBytes: maximumBytes - maximumBytes / 4)
  }
}

/// What a run of shapes came to.
struct ShapePicture: Sized {
  /// Which pixels it covers, from the run's corner.
  let area: PixelRect
  /// Premultiplied pixels of `area`, rows from the top without gaps; empty where nothing was painted.
  let pixels: [UInt32]

  var byteCount: Int { pixels.count * MemoryLayout<UInt32>.stride }
}

extension ShapePicture?: Sized {
  var byteCount: Int { self.map(\.byteCount) ?? 0 }
}
