// SPDX-License-Identifier: MIT

internal import LabelIcons
internal import LabelLayout

extension Image {
  /// The picture named `name`: an icon of the renderer's folders or of LabelKit. Off Apple's platforms there are no asset catalogues.
  public init(_ name: String) { self.init(ImageNode(.named(name))) }

  /// The picture of a resource.
  public init(_ resource: ImageResource) { self.init(resource.name) }

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
    content.mode = mode.map { $0 == .original ? .multicolor : .monochrome }
    return Image(content)
  }
}

/// A picture by its name. Xcode writes these for asset catalogues; here they are written by hand.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Names a picture.
  public init(name: String) { self.name = name }
}
