// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

/// The traits of a view that a container reads before it measures the view; modifiers pass them on.
extension LayoutItem {
  /// The layout priority in a stack.
  var priority: Double {
    switch node {
    case .spacer: -.infinity
    case .decorated(_, .priority(let priority)): priority
    case .decorated, .layered, .masked: children[0].priority
    case .text, .icon, .shape, .geometry, .stack, .container: 0
    }
  }

  /// The z-index: views with a larger one are drawn above others.
  var zIndex: Double {
    switch node {
    case .decorated(_, .zIndex(let index)): index
    case .decorated, .layered, .masked: children[0].zIndex
    case .text, .icon, .spacer, .shape, .geometry, .stack, .container: 0
    }
  }

  /// The view's grid cell modifiers; the outermost takes precedence.
  var cell: GridCell {
    switch node {
    case .decorated(_, .cell(let cell)): cell.filled(from: children[0].cell)
    case .decorated, .layered, .masked: children[0].cell
    case .text, .icon, .spacer, .shape, .geometry, .stack, .container: GridCell()
    }
  }

  /// The view's values for a custom layout, by key.
  var values: [ObjectIdentifier: ViewValue] {
    switch node {
    case .decorated(_, .layoutValue(let key, let value)): children[0].values.merging([key: value]) { $1 }
    case .decorated, .layered, .masked: children[0].values
    case .text, .icon, .spacer, .shape, .geometry, .stack, .container: [:]
    }
  }

  /// The preferred distances above and below the view.
  var spacing: VerticalSpacing {
    switch node {
    case .text(let text): text.spacing
    case .icon(let icon):
      icon.resizing == nil && !icon.isBitmap ? VerticalSpacing(symbolBelowBaseline: max(0, icon.size.height - icon.baseline)) : .plain
    case .spacer: axis == .horizontal ? .unspecified : .none
    case .stack(.vertical, _, _, _):
      VerticalSpacing(top: children.first?.spacing.top ?? .plain, bottom: children.last?.spacing.bottom ?? .plain)
    case .stack(.horizontal, _, _, _), .container(.layers, _), .container(.gridRow, _):
      children.dropFirst().reduce(children.first?.spacing ?? .plain) { $0.joined(with: $1.spacing) }
    case .shape, .geometry, .container: .plain
    case .decorated(_, let decoration): spacing(decoration, children[0].spacing)
    case .layered, .masked: children[0].spacing
    }
  }

  private func spacing(_ decoration: Decoration, _ inner: VerticalSpacing) -> VerticalSpacing {
    switch decoration {
    case .frame(_, let height, _): height == nil ? inner : .plain
    case .flexibleFrame(let frame): frame.minHeight == nil && frame.maxHeight == nil ? inner : .plain
    case .padding(let insets):
      VerticalSpacing(top: insets.top == 0 ? inner.top : .plain, bottom: insets.bottom == 0 ? inner.bottom : .plain)
    case .position, .leafSpacing, .scroll, .containerFrame: .plain
    default: inner
    }
  }

  /// The default distance to the next view along an axis, in points.
  func distance(to next: LayoutItem, along axis: Axis) -> Double {
    if isSpacer || next.isSpacer { return 0 }
    return axis == .horizontal ? VerticalSpacing.standard : spacing.distance(to: next.spacing)
  }

  var isSpacer: Bool {
    switch node {
    case .spacer: true
    case .decorated(_, .frame), .decorated(_, .flexibleFrame), .decorated(_, .padding): false
    case .decorated: children[0].isSpacer
    default: false
    }
  }

  /// Whether a larger proposal may result in a larger size. Text never grows beyond its ideal size.
  var isFlexible: Bool {
    switch node {
    case .text: false
    case .icon(let icon): icon.resizing != nil
    case .spacer, .shape, .geometry, .container(.custom, _), .decorated(_, .flexibleFrame), .decorated(_, .position),
      .decorated(_, .scroll), .decorated(_, .containerFrame):
      true
    case .stack, .container: children.contains(where: \.isFlexible)
    case .decorated, .layered, .masked: children[0].isFlexible
    }
  }

  /// Whether the size is independent of the proposal, so that measuring it once is enough.
  var isRigid: Bool {
    if case .icon(let icon) = node { return icon.resizing == nil }
    return false
  }
}
