// SPDX-License-Identifier: MIT

internal import LabelCore

/// Caches the pixels of icons, and the coverage masks of their shapes, for the same icon in other colours.
///
/// Used by one thread.
final class ShapeCache {
  /// Images of runs of shapes; nil for one that is too large to be cached.
  private var imageCache: LRUCache<ShapeDigest, ShapeImage?>
  /// Masks of single shapes.
  private var maskCache: LRUCache<ShapeDigest, CoverageMask>

  /// The largest image that is cached, in pixels a side.
  static let largestSide = 256
  /// The cost of an entry besides its pixels, in bytes: array header, dictionary entry.
  private static let overhead = 128

  /// - Parameter maximumBytes: The limit of both caches together.
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
  /// The pixels that it covers, relative to the run's corner.
  let area: PixelRect
  /// Premultiplied pixels of `area`, rows from the top without gaps; empty if nothing was painted.
  let pixels: [UInt32]

  var byteCount: Int { pixels.count * MemoryLayout<UInt32>.stride }
}
