// SPDX-License-Identifier: MIT

internal import LabelCore

/// Undoes premultiplication: chooses one of the straight colours that give the same premultiplied pixel.
///
/// The less alpha a pixel has, the more straight colours match it; every colour matches a transparent pixel. The foreground colours of the
/// image are tried first, so that the antialiased edge of a blue shape is blue throughout, and so are the transparent pixels around it. These
/// are the colours that were painted, and there are far fewer different bytes. If none matches, the nearest straight colour is used.
/// Premultiplying restores every pixel exactly.
package struct StraightColors {
  /// The premultiplied pixel of each foreground colour at every alpha, 256 words per colour. The first has no colour: it is transparent at every
  /// alpha.
  private let ramps: [UInt32]
  private let foregroundColors: [UInt32]
  /// The index before a foreground colour was used.
  static let noForeground = 0
  /// The index of the colour that is tried first.
  static let firstForeground = 1

  /// - Parameter foregroundColors: Opaque colours 0xFFRRGGBB in the order in which they are tried; black, which most shadows have, is last.
  init(foregroundColors: [UInt32]) {
    let foregroundColors = [0] + foregroundColors + [0xFF00_0000]
    self.foregroundColors = foregroundColors.map { $0 & 0x00FF_FFFF }
    ramps = [UInt32](unsafeUninitializedCapacity: foregroundColors.count * 256) { ramps, count in
      for (index, foreground) in foregroundColors.enumerated() {
        for alpha in 0..<256 { ramps[index &* 256 &+ alpha] = PixelMath.scaled(foreground, by: UInt32(truncatingIfNeeded: alpha)) }
      }
      count = foregroundColors.count * 256
    }
  }

  /// The straight colour 0xAARRGGBB of a premultiplied pixel.
  func straight(_ pixel: UInt32) -> UInt32 {
    var first = Self.noForeground
    return withRamps { $0.straight(pixel, like: &first) }
  }

  /// The tables without bounds checks, for loops over many pixels; they must not escape.
  func withRamps<Result>(_ body: (Ramps) -> Result) -> Result {
    ramps.withUnsafeBufferPointer { ramps in
      foregroundColors.withUnsafeBufferPointer { foregroundColors in
        guard let first = ramps.baseAddress, let colors = foregroundColors.baseAddress else { preconditionFailure("there is black") }
        return body(Ramps(ramps: first, foregroundColors: colors, count: foregroundColors.count))
      }
    }
  }

  /// The tables of `StraightColors`.
  struct Ramps {
    fileprivate let ramps: UnsafePointer<UInt32>
    fileprivate let foregroundColors: UnsafePointer<UInt32>
    fileprivate let count: Int

    /// A transparent pixel after a foreground colour: that colour with alpha 0; 0 if there is none.
    @inline(__always)
    func transparent(like foreground: Int) -> UInt32 { foregroundColors[foreground] }

    /// The straight colour of a pixel: the foreground colour `last` if that matches; otherwise the first that does, which becomes `last`.
    @inline(__always)
    func straight(_ pixel: UInt32, like last: inout Int) -> UInt32 {
      let alpha = pixel >> 24
      // At alpha 0 every colour matches.
      if ramps[last &<< 8 | Int(alpha)] == pixel { return alpha << 24 | foregroundColors[last] }
      return other(pixel, &last)
    }

    /// The straight colour of a pixel that the last foreground colour does not match. Not inlined, because most pixels do not need it.
    @inline(never)
    private func other(_ pixel: UInt32, _ last: inout Int) -> UInt32 {
      let alpha = pixel >> 24
      for index in 1..<count where ramps[index &<< 8 | Int(alpha)] == pixel {
        last = index
        return alpha << 24 | foregroundColors[index]
      }
      if alpha == 0 { return transparent(like: last) }
      return alpha == 255 ? pixel : StraightColors.nearest(pixel)
    }
  }

  /// The straight colour nearest to a pixel that is neither transparent nor opaque, each channel rounded.
  package static func nearest(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    // One division instead of three: up to 255.5 times alpha this rounds down as a division by alpha does.
    let reciprocal = UInt64((1 << 24) / alpha &+ 1)
    @inline(__always) func channel(_ shift: UInt32) -> UInt32 {
      let scaled = UInt64((pixel >> shift & 255) &* 255 &+ alpha / 2)
      return UInt32(truncatingIfNeeded: min(255, (scaled &* reciprocal) &>> 24)) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
