// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem

/// What the pixels of two images say about a change, so that images are grouped only if nothing else has changed in them.
package struct PixelEvidence {
  private let actual: SnapshotImage
  private let accepted: SnapshotImage
  /// The colours that became others; nil if that does not explain the difference.
  package let replacement: ColorReplacement?

  /// - Parameter paints: The colours that the new image was drawn with, not premultiplied.
  package init(actual: SnapshotImage, accepted: SnapshotImage, paints: [UInt32]) {
    self.actual = actual
    self.accepted = accepted
    let hasOneSize = actual.width == accepted.width && actual.height == accepted.height
    replacement = hasOneSize ? ColorReplacement(new: actual.bitmap.pixels, old: accepted.bitmap.pixels, paints: Set(paints)) : nil
  }

  /// For images with one layout: the replaced colour, or else the differing pixels themselves, wherever in the image they are.
  package var ofOneLayout: String {
    if let replacement { return replacement.description }
    guard actual.width == accepted.width, actual.height == accepted.height else { return ofTwoLayouts }
    let (new, old) = (actual.bitmap.pixels, accepted.bitmap.pixels)
    let differing = new.indices.filter { new[$0] != old[$0] }
    guard let first = differing.first else { return "no pixel differs" }
    let left = differing.reduce(Int.max) { min($0, $1 % actual.width) }
    let top = first / actual.width
    return hash(
      differing.flatMap { (pixel: Int) -> [UInt64] in
        let (x, y) = (pixel % actual.width - left, pixel / actual.width - top)
        return [UInt64(x), UInt64(y), UInt64(old[pixel]) << 32 | UInt64(new[pixel])]
      })
  }

  /// For images with different layouts: the colours that one image has more often than the other. One colour is the canvas, which grows or
  /// shrinks; if there are more, the drawing has changed, and all of them count.
  package var ofTwoLayouts: String {
    var counts: [UInt32: Int] = [:]
    for pixel in actual.bitmap.pixels { counts[pixel, default: 0] += 1 }
    for pixel in accepted.bitmap.pixels { counts[pixel, default: 0] -= 1 }
    let differing = counts.filter { $0.value != 0 }.sorted { $0.key < $1.key }
    if differing.count <= 1 { return "the same colours" }
    return hash(differing.flatMap { [UInt64($0.key), UInt64(bitPattern: Int64($0.value))] })
  }

  private func hash(_ values: [UInt64]) -> String {
    var hash = SHA256()
    for value in values { hash.add((0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }) }
    return hash.digits
  }
}
