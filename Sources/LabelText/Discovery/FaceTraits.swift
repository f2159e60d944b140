// SPDX-License-Identifier: MIT

internal import LabelCore

/// Where a face stands in its family. A variable face covers a range.
struct FaceTraits: Hashable, Sendable {
  enum Slant: Int, Hashable, Sendable { case upright, oblique, italic }

  /// On CSS's scale, 1…1000.
  var weight: ClosedRange<Double>
  /// Percent of the normal width.
  var width: ClosedRange<Double>
  var slant: Slant

  static let regular = FaceTraits(weight: 400...400, width: 100...100, slant: .upright)

  /// How badly the face fits a style, compared in order as CSS Fonts 4 §5.2 does: width, then slant, then weight; 0 is a fit.
  func mismatch(with style: FontStyle) -> [Double] {
    [
      Self.widthMismatch(width, wanted: style.width.percent), slantMismatch(isItalic: style.isItalic),
      Self.weightMismatch(weight, wanted: Double(style.weight.cssValue)),
    ]
  }

  /// CSS looks on the near side of normal first: narrower faces for a normal or narrow wish, wider ones for a wide wish.
  private static func widthMismatch(_ range: ClosedRange<Double>, wanted: Double) -> Double {
    let distance = distance(from: wanted, to: range)
    let isPreferredSide = wanted <= 100 ? range.upperBound <= wanted : range.lowerBound >= wanted
    return isPreferredSide ? distance : distance * farSide
  }

  private func slantMismatch(isItalic: Bool) -> Double {
    let order: [Slant] = isItalic ? [.italic, .oblique, .upright] : [.upright, .oblique, .italic]
    return Double(order.firstIndex(of: slant) ?? order.count)
  }

  /// A light wish looks at lighter faces first, a bold one at bolder ones; 400 and 500 stand in for each other before that.
  private static func weightMismatch(_ range: ClosedRange<Double>, wanted: Double) -> Double {
    let distance = distance(from: wanted, to: range)
    if distance == 0 { return 0 }
    let isHeavier = range.lowerBound > wanted
    if (400...500).contains(wanted) {
      if isHeavier { return range.lowerBound <= 500 ? distance : distance * farSide * farSide }
      return distance * farSide
    }
    return isHeavier == (wanted > 500) ? distance : distance * farSide
  }

  /// More than any distance on either scale over the smallest one, so that a side is used up before the other is looked at.
  private static let farSide = 10_000.0

  private static func distance(from value: Double, to range: ClosedRange<Double>) -> Double {
    max(0, range.lowerBound - value, value - range.upperBound)
  }
}
