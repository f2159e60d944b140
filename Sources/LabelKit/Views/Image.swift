// SPDX-License-Identifier: MIT

package import LabelLayout

/// A picture: a symbol, which takes size, weight and colour from the text beside it.
public struct Image: PrimitiveView, Hashable, Sendable {
  let content: ImageNode

  /// The symbol named `systemName`, such as `bolt.fill`.
  ///
  /// A name that no icon has is an error when the view is rendered, not nothing as in SwiftUI.
  public init(systemName: String) { self.content = ImageNode(.named(systemName)) }

  /// The symbol named `systemName` with its variable layers lit up to `variableValue`, 0…1; nil lights all.
  public init(systemName: String, variableValue: Double?) {
    var content = ImageNode(.named(systemName))
    content.variableValue = variableValue
    self.content = content
  }

  init(_ content: ImageNode) { self.content = content }

  package func node(in context: ViewContext) -> ViewNode { .image(content) }
}
