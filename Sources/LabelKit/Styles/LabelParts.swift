// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelLayout

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
    let title = part(inner.children(of: configuration.title), role)
    let icon = part(inner.children(of: configuration.icon), role)
    switch (title, icon) {
    case (.empty, let part), (let part, .empty): return part
    default: return .label(LabelNode(title: title, icon: reserved(icon, context.environment.labelReservedIconWidth)))
    }
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

  private func reserved(_ icon: ViewNode, _ width: CGFloat?) -> ViewNode {
    guard let width, width.isFinite, width > 0 else { return icon }
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
