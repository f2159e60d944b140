// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelLayout
internal import LabelViewNode

/// The view that the built-in label styles draw: both parts of a label or one of them. It contains no label, so that outer styles have no
/// effect on it.
struct LabelParts: PrimitiveView {
  /// The parts that are shown. A view keeps its role as icon or title when a style moves it to the other part.
  enum Shown {
    /// The context decides.
    case automatic
    case titleAndIcon
    case iconOnly
    case titleOnly

    fileprivate func role(in container: ViewContext.Container) -> LabelPart? {
      switch self {
      case .automatic: container == .toolbar ? .icon : nil
      case .titleAndIcon: nil
      case .iconOnly: .icon
      case .titleOnly: .title
      }
    }
  }

  private let configuration: LabelStyleConfiguration
  private let shown: Shown

  init(_ configuration: LabelStyleConfiguration, shows shown: Shown) {
    self.configuration = configuration
    self.shown = shown
  }

  func node(in context: ViewContext) -> ViewNode {
    var inner = context
    inner.isInPart = true
    let role = shown.role(in: context.container)
    let titles = inner.children(of: configuration.title)
    let title = part(titles, role)
    let icon = part(icons(in: inner, role), role)
    switch (title, icon) {
    case (.empty, let part): return described(part, by: titles)
    case (let part, .empty): return part
    default: return .label(LabelNode(title: title, icon: reserved(icon, context.environment)))
    }
  }

  /// Returns the views of the icon. In a row they have the tint of the row, unless views set a foreground style.
  private func icons(in context: ViewContext, _ role: LabelPart?) -> [ViewNode] {
    guard context.container == .form, role == nil, !context.environment.hasForeground else {
      return context.children(of: configuration.icon)
    }
    return context.children(of: configuration.icon.foregroundStyle(context.environment.listItemTint ?? AnyShapeStyle(.tint)))
  }

  /// Returns an icon alone, which the title describes to assistive technologies.
  private func described(_ part: ViewNode, by titles: [ViewNode]) -> ViewNode {
    let description = titles.map(\.accessibilityDescription).filter { !$0.isEmpty }.joined(separator: ", ")
    guard part != .empty, !description.isEmpty else { return part }
    var change = AccessibilityChange()
    change.label = description
    return .modified(part, .accessibility(change))
  }

  /// Returns the views of a part below each other, without the hidden ones.
  private func part(_ children: [ViewNode], _ role: LabelPart?) -> ViewNode {
    let shown = children.map { child in role.map { child.showing(only: $0) } ?? child }.map(\.withoutParts).filter { $0 != .empty }
    switch shown.count {
    case 0: return .empty
    case 1: return role == .icon ? shown[0].standingAlone : shown[0]
    default: return .stack(StackNode(.vertical, alignment: .start, children: shown))
    }
  }

  private func reserved(_ icon: ViewNode, _ environment: EnvironmentValues) -> ViewNode {
    if environment.labelReservedIconWidth == nil, let column = environment.iconColumn {
      // An icon that is wider keeps its width and moves its title.
      var frame = FlexibleFrame(alignment: .center)
      frame.minWidth = column
      return .modified(icon, .flexibleFrame(frame))
    }
    guard let width = environment.labelReservedIconWidth, width.isFinite, width > 0 else { return icon }
    return .modified(icon, .frame(width: Double(width), height: nil, alignment: .center))
  }
}

extension ViewNode {
  /// The view of an icon that is shown without its title.
  fileprivate var standingAlone: ViewNode {
    var change = EnvironmentChange()
    change.iconsStandAlone = true
    return .modified(self, .environment(change))
  }
}
