// SPDX-License-Identifier: MIT

internal import LabelCore

/// Keeps the pictures of icons lately painted, within a fixed number of bytes.
///
/// Two generations, as in `GlyphCache`: what is used moves to the young one; when that holds half the bytes it becomes the old one.
final class ShapeCache {
  /// What a run of shapes came to.
  struct Picture {
    /// Which pixels it covers, from the run's corner.
    let area: PixelRect
    /// Premultiplied pixels of `area`, rows from the top without gaps; empty where nothing was painted.
    let pixels: [UInt32]
  }

  private let generationBytes: Int
  private var young: [ShapeDigest: Picture?] = [:]
  private var old: [ShapeDigest: Picture?] = [:]
  private var youngBytes = 0

  /// The largest picture worth keeping, in pixels a side.
  static let largestSide = 256
  /// What an entry costs besides its pixels: array header, dictionary entry.
  private static let overhead = 128

  init(maximumBytes: Int) { generationBytes = maximumBytes / 2 }

  /// The picture of a run, made by `paint` if it is not known; nil where that said that it is not worth keeping, which is kept too.
  func picture(of run: ShapeDigest, paint: () throws(MachineError) -> Picture?) throws(MachineError) -> Picture? {
    if let known = young[run] { return known }
    let picture: Picture?
    if let known = old[run] { picture = known } else { picture = try paint() }
    let cost = (picture?.pixels.count ?? 0) * 4 + Self.overhead
    if youngBytes + cost > generationBytes {
      old = young
      young = [:]
      youngBytes = 0
    }
    young[run] = .some(picture)
    youngBytes += cost
    return picture
  }
}
