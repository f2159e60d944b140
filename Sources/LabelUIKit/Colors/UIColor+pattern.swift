// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout
internal import LabelViewNode

extension UIColor {
  /// Creates a colour that is an image, which is repeated from the top left corner of the view.
  ///
  /// A label's `textColor` and a view's `backgroundColor` draw the image. Everything else, such as a part of an attributed text, has the
  /// average colour of the image.
  ///
  /// - Parameter image: The image.
  public convenience init(patternImage image: UIImage) {
    self.init(.fixed(image.cgImage?.bitmap.averageColor ?? .clear), pattern: image)
  }

  /// The image of the colour, repeated over a view of a size; nil for a colour without an image.
  func patternNode(size: CGSize) -> ViewNode? {
    guard let pattern else { return nil }
    var node = pattern.node
    node.resizing = ImageResizing()
    node.resizing?.mode = .tile
    return .modified(.image(node), CALayer.frame(size))
  }
}

extension Bitmap {
  /// The average of the pixels' colours, weighted by their opacity.
  fileprivate var averageColor: SRGBColor {
    let sums = pixels.reduce(into: SIMD4<Double>.zero) { sum, pixel in
      sum += SIMD4(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255), Double(pixel >> 24))
    }
    guard sums[3] > 0 else { return .clear }
    return SRGBColor(red: sums[0] / sums[3], green: sums[1] / sums[3], blue: sums[2] / sums[3], alpha: sums[3] / 255 / Double(pixels.count))
  }
}
