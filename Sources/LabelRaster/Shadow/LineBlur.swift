// SPDX-License-Identifier: MIT

internal import Glibc

/// A Gaussian blur along one axis, computed as sliding boxes and then a few weighted taps.
///
/// Up to a sigma of 2.5 px the taps are the sampled Gaussian. Above, three boxes and a three-tap spread approximate it; they cost the same for
/// every sigma. Three equal boxes alone, the usual approximation, have errors of up to 2.5 levels of 255 at a straight edge and 5 at a thin
/// line; with the spread they are within 0.4 and 0.8 (found by search; `blurIsWithinTwoLevelsOfAGaussian` measures it).
///
/// Widths and weights use arithmetic that IEEE 754 rounds the same everywhere, except `exp`, whose results are rounded to 16 bits.
struct LineBlur {
  /// The mean of `2 · half + 1` samples and a part of the next one at either end, so that any width is possible.
  struct Box {
    let half: Int
    /// The weight of each whole sample; all weights add up to 1.
    let weight: Float
    /// The weight of the two samples at the ends.
    let edgeWeight: Float
    let variance: Double

    /// The distance to the farthest sample in the mean, in samples.
    var radius: Int { half + 1 }

    /// A box with a width in samples, at least 1.
    init(width: Double) {
      let half = ((width - 1) / 2).rounded(.down)
      self.init(half: half, edge: (width - 2 * half - 1) / 2)
    }

    /// A box with a variance in samples².
    init(variance: Double) {
      let half = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
      let whole = 2 * half + 1
      let squares = half * (half + 1) * whole / 3
      self.init(half: half, edge: max(0, (variance * whole - squares) / (2 * ((half + 1) * (half + 1) - variance))))
    }

    private init(half: Double, edge: Double) {
      let width = 2 * half + 1 + 2 * edge
      let squares = half * (half + 1) * (2 * half + 1) / 3 + 2 * edge * (half + 1) * (half + 1)
      self.half = Int(half)
      weight = Float(1 / width)
      edgeWeight = Float(edge / width)
      variance = squares / width
    }
  }

  /// The weight of a sample in the result: `result[i]` has `weight` / 65,536 of `sample[i - offset]`.
  struct Tap {
    let offset: Int
    let weight: UInt16
  }

  /// The sum of the weights of all taps. A single tap has one less, because a weight is a 16-bit number.
  private static let one = 1 << 16

  private(set) var boxes: [Box] = []
  private(set) var taps: [Tap] = []

  /// The distance to the farthest sample in the result, in samples.
  var radius: Int {
    boxes.reduce(taps.map { abs($0.offset) }.max() ?? 0) { $0 + $1.radius }
  }

  /// Whether the blur changes nothing.
  var isIdentity: Bool { boxes.isEmpty && taps.count == 1 && taps[0].offset == 0 }

  /// - Parameters:
  ///   - sigma: The standard deviation in samples, 0 or more and finite.
  ///   - shift: The shift of the result forwards, a part of a sample: 0..<1.
  init(sigma: Double, shift: Double) {
    if sigma < Self.smallestFaithfulSigma {
      taps = Self.quantized(Self.smallTaps(variance: sigma * sigma, shift: shift))
    } else if sigma < Self.smallestBoxedSigma {
      taps = Self.quantized(Self.gaussian(sigma: sigma, shift: shift))
    } else {
      let spread = Self.spread(sigma: sigma, shift: shift)
      let first = Box(width: Self.boxWidths.0 * sigma)
      let second = Box(width: Self.boxWidths.1 * sigma)
      // The third box has the remaining variance, so that the total is exact.
      let third = Box(variance: sigma * sigma - Self.variance(spread) - first.variance - second.variance)
      boxes = [first, second, third]
      taps = Self.quantized(spread)
    }
  }

  /// Below this sigma, a sampled Gaussian has another mean and variance.
  private static let smallestFaithfulSigma = 0.5
  /// From this sigma on, boxes are as good as the sampled Gaussian, and cheaper.
  private static let smallestBoxedSigma = 2.5
  /// The widths of two boxes in sigmas. Found by search together with the spread: they minimise the largest error on any silhouette.
  private static let boxWidths = (1.492, 1.160)
  private static let spreadDistance = 1.168
  private static let spreadWeight = 0.22

  private typealias Weights = [(offset: Int, weight: Double)]

  /// The sampled Gaussian around `shift`, cut off where it no longer changes a level; nothing is painted beyond three sigma.
  private static func gaussian(sigma: Double, shift: Double) -> Weights {
    let radius = Int((3.5 * sigma).rounded(.up))
    return (-radius...radius + 1).map { offset in
      let distance = Double(offset) - shift
      return (offset, exp(-distance * distance / (2 * sigma * sigma)))
    }
  }

  /// Linear interpolation for the shift, which blurs too, and three taps for the remaining variance.
  private static func smallTaps(variance: Double, shift: Double) -> Weights {
    let side = max(0, variance - shift * (1 - shift)) / 2
    return split([(0, 1 - 2 * side), (-1, side), (1, side)], shift: shift)
  }

  private static func spread(sigma: Double, shift: Double) -> Weights {
    let distance = spreadDistance * sigma
    let whole = Int(distance)
    let part = distance - Double(whole)
    return split([(0, 1)], shift: shift)
      + split([(whole, spreadWeight)], shift: part + shift)
      + split([(-whole - 1, spreadWeight)], shift: 1 - part + shift)
  }

  /// Moves taps forwards by less than two samples; each is divided between its two new neighbours.
  private static func split(_ taps: Weights, shift: Double) -> Weights {
    let whole = Int(shift)
    let part = shift - Double(whole)
    return taps.flatMap { tap -> Weights in
      [(tap.offset + whole, tap.weight * (1 - part)), (tap.offset + whole + 1, tap.weight * part)]
    }
  }

  private static func variance(_ taps: Weights) -> Double {
    let total = taps.reduce(0) { $0 + $1.weight }
    let mean = taps.reduce(0) { $0 + $1.weight * Double($1.offset) } / total
    return taps.reduce(0) { $0 + $1.weight * (Double($1.offset) - mean) * (Double($1.offset) - mean) } / total
  }

  /// Integer weights that add up to exactly `one`; the heaviest tap gets the rounding error.
  private static func quantized(_ taps: Weights) -> [Tap] {
    let total = taps.reduce(0) { $0 + $1.weight }
    var whole = taps.map { Int(($0.weight / total * Double(one)).rounded()) }
    if let heaviest = whole.indices.max(by: { whole[$0] < whole[$1] }) { whole[heaviest] += one - whole.reduce(0, +) }
    return zip(taps, whole).filter { $1 > 0 }.map { Tap(offset: $0.offset, weight: UInt16(min($1, one - 1))) }
  }
}
