// SPDX-License-Identifier: MIT

internal import LabelCore

/// The positions of two images on a canvas that contains both. The canvas begins at (0, 0).
package struct ImagePlacement: Hashable, Sendable {
  package let canvas: PixelRegion
  package let actual: PixelRegion
  package let accepted: PixelRegion
}

/// Two images aligned on a canvas that contains both.
struct AlignedImages {
  package let actual: SnapshotImage
  package let accepted: SnapshotImage
  package let width: Int
  package let height: Int
  let actualOrigin: (x: Int, y: Int)
  let acceptedOrigin: (x: Int, y: Int)
  /// The name of the corner or centre at which the images are aligned; empty for images of one size.
  package let anchor: String

  var hasOneSize: Bool { actual.width == accepted.width && actual.height == accepted.height }

  /// Aligns two images at the corner or centre where the fewest pixels differ. The top left wins a tie.
  package static func best(actual: SnapshotImage, accepted: SnapshotImage) -> AlignedImages {
    let topLeft = AlignedImages(actual, accepted, share: (0, 0), anchor: "top left")
    if topLeft.hasOneSize { return AlignedImages(actual, accepted, share: (0, 0), anchor: "") }
    let others = [
      AlignedImages(actual, accepted, share: (2, 0), anchor: "top right"),
      AlignedImages(actual, accepted, share: (0, 2), anchor: "bottom left"),
      AlignedImages(actual, accepted, share: (2, 2), anchor: "bottom right"),
      AlignedImages(actual, accepted, share: (1, 1), anchor: "middle"),
    ]
    return others.reduce((topLeft, topLeft.unequalPixels)) { best, next in
      let count = next.unequalPixels
      return count < best.1 ? (next, count) : best
    }.0
  }

  /// - Parameter share: The free space before the smaller image, horizontally and vertically, in halves: 0, 1 or 2.
  private init(_ actual: SnapshotImage, _ accepted: SnapshotImage, share: (x: Int, y: Int), anchor: String) {
    self.actual = actual
    self.accepted = accepted
    self.anchor = anchor
    let (width, height) = (max(actual.width, accepted.width), max(actual.height, accepted.height))
    (self.width, self.height) = (width, height)
    func origin(_ image: SnapshotImage) -> (x: Int, y: Int) {
      ((width - image.width) * share.x / 2, (height - image.height) * share.y / 2)
    }
    actualOrigin = origin(actual)
    acceptedOrigin = origin(accepted)
  }

  package var placement: ImagePlacement {
    ImagePlacement(
      canvas: PixelRegion(x: 0, y: 0, width: width, height: height),
      actual: PixelRegion(x: actualOrigin.x, y: actualOrigin.y, width: actual.width, height: actual.height),
      accepted: PixelRegion(x: acceptedOrigin.x, y: acceptedOrigin.y, width: accepted.width, height: accepted.height))
  }

  /// The pixels of both images on the canvas, clear outside of an image, and whether both images have a pixel at a position.
  package var pixels: (actual: [UInt32], accepted: [UInt32], isInBoth: (Int, Int) -> Bool) {
    if hasOneSize { return (actual.bitmap.pixels, accepted.bitmap.pixels, { _, _ in true }) }
    return (onCanvas(actual.bitmap.pixels, actual, actualOrigin), onCanvas(accepted.bitmap.pixels, accepted, acceptedOrigin), isInBoth)
  }

  /// The colours of both images on the canvas, not premultiplied.
  package var colors: (actual: [UInt32], accepted: [UInt32]) {
    if hasOneSize { return (actual.colors, accepted.colors) }
    return (onCanvas(actual.colors, actual, actualOrigin), onCanvas(accepted.colors, accepted, acceptedOrigin))
  }

  private var isInBoth: (Int, Int) -> Bool {
    let images = [(actual, actualOrigin), (accepted, acceptedOrigin)]
    return { x, y in
      images.allSatisfy { image, origin in
        x >= origin.x && y >= origin.y && x - origin.x < image.width && y - origin.y < image.height
      }
    }
  }

  private func onCanvas(_ pixels: [UInt32], _ image: SnapshotImage, _ origin: (x: Int, y: Int)) -> [UInt32] {
    // An image as large as the canvas needs no copy.
    if image.width == width, image.height == height { return pixels }
    var canvas = [UInt32](repeating: 0, count: width * height)
    for row in 0..<image.height {
      let start = (row + origin.y) * width + origin.x
      canvas.replaceSubrange(start..<start + image.width, with: pixels[row * image.width..<(row + 1) * image.width])
    }
    return canvas
  }

  private var unequalPixels: Int {
    let (actual, accepted, _) = pixels
    return zip(actual, accepted).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
  }
}
