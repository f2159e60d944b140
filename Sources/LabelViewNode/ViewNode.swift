// SPDX-License-Identifier: MIT

package import LabelCore

/// A view tree as written: names of icons, colours and text styles are not looked up, and no defaults are filled in.
///
/// SwiftUI views, UILabels and manifest records are all converted to this.
package indirect enum ViewNode: Hashable {
  /// An empty view, which has no size and no spacing in a stack.
  case empty
  case text(TextNode)
  /// A symbol or an image file.
  case image(ImageNode)
  /// A title and an icon, arranged by the current label style.
  case label(LabelNode)
  case stack(StackNode)
  /// A spacer; `minimum` in points, 8 when nil.
  case spacer(minimum: Double?)
  case shape(ShapeNode)
  case container(ContainerNode)
  case geometry(GeometryNode)
  case modified(ViewNode, ViewModification)
}

/// A text as runs.
package struct TextNode: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      case text(String)
      /// An icon or image in the line, like a character.
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

/// The title and the icon of a label.
package struct LabelNode: Hashable {
  package var title: ViewNode
  package var icon: ViewNode

  package init(title: ViewNode, icon: ViewNode) {
    self.title = title
    self.icon = icon
  }
}

/// Children in a row along an axis.
package struct StackNode: Hashable {
  package var axis: Axis
  package var alignment: StackAlignment
  /// The distance between neighbours in points; their preferred distances when nil.
  package var spacing: Double?
  package var children: [ViewNode]

  package init(_ axis: Axis, alignment: StackAlignment = .center, spacing: Double? = nil, children: [ViewNode]) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
  }
}
