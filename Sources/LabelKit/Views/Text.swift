// SPDX-License-Identifier: MIT

package import LabelLayout

/// One or more lines of text.
public struct Text: PrimitiveView, Sendable {
  let content: TextNode

  /// Text exactly as given; nothing is looked up and no markup is read.
  public init<S: StringProtocol>(_ content: S) { self.content = TextNode(String(content)) }

  /// Text exactly as given.
  public init(verbatim content: String) { self.content = TextNode(content) }

  init(_ content: TextNode) { self.content = content }

  package func node(in context: ViewContext) -> ViewNode { .text(content) }
}
