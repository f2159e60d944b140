// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
package import LabelLayout

/// Views side by side, in reading direction.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a stack; `spacing` in points, what neighbours want when nil.
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

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a stack; `spacing` in points, what neighbours want when nil.
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

/// Views in one position, those written last on top. The stack is as large as the largest, or as the largest of the highest layout priority.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Makes a stack.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func node(in context: ViewContext) -> ViewNode {
    .container(
      ContainerNode(.layers(alignment.frameAlignment), children: context.inStack(.vertical).children(of: content)))
  }
}

/// An `HStack`: a picture is drawn whole, so that nothing comes later.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// Makes a stack; `spacing` in points, what neighbours want when nil.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The stack.
  public var body: some View { stack }
}

/// A `VStack`: a picture is drawn whole, so that nothing comes later.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// Makes a stack; `spacing` in points, what neighbours want when nil.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The stack.
  public var body: some View { stack }
}

/// What of a section stays in sight while the rest scrolls, which nothing does in a picture.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Room in a stack that grows as far as it can and gives way before everything else.
public struct Spacer: PrimitiveView, Sendable {
  private let minLength: CGFloat?

  /// Makes a spacer; `minLength` in points, 8 when nil.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func node(in context: ViewContext) -> ViewNode { .spacer(minimum: minLength.map { Double($0) }) }
}
