// SPDX-License-Identifier: MIT

package import LabelCore

/// A picture in an icon's file, as the paint of a rectangle: an `image` element.
///
/// Modes of one colour use only its opacities.
package struct IconPicture: Hashable, Sendable {
  package let bitmap: Bitmap
  package let sampling: ImageSampling
  /// Whether its rectangle shows only a part of it: `preserveAspectRatio="xMidYMid slice"`.
  let isCut: Bool
  /// From the unit square, whose top left corner is the picture's, to the icon.
  package private(set) var placement: AffineTransform
  /// A hash of the encoded picture, so that icons are compared without their pixels.
  private let contents: ContentHash

  init(_ bitmap: Bitmap, contents: ContentHash, sampling: ImageSampling, isCut: Bool, placement: AffineTransform) {
    (self.bitmap, self.contents, self.sampling, self.isCut, self.placement) = (bitmap, contents, sampling, isCut, placement)
  }

  package static func == (one: IconPicture, other: IconPicture) -> Bool {
    one.contents == other.contents && one.sampling == other.sampling && one.placement == other.placement
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(contents)
    hasher.combine(placement)
  }

  func transformed(_ map: AffineTransform) -> IconPicture {
    var picture = self
    picture.placement = placement.then(map)
    return picture
  }

  /// The command that draws the picture; nil if it has no area.
  var command: DrawCommand? {
    let unit = Rect(x: 0, y: 0, width: 1, height: 1)
    let area = abs(placement.determinant)
    guard area > 0 else { return nil }
    if placement.b == 0, placement.c == 0, placement.a > 0, placement.d > 0 {
      return .image(bitmap, Rect(x: placement.tx, y: placement.ty, width: placement.a, height: placement.d), sampling)
    }
    // A rotated picture is resampled with as many pixels as it has, and its edges are those of an outline.
    let density = (Double(bitmap.width) * Double(bitmap.height) / area).squareRoot()
    return DrawCommand.image(bitmap, in: unit, under: placement, scale: density, sampling, extendsEdges: true).map { image in
      .group(DrawGroup(clip: VectorPath.rectangle(unit).transformed(placement), commands: [image]))
    }
  }

  /// `picture 32×32 px [1 0 0 1 4 4]` in dumps.
  var dumpText: String {
    let numbers = [placement.a, placement.b, placement.c, placement.d, placement.tx, placement.ty]
    return "picture \(bitmap.width)×\(bitmap.height) px [\(numbers.map { DumpText.number($0) }.joined(separator: " "))]"
  }
}
