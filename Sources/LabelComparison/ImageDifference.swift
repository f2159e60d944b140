// SPDX-License-Identifier: MIT

internal import LabelCore

/// The difference of two images by a rule.
///
/// Images of different sizes are aligned at the corner or the centre where they differ least. A pixel that only one of them has differs.
public struct ImageDifference: Sendable {
  /// The new image, as it was drawn.
  public let actual: SnapshotImage
  /// The image that was accepted.
  public let accepted: SnapshotImage
  /// The number of pixels that differ beyond the rule, at least 1.
  public let count: Int
  /// The number of pixels whose difference anti-aliasing explains; they are not part of `count`.
  public let antialiasedCount: Int
  /// The number of pixels of the canvas that contains both images.
  public let area: Int
  /// The bounding box of all differing pixels, in pixels from the top left.
  public let box: PixelRegion
  /// The greatest difference of a premultiplied channel, 1…255.
  public let largest: Int
  /// The position of the first differing pixel in reading order, in pixels from the top left.
  public let first: (x: Int, y: Int)
  /// The new and the accepted colour of that pixel as 0xAARRGGBB, not premultiplied; `nil` for an image without that pixel.
  public package(set) var firstColors: (actual: UInt32?, accepted: UInt32?)
  /// The greatest number of differing pixels in one window of the rule; `nil` for a rule without a window.
  public let densest: Int?
  /// The ways in which the images differ; `size` may be combined with another.
  public let kinds: [DifferenceKind]
  /// The corner or centre at which images of different sizes are aligned; empty for images of one size.
  package let anchor: String
  /// The positions of the images on the canvas that contains both.
  package let placement: ImagePlacement
  let comparison: PixelComparison

  /// Compares two images. The result is `nil` if they are equal by the rule.
  ///
  /// - Parameters:
  ///   - actual: The new image.
  ///   - accepted: The accepted image.
  ///   - rule: The rule by which two images are equal; exact by default.
  public init?(actual: SnapshotImage, accepted: SnapshotImage, rule: ComparisonRule = .exact) {
    let hasOneSize = actual.width == accepted.width && actual.height == accepted.height
    // A fast path: nearly every check of a suite ends here.
    if hasOneSize, actual.bitmap.pixels == accepted.bitmap.pixels { return nil }
    let images = AlignedImages.best(actual: actual, accepted: accepted)
    let comparison = PixelComparison(of: images, by: rule)
    guard comparison.differing > 0 else { return nil }
    densest = rule.densityWindow.map { comparison.densest(side: $0.side) }
    if let window = rule.densityWindow, let densest, densest <= window.limit, hasOneSize { return nil }

    let pixels = images.pixels
    let width = images.width
    var largest = 0
    var first = -1
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for (index, result) in comparison.results.enumerated() where result == .differs {
      let (x, y) = (index % width, index / width)
      if first < 0 { first = index }
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
      let distance = pixels.isInBoth(x, y) ? PixelComparison.distance(pixels.actual[index], pixels.accepted[index]) : 255
      largest = max(largest, distance)
    }
    self.actual = actual
    self.accepted = accepted
    self.comparison = comparison
    count = comparison.differing
    antialiasedCount = comparison.antialiased
    area = width * images.height
    box = PixelRegion(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    self.largest = largest
    self.first = (first % width, first / width)
    firstColors = (
      actual.pixel(first % width - images.actualOrigin.x, first / width - images.actualOrigin.y),
      accepted.pixel(first % width - images.acceptedOrigin.x, first / width - images.acceptedOrigin.y)
    )
    anchor = images.anchor
    placement = images.placement
    let classifier = DifferenceClassifier(
      width: width, height: images.height, actual: pixels.actual, accepted: pixels.accepted, columns: left...right, rows: top...bottom)
    kinds = hasOneSize ? [classifier.kind] : [.size]
  }
}

extension SnapshotImage {
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x >= 0 && y >= 0 && x < width && y < height ? color(x, y) : nil
  }
}
