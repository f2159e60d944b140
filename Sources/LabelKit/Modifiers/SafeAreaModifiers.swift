// SPDX-License-Identifier: MIT

public import Foundation

/// Room at the edges of a view. A picture has no safe areas of its own: what is put at an edge is beside the view there.
extension View {
  /// Puts other views above or below the view, `spacing` points from it, 8 when nil. What scrolls runs below them on a device; a picture
  /// shows it whole, and so beside them.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { VStack(spacing: 0, content: content) }
      self
      if edge == .bottom { VStack(spacing: 0, content: content) }
    }
  }
  /// Puts other views before or after the view, `spacing` points from it, 8 when nil.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { HStack(spacing: 0, content: content) }
      self
      if edge == .trailing { HStack(spacing: 0, content: content) }
    }
  }
  /// Puts a distance on some sides of the view, in points; 16 when nil.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }
  /// Puts a distance on each side of the view.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  /// Puts the same distance round the view, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// Puts a window's distance on some sides of the view: 16 points.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  /// A picture has no safe areas.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  /// A picture has no safe areas.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// Areas that a device covers.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and corners.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
