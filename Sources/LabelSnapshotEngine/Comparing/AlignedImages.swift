// SPDX-License-Identifier: MIT

internal import LabelCore

/// Where two pictures lie on the paper that holds both, which begins at (0, 0).
package struct ImagePlacement: Hashable, Sendable {
  package let paper: PixelRegion
  package let actual: PixelRegion
  package let accepted: PixelRegion
}

/// Two pictures laid on one another: where each lies on a paper that holds both.
struct AlignedImages {
  let actual: Picture
  let accepted: Picture
  let width: Int
  let height: Int
  let actualOrigin: (x: Int, y: Int)
  let acceptedOrigin: (x: Int, y: Int)
  /// The corner that lies on the other's, in words; empty for pictures of one size.
  let anchor: String

  var hasOneSize: Bool { actual.width == accepted.width && actual.height == accepted.height }

  /// Lays pictures of different sizes on that corner, or on their middles, where the fewest pixels differ; the first of them on the top
  /// left.
  static func best(actual: Picture, accepted: Picture) -> AlignedImages {
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

  /// - Parameter share: halves of the room left over that come before a picture, across and down.
  private init(_ actual: Picture, _ accepted: Picture, share: (x: Int, y: Int), anchor: String) {
    self.actual = actual
    self.accepted = accepted
    self.anchor = anchor
    let (width, height) = (max(actual.width, accepted.width), max(actual.height, accepted.height))
    (self.width, self.height) = (width, height)
    func origin(_ picture: Picture) -> (x: Int, y: Int) {
      ((width - picture.width) * share.x / 2, (height - picture.height) * share.y / 2)
    }
    actualOrigin = origin(actual)
    acceptedOrigin = origin(accepted)
  }

  var placement: ImagePlacement {
    ImagePlacement(
      paper: PixelRegion(x: 0, y: 0, width: width, height: height),
      actual: PixelRegion(x: actualOrigin.x, y: actualOrigin.y, width: actual.width, height: actual.height),
      accepted: PixelRegion(x: acceptedOrigin.x, y: acceptedOrigin.y, width: accepted.width, height: accepted.height))
  }

  /// Pixels of both pictures, clear ones where a picture has none, and whether both have one there.
  var sheets: (actual: [UInt32], accepted: [UInt32], isShared: (Int, Int) -> Bool) {
    if hasOneSize { return (actual.bitmap.pixels, accepted.bitmap.pixels, { _, _ in true }) }
    return (spread(actual.bitmap.pixels, actual, actualOrigin), spread(accepted.bitmap.pixels, accepted, acceptedOrigin), isShared)
  }

  /// Colours of both pictures as `sheets`.
  var colorSheets: (actual: [UInt32], accepted: [UInt32]) {
    if hasOneSize { return (actual.colors, accepted.colors) }
    return (spread(actual.colors, actual, actualOrigin), spread(accepted.colors, accepted, acceptedOrigin))
  }

  private var isShared: (Int, Int) -> Bool {
    let places = [(actual, actualOrigin), (accepted, acceptedOrigin)]
    return { x, y in
      places.allSatisfy { picture, origin in
        x >= origin.x && y >= origin.y && x - origin.x < picture.width && y - origin.y < picture.height
      }
    }
  }

  private func spread(_ pixels: [UInt32], _ picture: Picture, _ origin: (x: Int, y: Int)) -> [UInt32] {
    // A picture as large as the paper needs no copy, which may be a large one.
    if picture.width == width, picture.height == height { return pixels }
    var sheet = [UInt32](repeating: 0, count: width * height)
    for row in 0..<picture.height {
      let start = (row + origin.y) * width + origin.x
      sheet.replaceSubrange(start..<start + picture.width, with: pixels[row * picture.width..<(row + 1) * picture.width])
    }
    return sheet
  }

  private var unequalPixels: Int {
    let (one, other, _) = sheets
    return zip(one, other).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
  }
}
