// SPDX-License-Identifier: MIT

/// When two pictures count as equal. Exact unless asked otherwise.
///
///     .perceptual(.oklab).window(8, atMost: 3).ignoring([PixelRegion(x: 0, y: 0, width: 40, height: 12)])
public struct PictureRule: Hashable, Sendable {
  package enum Tolerance: Hashable, Sendable {
    case exact
    /// The largest distance of a premultiplied channel that still counts as equal, 0…255.
    case levels(Int)
    /// The largest share of the distance from black to white that still counts as equal, 0…1.
    case perceptual(ColorMetric, threshold: Double)
  }

  package private(set) var tolerance: Tolerance
  /// Whether pixels that anti-aliasing explains do not count; only for perceptual rules.
  package private(set) var excludesAntialiasing = false
  package private(set) var densityWindow: DensityWindow?
  package private(set) var ignoredRegions: [PixelRegion] = []

  private init(_ tolerance: Tolerance) { self.tolerance = tolerance }

  /// Every canonical pixel is the same.
  public static let exact = PictureRule(.exact)

  /// No channel of a premultiplied pixel is further off than `levels` of 255; negative counts as 0.
  public static func tolerance(levels: Int) -> PictureRule { PictureRule(.levels(max(0, levels))) }

  /// No pixel is further off than `threshold` times the distance from black to white, except where anti-aliasing explains it.
  ///
  /// The figures are pixelmatch's: a threshold of 0.1 there is one of 0.1 here, and the counts are the same.
  public static func perceptual(_ metric: ColorMetric, threshold: Double = 0.1, excludesAntialiasing: Bool = true) -> PictureRule {
    var rule = PictureRule(.perceptual(metric, threshold: threshold))
    rule.excludesAntialiasing = excludesAntialiasing
    return rule
  }

  /// The setting for pictures drawn by other versions of the same libraries: anti-aliasing may move, letters may not.
  public static let lookAlike = PictureRule.perceptual(.oklab, threshold: 0.05)

  /// The same, but as many as `limit` differing pixels in any `side` × `side` square are no failure. Scattered noise stays below such a
  /// limit however large the picture is; a missing dot does not.
  public func window(_ side: Int, atMost limit: Int) -> PictureRule {
    var rule = self
    rule.densityWindow = DensityWindow(side: max(1, side), limit: max(0, limit))
    return rule
  }

  /// The same, without looking at these regions.
  public func ignoring(_ regions: [PixelRegion]) -> PictureRule {
    var rule = self
    rule.ignoredRegions += regions
    return rule
  }
}

/// How far apart two colours are.
public enum ColorMetric: String, Hashable, Sendable, CaseIterable {
  /// YIQ distance, as pixelmatch up to 7.2 (Kotsarenko and Ramos, 2010).
  case yiq
  /// HyAB distance in OKLab with toe-corrected lightness, as pixelmatch 8 (Ottosson, 2020; Abasi and others, 2019).
  case oklab
}

/// A square that slides over the picture.
package struct DensityWindow: Hashable, Sendable {
  /// Pixels.
  package let side: Int
  /// The most differing pixels inside that are no failure.
  package let limit: Int
}

/// Whole pixels from the top left corner; may reach beyond the picture.
public struct PixelRegion: Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// Columns; none when not positive.
  public var width: Int
  /// Rows; none when not positive.
  public var height: Int

  /// A region of a picture.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package func contains(_ column: Int, _ row: Int) -> Bool {
    column >= x && row >= y && column - x < width && row - y < height
  }
}
