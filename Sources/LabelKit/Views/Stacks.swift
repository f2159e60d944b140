// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLayout

/// How views of a horizontal stack line up.
public enum VerticalAlignment: Hashable, Sendable {
  /// Top edges.
  case top
  /// Middles.
  case center
  /// Bottom edges.
  case bottom
  /// Baselines of first lines; bottom edges for views without text.
  case firstTextBaseline
  /// Baselines of last lines; bottom edges for views without text.
  case lastTextBaseline
}

/// How views of a vertical stack line up.
public enum HorizontalAlignment: Hashable, Sendable {
  /// Edges where reading begins.
  case leading
  /// Middles.
  case center
  /// Edges where reading ends.
  case trailing
}

/// Views side by side, in reading direction.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// Makes a stack; `spacing` in points, 8 when nil.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func node(in context: ViewContext) -> ViewNode {
    let alignment: StackAlignment =
      switch alignment {
      case .top: .start
      case .center: .center
      case .bottom: .end
      case .firstTextBaseline: .firstTextBaseline
      case .lastTextBaseline: .lastTextBaseline
      }
    return .stack(
      StackNode(.horizontal, alignment: alignment, spacing: spacing, children: context.inStack(.horizontal).children(of: content)))
  }
}

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// Makes a stack; `spacing` in points, 8 when nil.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func node(in context: ViewContext) -> ViewNode {
    let alignment: StackAlignment =
      switch alignment {
      case .leading: .start
      case .center: .center
      case .trailing: .end
      }
    return .stack(StackNode(.vertical, alignment: alignment, spacing: spacing, children: context.inStack(.vertical).children(of: content)))
  }
}

/// Room in a stack that grows as far as it can and gives way before everything else.
public struct Spacer: PrimitiveView, Sendable {
  private let minLength: Double?

  /// Makes a spacer; `minLength` in points, 8 when nil.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  package func node(in context: ViewContext) -> ViewNode { .spacer(minimum: minLength) }
}
