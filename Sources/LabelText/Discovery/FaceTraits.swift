// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

/// A face's weight, width and slant within its family. A variable face has a range.
package struct FaceTraits: Hashable, Sendable {
  enum Slant: Int, Hashable, Sendable { case upright, oblique, italic }

  /// On CSS's scale, 1…1000.
  package var weight: ClosedRange<Double>
  /// Percent of the normal width.
  var width: ClosedRange<Double>
  var slant: Slant

  static let regular = FaceTraits(weight: 400...400, width: 100...100, slant: .upright)

  /// How far the face is from a style: width, then slant, then weight, compared in this order as in CSS Fonts 4 §5.2; 0 for an exact match.
  func mismatch(with style: FontStyle) -> [Double] {
    [
      Self.widthMismatch(width, wanted: style.width.percent), slantMismatch(isItalic: style.isItalic),
      Self.weightMismatch(weight, wanted: Double(style.weight.cssValue)),
    ]
  }

  /// CSS prefers one side: narrower faces for a normal or narrow style, wider faces for a wide one.
  private static func widthMismatch(_ range: ClosedRange<Double>, wanted: Double) -> Double {
    let distance = distance(from: wanted, to: range)
    let isPreferredSide = wanted <= 100 ? range.upperBound <= wanted : range.lowerBound >= wanted
    return isPreferredSide ? distance : distance * farSide
  }

  private func slantMismatch(isItalic: Bool) -> Double {
    let order: [Slant] = isItalic ? [.italic, .oblique, .upright] : [.upright, .oblique, .italic]
    return Double(order.firstIndex(of: slant) ?? order.count)
  }

  /// CSS prefers lighter faces for a light style and bolder faces for a bold one; 400 and 500 replace each other before that.
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

  /// A factor larger than any distance on either scale, so that all faces on the preferred side come before those on the other side.
  private static let farSide = 10_000.0

  private static func distance(from value: Double, to range: ClosedRange<Double>) -> Double {
    max(0, range.lowerBound - value, value - range.upperBound)
  }
}
