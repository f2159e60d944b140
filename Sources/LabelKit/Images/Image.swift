// SPDX-License-Identifier: MIT

package import LabelLayout

/// A picture: a symbol, which takes size, weight and colour from the text beside it.
public struct Image: PrimitiveView, Hashable, Sendable {
  let content: ImageNode
  /// Words for people who cannot see it; nil for the picture's name.
  let label: Text?

  /// The symbol named `systemName`, such as `bolt.fill`.
  ///
  /// A name that no icon has is an error when the view is rendered, not nothing as in SwiftUI.
  public init(systemName: String) { self.init(ImageNode(.named(systemName))) }

  /// The symbol named `systemName` with its variable layers lit up to `variableValue`, 0…1; nil lights all.
  public init(systemName: String, variableValue: Double?) {
    var content = ImageNode(.named(systemName))
    content.variableValue = variableValue
    self.init(content)
  }

  /// A picture as it is written in nodes.
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

  /// Whether two pictures look the same.
  public static func == (a: Image, b: Image) -> Bool { a.content == b.content }

  /// Equal for equal pictures.
  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
