// SPDX-License-Identifier: MIT

internal import LabelIcons
internal import LabelKit
internal import LabelLayout
internal import LabelViewNode

extension UIImage {
  /// Returns this image in one colour, with its own opacity. It does not follow the colour of the text beside it.
  ///
  /// - Parameter color: The colour.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// Returns this image in one colour and a rendering mode. The colour always applies; the mode is kept for later changes.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - renderingMode: How the image is coloured without the colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(content, naturalSize: naturalSize, scale: scale, mode: renderingMode, tint: color, configuration: symbolConfiguration)
  }

  /// Returns this image with another rendering mode.
  ///
  /// - Parameter mode: How the image is coloured.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(content, naturalSize: naturalSize, scale: scale, mode: mode, tint: tint, configuration: symbolConfiguration)
  }

  /// Returns this symbol with a configuration instead of its own. Images that are not symbols are returned unchanged.
  ///
  /// - Parameter configuration: The configuration.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    isSymbolImage
      ? UIImage(content, naturalSize: naturalSize, scale: scale, mode: renderingMode, tint: tint, configuration: configuration) : self
  }

  /// Returns this symbol with a configuration applied over its own, or nil for images that are not symbols.
  ///
  /// - Parameter configuration: The configuration.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbolConfiguration.map { withConfiguration($0.applying(configuration)) }
  }

  /// The image as a node of the view tree.
  var node: ImageNode {
    var node = content
    symbolConfiguration?.apply(to: &node)
    switch renderingMode {
    case .automatic: break
    case .alwaysOriginal: node.renderingMode = .original
    case .alwaysTemplate: node.renderingMode = .template
    }
    if let tint {
      // A template has one colour; an original would keep its own.
      node.colors = [tint.color]
      node.mode = .monochrome
      node.renderingMode = .template
    }
    return node
  }
}
