// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelEngine
internal import LabelKit
internal import LabelLayout
internal import LabelViewNode

/// The properties of the images of a `UIGraphicsImageRenderer`.
nonisolated open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point; that of the current traits, 2 unless they are set.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// A Boolean value that indicates whether the image has a black background; false by default.
  open var opaque = false
  /// The range of colours. Images are always in sRGB here.
  open var preferredRange = Range.automatic

  /// The range of the colours of an image.
  public enum Range: Int, Hashable, Sendable {
    /// The range that fits the display.
    case automatic = -1
    /// The range that the system chooses.
    case unspecified
    /// Colours beyond sRGB on Apple's platforms.
    case extended
    /// The colours of sRGB.
    case standard
  }

  /// Returns a format for the current traits.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns a format that fits the display; the same as `default()` here.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context that the closure of a `UIGraphicsImageRenderer` draws into.
nonisolated open class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context, which is also `UIGraphicsGetCurrentContext()`.
  public let cgContext: CGContext
  /// The properties of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
    super.init()
  }

  /// The image as it was drawn so far.
  open var currentImage: UIImage { DrawnImage(cgContext, opaque: format.opaque).image }
  /// Fills a rectangle with the current fill colour.
  ///
  /// - Parameter rect: The rectangle in points.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the current fill colour and a blend mode.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - blendMode: The blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws a line of 1 point inside the edges of a rectangle.
  ///
  /// - Parameter rect: The rectangle in points.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Clips what is drawn next to a rectangle.
  ///
  /// - Parameter rect: The rectangle in points.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images from drawing code.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
///       UIColor.systemRed.setFill()
///       UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).fill()
///     }
nonisolated open class UIGraphicsImageRenderer: NSObject {
  /// The properties of the images.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer for images of a size.
  ///
  /// - Parameter size: The size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// Creates a renderer for images of a size with certain properties.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - format: The properties.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer for images of a rectangle.
  ///
  /// - Parameter bounds: The rectangle in points; its origin is at the top left of the images.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Creates a renderer for images of a rectangle with certain properties.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle in points; its origin is at the top left of the images.
  ///   - format: The properties.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds.standardized, format)
    super.init()
  }

  /// Returns an image of what a closure draws.
  ///
  /// An image that cannot be rendered, such as one with text in a font that is not installed, is an error where it is drawn.
  ///
  /// - Parameter actions: Draws into the context, which is also the current one.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    DrawnImage(drawn(actions).cgContext, opaque: format.opaque).image
  }
  /// Returns the data of a PNG file of what a closure draws; empty if it cannot be rendered.
  ///
  /// - Parameter actions: Draws into the context, which is also the current one.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    DrawnImage(drawn(actions).cgContext, opaque: format.opaque).image.pngData() ?? Data()
  }

  private func drawn(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIGraphicsImageRendererContext {
    let context = CGContext(size: bounds.size, scale: format.scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let wrapper = UIGraphicsImageRendererContext(context, format)
    GraphicsStack.drawing(into: context) { actions(wrapper) }
    return wrapper
  }
}

/// Begins an image: the current context draws into it until `UIGraphicsEndImageContext()`.
///
/// - Parameter size: The size in points; the image has one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// Begins an image: the current context draws into it until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the image has a black background.
///   - scale: The number of pixels per point; 0 for that of the current traits.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(size: size, scale: scale > 0 ? scale : UITraitCollection.current.displayScale)
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  UIGraphicsPushContext(context)
}
/// Returns the image of the current context as it was drawn so far; nil without a context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { DrawnImage($0, opaque: false).image }
}
/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// What was drawn into a context, as pixels.
struct DrawnImage {
  private let result: Result<Bitmap, Diagnostic>

  init(_ context: CGContext, opaque: Bool) {
    do throws(Diagnostic) { result = .success(try Self.bitmap(context, opaque: opaque)) } catch { result = .failure(error) }
  }

  /// The pixels, or nil if the drawing cannot be rendered.
  var bitmap: Bitmap? { try? result.get() }

  /// The image. One that cannot be rendered is an error where it is drawn.
  var image: UIImage {
    switch result {
    case .success(let bitmap): UIImage(bitmap)
    case .failure(let error): UIImage(ImageNode(.unusable(name: "UIGraphicsImageRenderer", reason: error.message)), naturalSize: .zero)
    }
  }

  private static func bitmap(_ context: CGContext, opaque: Bool) throws(Diagnostic) -> Bitmap {
    let environment = RenderEnvironment(
      scale: Double(context.scale), appearance: UITraitCollection.current.appearance, direction: context.direction, clipsToBounds: true)
    let strut = ViewNode.modified(
      .spacer(minimum: 0), .frame(width: Double(context.size.width), height: Double(context.size.height), alignment: .topLeading))
    let bitmap = try RendererPool.shared.renderer().render(context.content ?? strut, in: environment, upTo: .bitmap).bitmap
    return opaque ? bitmap.opaque : bitmap
  }
}
