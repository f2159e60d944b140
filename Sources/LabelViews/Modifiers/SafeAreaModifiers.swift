// SPDX-License-Identifier: MIT

public import Foundation

/// Views and distances at the edges of a view. An image has no safe area: what is added at an edge is next to the view.
extension View {
  /// Places views above or below this view. On Apple's platforms the content of a scroll view extends below them; here it is next to
  /// them.
  ///
  /// - Parameters:
  ///   - edge: The top or the bottom edge.
  ///   - alignment: The horizontal alignment; centred by default.
  ///   - spacing: The distance in points; 8 if it is `nil`.
  ///   - content: The views to add.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { VStack(spacing: 0, content: content) }
      self
      if edge == .bottom { VStack(spacing: 0, content: content) }
    }
  }
  /// Places views in front of or after this view, in reading direction.
  ///
  /// - Parameters:
  ///   - edge: The leading or the trailing edge.
  ///   - alignment: The vertical alignment; centred by default.
  ///   - spacing: The distance in points; 8 if it is `nil`.
  ///   - content: The views to add.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { HStack(spacing: 0, content: content) }
      self
      if edge == .trailing { HStack(spacing: 0, content: content) }
    }
  }
  /// Adds a distance to some edges of this view, as `padding` does, since an image has no safe area.
  ///
  /// - Parameters:
  ///   - edges: The edges; all of them by default.
  ///   - length: The distance in points; 16 if it is `nil`.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }
  /// Adds a distance to each edge of this view, as `padding` does, since an image has no safe area.
  ///
  /// - Parameter insets: The distances in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  /// Adds the same distance to all edges of this view, as `padding` does, since an image has no safe area.
  ///
  /// - Parameter length: The distance in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// Adds the standard distance of a window to some edges of this view, which is 16 points here.
  ///
  /// - Parameter edges: The edges; all of them by default.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  /// Extends this view into the safe area. It has no visual effect, since an image has no safe area.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  /// Extends this view into the safe area. It has no visual effect, since an image has no safe area.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// A set of kinds of safe area. It has no effect in an image.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The set as a bit field.
  public let rawValue: UInt
  /// Creates a set from a bit field.
  ///
  /// - Parameter rawValue: 1 for the container's safe area, 2 for the keyboard's, 3 for both.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The safe area of the device and its bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The safe area above the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All kinds of safe area.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
