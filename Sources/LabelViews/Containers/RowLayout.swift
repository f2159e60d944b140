// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// The guides that separators of rows are aligned with.
extension HorizontalAlignment {
  private enum RowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
  }

  private enum RowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.trailing] }
  }

  /// The leading end of the separator below a row: by default at the row's first text.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeading.self)
  /// The trailing end of the separator below a row: by default at the edge of the box.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailing.self)
}

extension ViewNode {
  /// A row with a line below it, from the guide of its separator on.
  ///
  /// - Parameters:
  ///   - line: The line, which is proposed its length.
  ///   - thickness: The height of the line in points.
  ///   - inset: The distance of the line from the leading edge in a row without text.
  func above(_ line: ViewNode, thickness: Double, inset: Double) -> ViewNode {
    let (leading, trailing) = (HorizontalAlignment.listRowSeparatorLeading.key, HorizontalAlignment.listRowSeparatorTrailing.key)
    let arrangement = CustomArrangement(name: "row") { request in
      let row = request.children[0].dimensions(request.width, nil)
      let start = row[explicit: leading] ?? min(inset, row.size.width)
      let end = max(start, row[explicit: trailing] ?? row.size.width)
      return CustomArrangement.Response(
        size: Size(width: row.size.width, height: row.size.height + thickness),
        placements: [
          CustomArrangement.Placement(origin: .zero, width: request.width, height: nil),
          CustomArrangement.Placement(origin: Point(x: start, y: row.size.height), width: end - start, height: thickness),
        ])
    }
    return .container(ContainerNode(.custom(arrangement), children: [self, line]))
  }

  /// The view with the guide of its separator at its first text, unless a view inside sets the guide itself.
  var withSeparatorGuide: ViewNode { markingFirstText(HorizontalAlignment.listRowSeparatorLeading.key) ?? self }

  /// The view with a guide at the leading edge of its first text; nil if it has no text.
  private func markingFirstText(_ key: GuideKey) -> ViewNode? {
    switch self {
    case .empty, .image, .spacer, .shape, .geometry: nil
    case .text: .modified(self, .guide(key, ViewFunction { _ in 0 }))
    case .label(let label):
      label.title.markingFirstText(key).map { .label(LabelNode(title: $0, icon: label.icon)) }
    case .stack(let stack):
      Self.markingFirst(stack.children, key).map {
        .stack(StackNode(stack.axis, alignment: stack.alignment, spacing: stack.spacing, children: $0))
      }
    case .container(let container):
      Self.markingFirst(container.children, key).map { .container(ContainerNode(container.arrangement, children: $0)) }
    case .modified(_, .guide(key, _)): self
    case .modified(let inner, let modification): inner.markingFirstText(key).map { .modified($0, modification) }
    }
  }

  private static func markingFirst(_ children: [ViewNode], _ key: GuideKey) -> [ViewNode]? {
    for (index, child) in children.enumerated() {
      guard let marked = child.markingFirstText(key) else { continue }
      var result = children
      result[index] = marked
      return result
    }
    return nil
  }
}
