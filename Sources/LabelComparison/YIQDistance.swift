// SPDX-License-Identifier: MIT

/// The weighted YIQ distance of Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in
/// mobile applications" (2010).
enum YIQDistance {
  /// The greatest squared distance of two opaque colours; the constant is pixelmatch's.
  private static let greatestSquare = 35215.0

  /// The squared distance of two pixels.
  ///
  /// - Parameter index: The index of the pixel.
  static func squared(_ a: StraightColor, _ b: StraightColor, at index: Int) -> Double {
    let isOpaque = a.alpha == 255 && b.alpha == 255
    let d = a.distance(to: b, over: isOpaque ? .white : .offsetBackground(index * 4))
    let y = StraightColor.luma(d)
    let i = d.red * 0.59597799 - d.green * 0.27417610 - d.blue * 0.32180189
    let q = d.red * 0.21147017 - d.green * 0.52261711 + d.blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// The greatest squared distance within a threshold of 0…1.
  package static func limit(_ threshold: Double) -> Double { greatestSquare * threshold * threshold }

  /// The distance as a share of the greatest one, 0…1.
  package static func share(ofSquare square: Double) -> Double { (square / greatestSquare).squareRoot() }
}
