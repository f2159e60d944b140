// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelEngine
public import LabelKit
internal import LabelLayout
internal import LabelPNG
internal import LabelViewNode

extension UIImage {
  /// Creates the image of a resource; one that is not in its asset catalogue is an error when it is drawn.
  ///
  /// - Parameter resource: The resource, such as a member that is generated from an asset catalogue.
  public convenience init(resource: ImageResource) {
    guard let image = UIImage(named: resource.name, in: resource.bundle) else {
      self.init(ImageNode(.asset(name: resource.name, nil)), naturalSize: nil)
      return
    }
    self.init(image.content, naturalSize: image.naturalSize, scale: image.scale, configuration: image.symbolConfiguration)
  }
  /// Creates an image from pixels, one per point.
  ///
  /// - Parameter cgImage: The pixels.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
  /// Creates an image from pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The number of pixels per point.
  ///   - orientation: How the pixels are turned; only `up` has an effect here.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let own = cgImage.bitmap
    self.init(Bitmap(width: own.width, height: own.height, scale: scale > 0 ? Double(scale) : 1, pixels: own.pixels))
  }

  /// How the pixels of an image are turned.
  public enum Orientation: Int, Hashable, Sendable {
    /// The first row is at the top.
    case up
    /// The first row is at the bottom.
    case down
    /// The first row is at the left.
    case left
    /// The first row is at the right.
    case right
    /// The first row is at the top, and the image is mirrored.
    case upMirrored
    /// The first row is at the bottom, and the image is mirrored.
    case downMirrored
    /// The first row is at the left, and the image is mirrored.
    case leftMirrored
    /// The first row is at the right, and the image is mirrored.
    case rightMirrored
  }

  /// How the pixels of the image are turned; always up here.
  public var imageOrientation: Orientation { .up }

  /// The pixels of the image, at its scale; nil if it has none or cannot be rendered. Symbols are drawn at 2 pixels per point.
  public var cgImage: CGImage? { bitmap.map { CGImage($0) } }

  /// Returns the data of a PNG file of the image, or nil if it cannot be rendered.
  public func pngData() -> Data? {
    guard let bitmap else { return nil }
    return (try? RendererPool.shared.renderer().render(bitmap)).map { Data($0.file.bytes) }
  }

  private var bitmap: Bitmap? {
    if case .bitmap(let bitmap) = content.source, tint == nil { return size == .zero ? nil : bitmap }
    let size = size
    guard size.width > 0, size.height > 0 else { return nil }
    let context = CGContext(size: size, scale: isSymbolImage ? 2 : scale)
    GraphicsStack.drawing(into: context) { draw(in: CGRect(origin: .zero, size: size)) }
    return DrawnImage(context, opaque: false).bitmap
  }
}
