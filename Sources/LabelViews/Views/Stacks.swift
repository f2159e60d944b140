// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
package import LabelViewNode

/// A container view that arranges its children in a horizontal line, in reading direction.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views; centred by default.
  ///   - spacing: The distance between views in points; `nil` for the distance that neighbours prefer.
  ///   - content: The views of the stack.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func node(in context: ViewContext) -> ViewNode {
    .stack(
      StackNode(
        .horizontal, alignment: alignment.alignment, spacing: spacing.map { Double($0) },
        children: context.inStack(.horizontal).children(of: content)))
  }
}

/// A container view that arranges its children in a vertical line.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views; centred by default.
  ///   - spacing: The distance between views in points; `nil` for the distance that neighbours prefer.
  ///   - content: The views of the stack.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func node(in context: ViewContext) -> ViewNode {
    .stack(
      StackNode(
        .vertical, alignment: alignment.alignment, spacing: spacing.map { Double($0) },
        children: context.inStack(.vertical).children(of: content)))
  }
}

/// A container view that overlays its children, the first at the back.
///
/// It is as large as its largest child, or as the largest one of those with the highest layout priority.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Creates a stack of overlaid views.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views along both axes; centred by default.
  ///   - content: The views, the first at the back.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func node(in context: ViewContext) -> ViewNode {
    .container(
      ContainerNode(.layers(alignment.frameAlignment), children: context.inStack(.vertical).children(of: content)))
  }
}

/// A horizontal stack that creates its views on demand on Apple's platforms. Here it creates all of them, and is an `HStack` that is as
/// high as the proposed height.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>
  private let alignment: VerticalAlignment

  /// Creates a lazy horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views; centred by default.
  ///   - spacing: The distance between views in points; `nil` for the distance that neighbours prefer.
  ///   - pinnedViews: The views that stay visible while scrolling. It has no effect in an image.
  ///   - content: The views of the stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
    self.alignment = alignment
  }

  /// The views in a horizontal stack of the proposed height.
  public var body: some View { stack.frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment)) }
}

/// A vertical stack that creates its views on demand on Apple's platforms. Here it creates all of them, and is a `VStack` that is as wide
/// as the proposed width.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>
  private let alignment: HorizontalAlignment

  /// Creates a lazy vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views; centred by default.
  ///   - spacing: The distance between views in points; `nil` for the distance that neighbours prefer.
  ///   - pinnedViews: The views that stay visible while scrolling. It has no effect in an image.
  ///   - content: The views of the stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
    self.alignment = alignment
  }

  /// The views in a vertical stack of the proposed width.
  public var body: some View { stack.frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center)) }
}

/// The views of a section that stay visible while the rest scrolls. They have no effect in an image.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The set as a bit field.
  public let rawValue: UInt32
  /// Creates a set from a bit field.
  ///
  /// - Parameter rawValue: 1 for headers, 2 for footers, 3 for both.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections stay visible.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections stay visible.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A flexible space that expands along the axis of its stack and shrinks before all other views.
public struct Spacer: PrimitiveView, Sendable {
  private let minLength: CGFloat?

  /// Creates a flexible space.
  ///
  /// - Parameter minLength: The minimum length in points; 8 if it is `nil`.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func node(in context: ViewContext) -> ViewNode { .spacer(minimum: minLength.map { Double($0) }) }
}
