// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// A type that defines an alignment guide: a line of views that others are aligned with.
///
///     enum CenterOfFirstLine: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.firstTextBaseline] }
///     }
///     extension VerticalAlignment { static let centerOfFirstLine = VerticalAlignment(CenterOfFirstLine.self) }
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in views that do not set it themselves.
  ///
  /// - Parameter context: The size of the view and its other guides.
  /// - Returns: The distance in points from the top or leading edge of the view.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension StackAlignment {
  fileprivate init(_ id: any AlignmentID.Type) {
    self = .custom(
      AlignmentGuide(id: ObjectIdentifier(id), name: "\(id)") { Double(id.defaultValue(in: ViewDimensions(content: $0))) })
  }
}

/// An alignment position along the vertical axis, as a horizontal stack uses it.
public struct VerticalAlignment: Hashable, Sendable {
  let alignment: StackAlignment

  init(_ alignment: StackAlignment) { self.alignment = alignment }

  /// Creates a custom vertical alignment.
  ///
  /// - Parameter id: The type that identifies the alignment and gives its default position.
  public init(_ id: any AlignmentID.Type) { self.init(StackAlignment(id)) }

  /// The top edge of the view.
  public static let top = VerticalAlignment(.start)
  /// The vertical centre of the view.
  public static let center = VerticalAlignment(.center)
  /// The bottom edge of the view.
  public static let bottom = VerticalAlignment(.end)
  /// The baseline of the first line of text; the bottom edge for views without text.
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  /// The baseline of the last line of text; the bottom edge for views without text.
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)

  var key: GuideKey { GuideKey(.vertical, alignment) }
}

/// An alignment position along the horizontal axis, as a vertical stack uses it.
public struct HorizontalAlignment: Hashable, Sendable {
  let alignment: StackAlignment

  init(_ alignment: StackAlignment) { self.alignment = alignment }

  /// Creates a custom horizontal alignment.
  ///
  /// - Parameter id: The type that identifies the alignment and gives its default position.
  public init(_ id: any AlignmentID.Type) { self.init(StackAlignment(id)) }

  /// The leading edge of the view: the left one, or the right one for languages that are read from right to left.
  public static let leading = HorizontalAlignment(.start)
  /// The horizontal centre of the view.
  public static let center = HorizontalAlignment(.center)
  /// The trailing edge of the view: the right one, or the left one for languages that are read from right to left.
  public static let trailing = HorizontalAlignment(.end)

  var key: GuideKey { GuideKey(.horizontal, alignment) }
}

/// An alignment along both axes.
public struct Alignment: Hashable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from one for each axis.
  ///
  /// - Parameters:
  ///   - horizontal: The alignment along the horizontal axis.
  ///   - vertical: The alignment along the vertical axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre of the view along both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top corner at the leading edge.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top corner at the trailing edge.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom corner at the leading edge.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom corner at the trailing edge.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The baseline of the first line of text, centred horizontally.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The baseline of the last line of text, centred horizontally.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The baseline of the first line of text, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The baseline of the last line of text, at the leading edge.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The baseline of the first line of text, at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The baseline of the last line of text, at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  var frameAlignment: FrameAlignment { FrameAlignment(horizontal: horizontal.alignment, vertical: vertical.alignment) }
}

/// The size of a view and its alignment guides, in points from its top and leading edges.
public struct ViewDimensions {
  let content: NodeDimensions

  /// The width of the view in points.
  public var width: CGFloat { CGFloat(content.size.width) }
  /// The height of the view in points.
  public var height: CGFloat { CGFloat(content.size.height) }
  /// The position of a horizontal alignment guide.
  ///
  /// - Parameter guide: The guide to look up.
  /// - Returns: The distance in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(content[guide.key]) }
  /// The position of a vertical alignment guide.
  ///
  /// - Parameter guide: The guide to look up.
  /// - Returns: The distance in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(content[guide.key]) }
  /// The position of a horizontal alignment guide that was set with `alignmentGuide(_:computeValue:)` or by a layout.
  ///
  /// - Parameter guide: The guide to look up.
  /// - Returns: The distance in points from the leading edge; `nil` if the guide has its default position.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { content[explicit: guide.key].map { CGFloat($0) } }
  /// The position of a vertical alignment guide that was set with `alignmentGuide(_:computeValue:)` or by a layout.
  ///
  /// - Parameter guide: The guide to look up.
  /// - Returns: The distance in points from the top edge; `nil` if the guide has its default position.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { content[explicit: guide.key].map { CGFloat($0) } }
}

extension View {
  /// Sets the position of a horizontal alignment guide of this view.
  ///
  /// - Parameters:
  ///   - guide: The guide to set.
  ///   - computeValue: Returns the distance in points from the leading edge, given the view's size and its other guides.
  public func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    let scope = ViewScope.current
    return modified(
      .guide(
        guide.key, ViewFunction { lines in Double(ViewScope.evaluating(in: scope) { computeValue(ViewDimensions(content: lines)) }) }))
  }

  /// Sets the position of a vertical alignment guide of this view.
  ///
  /// - Parameters:
  ///   - guide: The guide to set.
  ///   - computeValue: Returns the distance in points from the top edge, given the view's size and its other guides.
  public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    let scope = ViewScope.current
    return modified(
      .guide(
        guide.key, ViewFunction { lines in Double(ViewScope.evaluating(in: scope) { computeValue(ViewDimensions(content: lines)) }) }))
  }
}
