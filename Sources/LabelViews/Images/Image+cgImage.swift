// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

extension Image {
  /// Creates an image of pixels, which has its own colours.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The number of pixels per point.
  ///   - orientation: The orientation of the image; only the upright one is drawn.
  ///   - label: The text that describes the image.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    self = Image(content, label: label)
  }

  /// Creates an image of pixels that assistive technologies ignore.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The number of pixels per point.
  ///   - orientation: The orientation of the image; only the upright one is drawn.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    let bitmap = cgImage.bitmap
    let points = scale > 0 && scale.isFinite ? Double(scale) : 1
    self.init(
      ImageNode(.bitmap(Bitmap(width: bitmap.width, height: bitmap.height, scale: points, pixels: bitmap.pixels))),
      label: Text(verbatim: ""))
  }

  /// The orientation of an image's pixels.
  public enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
    /// The first row is at the top.
    case up
    /// As `up`, mirrored from side to side.
    case upMirrored
    /// The first row is at the bottom.
    case down
    /// As `down`, mirrored from side to side.
    case downMirrored
    /// The first row is at the left.
    case left
    /// As `left`, mirrored from side to side.
    case leftMirrored
    /// The first row is at the right.
    case right
    /// As `right`, mirrored from side to side.
    case rightMirrored
  }
}

extension ImageRenderer {
  /// The rendered view as an image of pixels; nil if it cannot be rendered. `bitmap()` throws the reason.
  public var cgImage: CGImage? { (try? bitmap()).map { CGImage($0) } }
}
