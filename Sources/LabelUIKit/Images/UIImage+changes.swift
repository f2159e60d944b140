// SPDX-License-Identifier: MIT

internal import LabelIcons
internal import LabelKit
internal import LabelLayout

extension UIImage {
  /// The picture in one colour, as opaque as it was, whatever the colour of the text beside it.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// The image in one colour. The mode, as on a device, decides how later views may colour it; a tint given here always counts.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(content, naturalSize: naturalSize, scale: scale, mode: renderingMode, tint: color, configuration: symbolConfiguration)
  }

  /// The picture coloured in another way.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(content, naturalSize: naturalSize, scale: scale, mode: mode, tint: tint, configuration: symbolConfiguration)
  }

  /// The symbol with a configuration; other images are returned as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    isSymbolImage
      ? UIImage(content, naturalSize: naturalSize, scale: scale, mode: renderingMode, tint: tint, configuration: configuration) : self
  }

  /// The symbol with a configuration applied over its own; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbolConfiguration.map { withConfiguration($0.applying(configuration)) }
  }

  /// What is drawn.
  var node: ImageNode {
    var node = content
    symbolConfiguration?.apply(to: &node)
    switch renderingMode {
    case .automatic: break
    case .alwaysOriginal: node.renderingMode = .original
    case .alwaysTemplate: node.renderingMode = .template
    }
    if let tint {
      // One colour is what a template has; an original would show its own.
      node.colors = [tint.color]
      node.mode = .monochrome
      node.renderingMode = .template
    }
    return node
  }
}
