// SPDX-License-Identifier: MIT

internal import LabelCore

/// Caches the pixels of icons, and the coverage masks of their shapes, from which the same icon is painted in other colours.
///
/// Belongs to one thread.
final class ShapeCache {
  /// Images of runs of shapes; nil for one that is too large to be cached.
  private var imageCache: LRUCache<ShapeDigest, ShapeImage?>
  /// Masks of single shapes.
  private var maskCache: LRUCache<ShapeDigest, CoverageMask>

  /// The largest image that is cached, in pixels a side.
  static let largestSide = 256
  /// What an entry costs besides its pixels, in bytes: array header, dictionary entry.
  private static let overhead = 128

  /// - Parameter maximumBytes: the most that both caches hold together.
  init(maximumBytes: Int) {
    // A mask has a quarter of an image's bytes and is used for many colours.
    maskCache = LRUCache(costLimit: maximumBytes / 4)
    imageCache = LRUCache(costLimit: maximumBytes - maximumBytes / 4)
  }

  /// The image of a run of shapes; nil for one that is too large to be cached.
  func image(_ digest: ShapeDigest, make: () throws(MachineError) -> ShapeImage?) throws(MachineError) -> ShapeImage? {
    try imageCache.value(for: digest, cost: { ($0?.byteCount ?? 0) + Self.overhead }, make: make)
  }

  /// The mask of a shape.
  func mask(_ digest: ShapeDigest, make: () throws(MachineError) -> CoverageMask) throws(MachineError) -> CoverageMask {
    try maskCache.value(for: digest, cost: { $0.byteCount + Self.overhead }, make: make)
  }
}

/// The pixels of a run of shapes.
struct ShapeImage {
  /// Which pixels it covers, from the run's corner.
  let area: PixelRect
  /// Premultiplied pixels of `area`, rows from the top without gaps; empty where nothing was painted.
  let pixels: [UInt32]

  var byteCount: Int { pixels.count * MemoryLayout<UInt32>.stride }
}
