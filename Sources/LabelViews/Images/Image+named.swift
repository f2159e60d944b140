// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelAssets
internal import LabelIcons
internal import LabelLayout
internal import LabelViewNode

extension Image {
  /// Creates an image from a name.
  ///
  /// The bundle's asset catalogues are searched first, then the renderer's `assets`, then its icon folders and LabelKit's icons. An unknown
  /// name is an error when the view is rendered; SwiftUI draws nothing.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle with the asset catalogues, or nil for the renderer's assets only.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(Self.asset(name, bundle)) }
  /// Creates an image from a name, with a value for its variable layers.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - variableValue: The share of the variable layers that is highlighted, 0…1; nil highlights them all.
  ///   - bundle: The bundle with the asset catalogues, or nil for the renderer's assets only.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    var content = Self.asset(name, bundle)
    content.variableValue = variableValue
    self.init(content)
  }
  /// Creates an image from a name, with an accessibility label.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle with the asset catalogues, or nil for the renderer's assets only.
  ///   - label: The text that describes the image.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(Self.asset(name, bundle), label: label) }
  /// Creates an image from a name that is left out of the accessibility description.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle with the asset catalogues, or nil for the renderer's assets only.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(Self.asset(name, bundle), label: Text(verbatim: ""))
  }

  private static func asset(_ name: String, _ bundle: Bundle?) -> ImageNode {
    ImageNode(.asset(name: name, bundle.flatMap { AssetCatalog.image(named: name, in: $0) }))
  }

  /// Creates an image from an SVG or PNG file. A file that cannot be read or is neither is an error when the view is rendered. SwiftUI has
  /// no such initialiser.
  ///
  /// - Parameter path: The path of the file.
  public init(path: String) { self.init(ImageNode(.file(path: path))) }
  /// Creates an image from an SVG or PNG file. SwiftUI has no such initialiser; it reads files through `UIImage`.
  ///
  /// - Parameter file: The URL of the file.
  public init(contentsOf file: URL) { self.init(path: file.path) }

  /// Creates an image from an image resource.
  ///
  /// - Parameter resource: The resource that names the image.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// Whether an image is drawn in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The image is drawn in the foreground colour, as a mask.
    case template
    /// The image is drawn in its own colours.
    case original
  }

  /// Sets whether the image is drawn in its own colours or in the foreground colour.
  ///
  /// - Parameter mode: The mode, or nil to let the image decide.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var content = content
    content.renderingMode = mode.map { $0 == .original ? .original : .template }
    return Image(content, label: label)
  }

  /// Puts the symbol of a label without a title on whole pixels, so that its lines are as sharp at 1x as they were drawn. The symbol gets
  /// the nearest size whose frame has a whole number of pixels.
  ///
  /// It has no effect beside a title, where the symbol's place follows from the text's baseline, and on bitmaps.
  ///
  ///     Label { Text("Table") } icon: { Image(systemName: "tablecells").snapsToPixelGrid() }.labelStyle(.iconOnly)
  ///
  /// - Parameter isOn: Whether the symbol is put on whole pixels.
  public func snapsToPixelGrid(_ isOn: Bool = true) -> Image {
    var content = content
    content.snapsToPixelGrid = isOn
    return Image(content, label: label)
  }

  /// Makes the image fill the size that it is offered, or its own size where none is. Its baseline is then its bottom edge.
  ///
  /// - Parameters:
  ///   - capInsets: The sides that keep their thickness, in points of the image's own size. The corners keep their shape, and only the rest
  ///     fills the space. Where there is less space than caps, they shrink in proportion.
  ///   - resizingMode: Whether the rest is stretched or tiled. Tiles start at the top left and have the image's own size, rounded to whole
  ///     pixels. A vector image that would need more than 20,000 tiles is stretched.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var content = content
    var resizing = ImageResizing()
    resizing.mode = resizingMode == .tile ? .tile : .stretch
    resizing.caps = capInsets.directional
    content.resizing = resizing
    return Image(content, label: label)
  }

  /// How an image fills more space than its own size.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is repeated at its own size.
    case tile
    /// The image is scaled to the space.
    case stretch
  }

  /// Sets how a PNG is scaled. `none` shows pixels as squares, as for pixel art and QR codes; all other values use the best quality.
  ///
  /// - Parameter interpolation: The quality of the scaling.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var content = content
    content.sampling = interpolation == .none ? .nearest : .smooth
    return Image(content, label: label)
  }
  /// Sets whether edges are smoothed on Apple's platforms. No effect here: edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The quality with which a bitmap is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// No interpolation: pixels are drawn as squares.
    case none
    /// Low quality on Apple's platforms; the same as `high` here.
    case low
    /// Medium quality on Apple's platforms; the same as `high` here.
    case medium
    /// The best quality, which smooths pixels.
    case high
  }
}

/// A reference to an image in an asset catalogue. Xcode and the plugin LabelKitPlugin generate them.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle?

  /// Creates a reference to an image.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle with the asset catalogues, or nil for the renderer's assets only.
  public init(name: String, bundle: Bundle? = nil) {
    self.name = name
    self.bundle = bundle
  }
}
