// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout

/// Names a line of views that others are lined up with.
///
///     enum CenterOfFirstLine: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.firstTextBaseline] }
///     }
///     extension VerticalAlignment { static let centerOfFirstLine = VerticalAlignment(CenterOfFirstLine.self) }
public protocol AlignmentID: SendableMetatype {
  /// Where the line runs in views that say nothing of it: points from the top or leading edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension StackAlignment {
  fileprivate init(_ id: any AlignmentID.Type) {
    self = .custom(
      AlignmentGuide(id: ObjectIdentifier(id), name: "\(id)") { Double(id.defaultValue(in: ViewDimensions(content: $0))) })
  }
}

/// How views of a horizontal stack line up.
public struct VerticalAlignment: Hashable, Sendable {
  let alignment: StackAlignment

  init(_ alignment: StackAlignment) { self.alignment = alignment }

  /// A line of one's own.
  public init(_ id: any AlignmentID.Type) { self.init(StackAlignment(id)) }

  /// Top edges.
  public static let top = VerticalAlignment(.start)
  /// Middles.
  public static let center = VerticalAlignment(.center)
  /// Bottom edges.
  public static let bottom = VerticalAlignment(.end)
  /// Baselines of first lines; bottom edges for views without text.
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  /// Baselines of last lines; bottom edges for views without text.
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)

  var key: GuideKey { GuideKey(.vertical, alignment) }
}

/// How views of a vertical stack line up.
public struct HorizontalAlignment: Hashable, Sendable {
  let alignment: StackAlignment

  init(_ alignment: StackAlignment) { self.alignment = alignment }

  /// A line of one's own.
  public init(_ id: any AlignmentID.Type) { self.init(StackAlignment(id)) }

  /// Edges where reading begins.
  public static let leading = HorizontalAlignment(.start)
  /// Middles.
  public static let center = HorizontalAlignment(.center)
  /// Edges where reading ends.
  public static let trailing = HorizontalAlignment(.end)

  var key: GuideKey { GuideKey(.horizontal, alignment) }
}

/// The position of a view in another, along both axes.
public struct Alignment: Hashable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// Down.
  public var vertical: VerticalAlignment

  /// An alignment along both axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Middles.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the edge where reading begins.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the edge where reading ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top corner where reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top corner where reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom corner where reading begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom corner where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baseline, in the middle.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The last baseline, in the middle.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The first baseline, where reading begins.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The last baseline, where reading begins.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The first baseline, where reading ends.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last baseline, where reading ends.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  var frameAlignment: FrameAlignment { FrameAlignment(horizontal: horizontal.alignment, vertical: vertical.alignment) }
}

/// A view's size and lines, as alignment guides and layouts see them; points from the top and leading edges.
public struct ViewDimensions {
  let content: NodeDimensions

  /// Points.
  public var width: CGFloat { CGFloat(content.size.width) }
  /// Points.
  public var height: CGFloat { CGFloat(content.size.height) }
  /// Where a line runs.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(content[guide.key]) }
  /// Where a line runs.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(content[guide.key]) }
  /// Where somebody said that a line runs; nil where nobody did.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { content[explicit: guide.key].map { CGFloat($0) } }
  /// Where somebody said that a line runs; nil where nobody did.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { content[explicit: guide.key].map { CGFloat($0) } }
}

extension View {
  /// Says where a line of the view runs, in points from the leading edge; the closure is given the view's size and lines.
  public func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    let scope = ViewScope.current
    return modified(
      .guide(
        guide.key, ViewFunction { lines in Double(ViewScope.evaluating(in: scope) { computeValue(ViewDimensions(content: lines)) }) }))
  }

  /// Says where a line of the view runs, in points from the top edge; the closure is given the view's size and lines.
  public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    let scope = ViewScope.current
    return modified(
      .guide(
        guide.key, ViewFunction { lines in Double(ViewScope.evaluating(in: scope) { computeValue(ViewDimensions(content: lines)) }) }))
  }
}
