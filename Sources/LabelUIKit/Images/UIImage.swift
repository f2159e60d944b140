// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelEngine
internal import LabelIcons
internal import LabelKit
internal import LabelLayout
internal import LabelViewNode

/// A UIKit image: a symbol, an image of an asset or a file, or the data of a PNG file.
///
///     let bolt = UIImage(systemName: "bolt.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
///     attachment.image = bolt?.withTintColor(.systemOrange)
public final class UIImage: NSObject, Sendable {
  /// How an image is coloured.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// Symbols are drawn in the colour of the text beside them, other images in their own colours.
    case automatic
    /// The image is drawn in its own colours.
    case alwaysOriginal
    /// The image is drawn in the colour of the text beside it, as a mask.
    case alwaysTemplate
  }

  /// The image as a node of the view tree, without its colour and mode.
  let content: ImageNode
  /// The image's own size in points; nil for a symbol, whose size follows the text beside it.
  let naturalSize: CGSize?
  /// The scale of the image in pixels per point; 1 for symbols and vector images.
  public let scale: CGFloat
  /// How the image is coloured; `automatic` by default.
  public let renderingMode: RenderingMode
  let tint: UIColor?
  /// The configuration of a symbol; nil for other images.
  public let symbolConfiguration: SymbolConfiguration?

  init(
    _ content: ImageNode, naturalSize: CGSize?, scale: CGFloat = 1, mode: RenderingMode = .automatic, tint: UIColor? = nil,
    configuration: SymbolConfiguration? = nil
  ) {
    self.content = content
    self.naturalSize = naturalSize
    self.scale = scale
    self.renderingMode = mode
    self.tint = tint
    self.symbolConfiguration = configuration
    super.init()
  }

  /// Creates an image without pixels, whose size is zero.
  public override convenience init() {
    self.init(ImageNode(.bitmap(Bitmap(width: 1, height: 1, pixels: [0]))), naturalSize: .zero)
  }

  /// Creates an image of a symbol, or nil if no symbol has the name.
  ///
  /// - Parameter name: The name of the symbol, such as `bolt.fill`.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates an image of a symbol with a configuration, or nil if no symbol has the name.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol, such as `bolt.fill`.
  ///   - configuration: The configuration, or nil for an unspecified one.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    do { _ = try IconRegistry().icon(named: name, variants: .none) } catch { return nil }
    self.init(ImageNode(.named(name)), naturalSize: nil, configuration: configuration ?? .unspecified)
  }

  /// Creates an image from a name in an asset catalogue, otherwise from a LabelKit icon of that name; nil if there is neither.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle with the catalogue, or nil for the main bundle.
  ///   - traitCollection: The traits for which the image is loaded; not used.
  public convenience init?(named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil) {
    if let asset = AssetCatalog.image(named: name, in: bundle ?? .main) {
      let file = asset.file(in: Appearance(), scale: 1)
      let image = UIImage(contentsOfFile: file.path)
      let scale = file.scale ?? image?.scale ?? 1
      let factor = (image?.scale ?? 1) / scale
      let size = image.map { CGSize(width: $0.size.width * factor, height: $0.size.height * factor) }
      self.init(ImageNode(.asset(name: name, asset)), naturalSize: size, scale: scale)
    } else if IconRegistry().contains(name) {
      self.init(ImageNode(.named(name)), naturalSize: nil, configuration: .unspecified)
    } else {
      return nil
    }
  }

  /// Creates an image from a name in an asset catalogue, otherwise from a LabelKit icon of that name; nil if there is neither.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle with the catalogue, or nil for the main bundle.
  ///   - configuration: The configuration of a symbol, or nil for an unspecified one. Other images have none.
  public convenience init?(named name: String, in bundle: Bundle? = nil, with configuration: Configuration?) {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else { return nil }
    self.init(
      image.content, naturalSize: image.naturalSize, scale: image.scale, mode: image.renderingMode, tint: image.tint,
      configuration: image.symbolConfiguration == nil ? nil : configuration ?? .unspecified)
  }

  /// Creates an image from a PNG, JPEG or WebP file, or an SVG file, which UIKit does not read. Nil if the file cannot be read or is
  /// none of them.
  ///
  /// The file is read when the image is created and again when it is drawn. A PNG has one pixel per point, unless its name ends in `@2x` or
  /// `@3x` or its resolution is a multiple of 72 dpi. An SVG file has the size of its view box, one unit per point.
  ///
  /// - Parameter path: The path of the file.
  public convenience init?(contentsOfFile path: String) {
    let content = ImageNode(.file(path: path))
    do {
      guard ImageFormat.isBitmap(path: path) else {
        let box = try IconRegistry().icon(file: path).viewBox
        self.init(content, naturalSize: CGSize(width: box.width, height: box.height))
        return
      }
      let bitmap = try ImageFile(limits: .standard).bitmap(path)
      let scale = Self.scale(named: path) ?? bitmap.scale
      self.init(content, naturalSize: bitmap.size(at: scale), scale: scale)
    } catch { return nil }
  }

  /// Creates an image from the data of a PNG, JPEG or WebP file, or nil for other data. It has one pixel per point, unless its resolution is a multiple
  /// of 72 dpi.
  ///
  /// - Parameter data: The contents of the file.
  public convenience init?(data: Data) {
    guard let bitmap = Self.bitmap(data) else { return nil }
    self.init(bitmap)
  }

  /// Creates an image from the data of a PNG, JPEG or WebP file with a scale, or nil for other data.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - scale: The number of pixels per point; nil is returned for 0 and below.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, scale.isFinite, let bitmap = Self.bitmap(data) else { return nil }
    self.init(Bitmap(width: bitmap.width, height: bitmap.height, scale: scale, pixels: bitmap.pixels))
  }

  private static func bitmap(_ data: Data) -> Bitmap? { try? ImageFile(limits: .standard).bitmap(Array(data), name: "data") }

  convenience init(_ bitmap: Bitmap) {
    self.init(ImageNode(.bitmap(bitmap)), naturalSize: bitmap.size(at: bitmap.scale), scale: bitmap.scale)
  }

  /// The size of the image in points. A symbol without a size in its configuration is measured beside text of 17 points in regular weight.
  public var size: CGSize {
    if let naturalSize { return naturalSize }
    guard case .named(let name) = content.source, let icon = try? IconRegistry().icon(named: name, variants: content.variants) else {
      return .zero
    }
    let node = node
    let size = icon.glyph(
      pointSize: node.pointSize ?? UIFont.labelFontSize, weight: node.weight ?? .regular, scale: node.scale ?? .medium
    ).size
    return CGSize(width: size.width, height: size.height)
  }

  /// A Boolean value that indicates whether the image is a symbol.
  public var isSymbolImage: Bool { symbolConfiguration != nil }

  /// Returns the scale in a file name (`@2x`, `@3x`), in pixels per point; nil if there is none.
  private static func scale(named path: String) -> Double? {
    let name = path.lowercased().dropLast(".png".count)
    return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : nil
  }
}

extension Bitmap {
  fileprivate func size(at scale: Double) -> CGSize { CGSize(width: Double(width) / scale, height: Double(height) / scale) }
}
