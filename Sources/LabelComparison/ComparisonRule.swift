// SPDX-License-Identifier: MIT

/// The rule by which two images are equal; exact unless another one is chosen.
///
///     .perceptual(.oklab).window(8, atMost: 3).ignoring([PixelRegion(x: 0, y: 0, width: 40, height: 12)])
public struct ComparisonRule: Hashable, Sendable {
  package enum Tolerance: Hashable, Sendable {
    case exact
    /// The greatest difference of a premultiplied channel that counts as equal, 0…255.
    case levels(Int)
    /// The greatest colour distance that counts as equal, 0…1; 1 is the distance from black to white.
    case perceptual(ColorMetric, threshold: Double)
  }

  package private(set) var tolerance: Tolerance
  /// Whether pixels that anti-aliasing explains are ignored. Only for perceptual rules.
  package private(set) var excludesAntialiasing = false
  package private(set) var densityWindow: DensityWindow?
  package private(set) var ignoredRegions: [PixelRegion] = []

  private init(_ tolerance: Tolerance) { self.tolerance = tolerance }

  /// A rule by which every canonical pixel must be the same.
  public static let exact = ComparisonRule(.exact)

  /// Returns a rule that allows a difference in each channel of a premultiplied pixel.
  ///
  /// - Parameter levels: The greatest difference that is allowed, 0…255; negative values count as 0.
  public static func tolerance(levels: Int) -> ComparisonRule { ComparisonRule(.levels(max(0, levels))) }

  /// Returns a rule that allows a distance between colours, and differences that anti-aliasing explains.
  ///
  /// The numbers are pixelmatch's: the same threshold gives the same counts.
  ///
  /// - Parameters:
  ///   - metric: The metric for the distance of two colours.
  ///   - threshold: The greatest distance that is allowed, 0…1, as a part of the distance from black to white.
  ///   - excludesAntialiasing: Whether differences that anti-aliasing explains are allowed.
  public static func perceptual(_ metric: ColorMetric, threshold: Double = 0.1, excludesAntialiasing: Bool = true) -> ComparisonRule {
    var rule = ComparisonRule(.perceptual(metric, threshold: threshold))
    rule.excludesAntialiasing = excludesAntialiasing
    return rule
  }

  /// A rule for images of other versions of the same libraries: anti-aliasing may change, characters may not.
  public static let lookAlike = ComparisonRule.perceptual(.oklab, threshold: 0.05)

  /// Returns the rule with a limit for differing pixels in each square of a size.
  ///
  /// Scattered noise stays below such a limit however large the image is; a missing dot does not.
  ///
  /// - Parameters:
  ///   - side: The side of the square in pixels.
  ///   - limit: The number of differing pixels that is allowed in any such square.
  public func window(_ side: Int, atMost limit: Int) -> ComparisonRule {
    var rule = self
    rule.densityWindow = DensityWindow(side: max(1, side), limit: max(0, limit))
    return rule
  }

  /// Returns the rule without the pixels of some regions.
  ///
  /// - Parameter regions: The regions to ignore, in pixels.
  public func ignoring(_ regions: [PixelRegion]) -> ComparisonRule {
    var rule = self
    rule.ignoredRegions += regions
    return rule
  }
}

/// A metric for the distance of two colours.
public enum ColorMetric: String, Hashable, Sendable, CaseIterable {
  /// The YIQ distance of pixelmatch up to 7.2 (Kotsarenko and Ramos, 2010).
  case yiq
  /// The HyAB distance in OKLab with toe-corrected lightness, as in pixelmatch 8 (Ottosson, 2020; Abasi and others, 2019).
  case oklab
}

/// A square window that moves over the image.
package struct DensityWindow: Hashable, Sendable {
  /// The side of the window in pixels.
  package let side: Int
  /// The number of differing pixels that is allowed in the window.
  package let limit: Int
}

/// A rectangle of whole pixels, from the top left corner of an image. It may extend beyond the image.
public struct PixelRegion: Hashable, Sendable {
  /// The leftmost column, from 0.
  public var x: Int
  /// The topmost row, from 0.
  public var y: Int
  /// The number of columns; 0 or less for an empty region.
  public var width: Int
  /// The number of rows; 0 or less for an empty region.
  public var height: Int

  /// Creates a region of an image.
  ///
  /// - Parameters:
  ///   - x: The leftmost column, from 0.
  ///   - y: The topmost row, from 0.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
