// SPDX-License-Identifier: MIT

internal import LabelCore

/// Undoes premultiplication, choosing among all straight colours that give the same premultiplied pixel.
///
/// The less alpha a pixel has, the more straight colours fit it; a clear pixel is fitted by all. The picture's own inks (the colours it
/// has most of) go first, so that the soft edge of a blue shape is blue throughout, as is the nothing round it: true to what was painted,
/// and far fewer different bytes. Where no ink fits, the nearest straight colour stands. Premultiplying gives back every pixel exactly.
struct StraightColors {
  /// For each ink its premultiplied pixel at every alpha, 256 words an ink.
  private let inkRamps: [UInt32]
  private let inks: [UInt32]
  /// What clear pixels become: the first ink, or black in a picture without any.
  private let clear: UInt32

  init(for bitmap: Bitmap) { self.init(inks: InkColors.most(of: bitmap)) }

  /// - Parameter inks: opaque colours 0xFFRRGGBB in the order in which they are tried.
  init(inks: [UInt32]) {
    self.inks = inks.map { $0 & 0x00FF_FFFF }
    inkRamps = inks.flatMap { ink in (0...255 as ClosedRange<UInt32>).map { PixelMath.scaled(ink, by: $0) } }
    clear = self.inks.first ?? 0
  }

  /// The straight colour 0xAARRGGBB of a premultiplied pixel.
  @inline(__always)
  func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return clear }
    for index in inks.indices where inkRamps[index << 8 | Int(alpha)] == pixel { return alpha << 24 | inks[index] }
    return Self.nearest(pixel)
  }

  /// The straight colour nearest to a pixel that is neither clear nor opaque, each channel rounded.
  static func nearest(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    func channel(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 255) &* 255 &+ alpha / 2) / alpha) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
