// SPDX-License-Identifier: MIT

internal import LabelLayout
package import LabelViewNode

/// A view that shows an image: a symbol, which has the size, weight and colour of the text next to it, or an image of a file or asset.
public struct Image: PrimitiveView, Hashable, Sendable {
  let content: ImageNode
  /// The text that describes the image; nil for the image's name.
  let label: Text?

  /// Creates an image of a symbol.
  ///
  /// An unknown name is an error when the view is rendered, with the nearest names; SwiftUI draws nothing.
  ///
  /// - Parameter systemName: The name of the symbol, such as `bolt.fill`.
  public init(systemName: String) { self.init(ImageNode(.named(systemName))) }

  /// Creates an image of a symbol with a value for its variable layers.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol, such as `wifi`.
  ///   - variableValue: The share of the variable layers that is highlighted, 0…1; nil highlights them all.
  public init(systemName: String, variableValue: Double?) {
    var content = ImageNode(.named(systemName))
    content.variableValue = variableValue
    self.init(content)
  }

  /// Creates an image from its form in the view tree.
  package init(_ content: ImageNode, label: Text? = nil) {
    self.content = content
    self.label = label
  }

  package func node(in context: ViewContext) -> ViewNode {
    guard let label else { return .image(content) }
    var change = AccessibilityChange()
    change.label = label.string(in: context.environment)
    if change.label == "" { change.isHidden = true }
    return .modified(.image(content), .accessibility(change))
  }

  /// Returns whether two images look the same. Accessibility labels are not compared.
  ///
  /// - Parameters:
  ///   - a: The first image.
  ///   - b: The second image.
  public static func == (a: Image, b: Image) -> Bool { a.content == b.content }

  /// Hashes the parts of the image that `==` compares.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
