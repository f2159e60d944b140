// SPDX-License-Identifier: MIT

package import LabelCore

/// What an author wrote, still symbolic: names of icons, colours and text styles, and no defaults filled in.
///
/// Views, UILabel and manifest rows all become this.
package indirect enum ViewNode: Hashable {
  /// Nothing; it takes no place in a stack, not even spacing.
  case empty
  case text(TextNode)
  /// A symbol or a picture file.
  case image(ImageNode)
  /// Title and icon, arranged by the label style that is in force.
  case label(LabelNode)
  case stack(StackNode)
  /// Room that gives way last; `minimum` in points, 8 when nil.
  case spacer(minimum: Double?)
  case shape(ShapeNode)
  case container(ContainerNode)
  case geometry(GeometryNode)
  case modified(ViewNode, ViewModification)
}

/// A text with its runs.
package struct TextNode: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      case text(String)
      /// An icon or picture in the line, as if it were a character.
      case attachment(ImageNode, AttachmentBounds)
    }

    package var content: Content
    package var attributes = TextAttributes()

    package init(_ text: String) { self.content = .text(text) }
    package init(_ attachment: ImageNode, _ bounds: AttachmentBounds = AttachmentBounds()) {
      self.content = .attachment(attachment, bounds)
    }
  }

  package var runs: [Run]

  package init(_ text: String) { self.runs = [Run(text)] }
  package init(runs: [Run]) { self.runs = runs }
}

/// A title and an icon that belong together.
package struct LabelNode: Hashable {
  package var title: ViewNode
  package var icon: ViewNode

  package init(title: ViewNode, icon: ViewNode) {
    self.title = title
    self.icon = icon
  }
}

/// Children one after the other along an axis.
package struct StackNode: Hashable {
  package var axis: Axis
  package var alignment: StackAlignment
  /// Points between neighbours; what the neighbours want when nil.
  package var spacing: Double?
  package var children: [ViewNode]

  package init(_ axis: Axis, alignment: StackAlignment = .center, spacing: Double? = nil, children: [ViewNode]) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
  }
}
