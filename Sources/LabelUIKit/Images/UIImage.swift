// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelEngine
internal import LabelIcons
internal import LabelKit
internal import LabelLayout
internal import LabelPNG

/// A picture by UIKit's name: a symbol, a file, or the bytes of one.
///
///     let bolt = UIImage(systemName: "bolt.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
///     attachment.image = bolt?.withTintColor(.systemOrange)
public final class UIImage: NSObject, Sendable {
  /// How a picture is coloured.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// Symbols in the colour of the text beside them, pictures in their own.
    case automatic
    /// In the picture's own colours.
    case alwaysOriginal
    /// In the colour of the text beside it.
    case alwaysTemplate
  }

  /// What is drawn, without tint and mode.
  let content: ImageNode
  /// Points; nil for a symbol, whose size follows the text beside it.
  let naturalSize: CGSize?
  /// Pixels per point: those of a picture, 1 for outlines, which have none.
  public let scale: CGFloat
  /// How the picture is coloured, `automatic` unless `withRenderingMode` says otherwise.
  public let renderingMode: RenderingMode
  let tint: UIColor?
  /// How a symbol is drawn; nil for pictures.
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

  /// The symbol of a name; nil when no icon has it.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// The symbol of a name, drawn as a configuration says; nil when no icon has the name.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    do { _ = try IconRegistry().icon(named: name, variants: .none) } catch { return nil }
    self.init(ImageNode(.named(name)), naturalSize: nil, configuration: configuration ?? .unspecified)
  }

  /// The picture of a name in the bundle's asset catalogues, the app's own by default, or else one of LabelKit's icons; nil when there is
  /// neither.
  public convenience init?(named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil) {
    if let picture = AssetCatalog.picture(named: name, in: bundle ?? .main) {
      let file = picture.file(in: Appearance(), scale: 1)
      let image = UIImage(contentsOfFile: file.path)
      let scale = file.scale ?? image?.scale ?? 1
      let factor = (image?.scale ?? 1) / scale
      let size = image.map { CGSize(width: $0.size.width * factor, height: $0.size.height * factor) }
      self.init(ImageNode(.asset(name: name, picture)), naturalSize: size, scale: scale)
    } else if IconRegistry().contains(name) {
      self.init(ImageNode(.named(name)), naturalSize: nil, configuration: .unspecified)
    } else {
      return nil
    }
  }

  /// The picture of a PNG or, as UIKit cannot, an SVG file, which is read when it is made and again when it is drawn; nil when the file
  /// cannot be read or is no picture.
  ///
  /// Its points are pixels, unless its name ends in `@2x` or `@3x` or its resolution is a multiple of 72 dpi; those of an SVG file are the
  /// units of its view box.
  public convenience init?(contentsOfFile path: String) {
    let content = ImageNode(.file(path: path))
    do {
      guard path.lowercased().hasSuffix(".png") else {
        let box = try IconRegistry().icon(file: path).viewBox
        self.init(content, naturalSize: CGSize(width: box.width, height: box.height))
        return
      }
      let bitmap = try PictureFile(limits: .standard).bitmap(path)
      let scale = Self.scale(named: path) ?? bitmap.scale
      self.init(content, naturalSize: bitmap.size(at: scale), scale: scale)
    } catch { return nil }
  }

  /// The picture that the bytes of a PNG file are; nil for other bytes. Its points are pixels unless its resolution is a multiple of 72 dpi.
  public convenience init?(data: Data) {
    guard let bitmap = try? PNGDecoder.decode(Array(data)) else { return nil }
    self.init(bitmap)
  }

  /// The picture that the bytes of a PNG file are, at so many pixels a point; nil for other bytes, and for a scale that is not above 0.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, scale.isFinite, let bitmap = try? PNGDecoder.decode(Array(data)) else { return nil }
    self.init(Bitmap(width: bitmap.width, height: bitmap.height, scale: scale, pixels: bitmap.pixels))
  }

  convenience init(_ bitmap: Bitmap) {
    self.init(ImageNode(.bitmap(bitmap)), naturalSize: bitmap.size(at: bitmap.scale), scale: bitmap.scale)
  }

  /// Points: a picture's own size; a symbol's at its configuration, or else beside 17 points of the regular weight.
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

  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool { symbolConfiguration != nil }

  /// Pixels per point, by a file's name.
  private static func scale(named path: String) -> Double? {
    let name = path.lowercased().dropLast(".png".count)
    return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : nil
  }
}

extension Bitmap {
  fileprivate func size(at scale: Double) -> CGSize { CGSize(width: Double(width) / scale, height: Double(height) / scale) }
}
