// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelIcons
internal import LabelLayout

extension Image {
  /// The picture named `name`: of the bundle's asset catalogues, or else of the renderer's `assets`, or else an icon of its folders or of
  /// LabelKit. A name that none of them has is an error when the view is rendered.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(Self.asset(name, bundle)) }
  /// The picture named `name` with its variable layers lit up to `variableValue`, 0…1; nil lights all.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    var content = Self.asset(name, bundle)
    content.variableValue = variableValue
    self.init(content)
  }
  /// The picture named `name` with words for people who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(Self.asset(name, bundle), label: label) }
  /// The picture named `name`, which says nothing to people who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(Self.asset(name, bundle), label: Text(verbatim: ""))
  }

  private static func asset(_ name: String, _ bundle: Bundle?) -> ImageNode {
    ImageNode(.asset(name: name, bundle.flatMap { AssetCatalog.picture(named: name, in: $0) }))
  }

  /// The picture of an SVG or PNG file.
  ///
  /// A file that cannot be read, or is no picture, is an error when the view is rendered.
  public init(path: String) { self.init(ImageNode(.file(path: path))) }
  /// The picture of an SVG or PNG file. SwiftUI has no such initialiser: it takes files through `UIImage`.
  public init(contentsOf file: URL) { self.init(path: file.path) }

  /// The picture of a resource.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// Whether a picture keeps its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the colour of the text beside it.
    case template
    /// In its own colours.
    case original
  }

  /// Sets whether the picture keeps its own colours; nil lets it choose.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var content = content
    content.renderingMode = mode.map { $0 == .original ? .original : .template }
    return Image(content, label: label)
  }

  /// Lets the picture fill whatever size it is offered, its own where none is. Without a baseline, it stands by its bottom edge.
  ///
  /// - Parameters:
  ///   - capInsets: the parts at the sides that keep their thickness, in points of the picture's own size: its corners keep their shape,
  ///     and only what lies between them fills the rest. Where there is less room than caps, they shrink in proportion.
  ///   - resizingMode: whether the rest is stretched or repeated. Tiles begin at the top left and have the picture's own size, but for the
  ///     nearest pixel; a drawing of outlines that would take more than 20,000 is stretched.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var content = content
    var resizing = ImageResizing()
    resizing.mode = resizingMode == .tile ? .tile : .stretch
    resizing.caps = capInsets.directional
    content.resizing = resizing
    return Image(content, label: label)
  }

  /// How a picture fills more room than it has.
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again.
    case tile
    /// Larger.
    case stretch
  }

  /// How a PNG's pixels are found where it is drawn larger or smaller: `none` shows them as squares, as pixel art and QR codes want it;
  /// whatever else is asked for, they are found in the best way.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var content = content
    content.sampling = interpolation == .none ? .nearest : .smooth
    return Image(content, label: label)
  }
  /// Edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// How pixels between pixels are found.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// Fast.
    case low
    /// Well.
    case medium
    /// Best.
    case high
  }
}

/// A picture by its name. Xcode writes these for asset catalogues; here they are written by hand.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle?

  /// Names a picture of a bundle, or of the renderer.
  public init(name: String, bundle: Bundle? = nil) {
    self.name = name
    self.bundle = bundle
  }
}
