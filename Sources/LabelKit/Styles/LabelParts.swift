// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelLayout

/// What the built-in label styles draw: a label's parts, perhaps with one of the two hidden. It holds no label, so that styles further out
/// have no effect on it.
struct LabelParts: PrimitiveView {
  /// Which views are shown: those that were written as an icon, or as a title, wherever a style in between has put them.
  enum Shown {
    /// As the context decides.
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

  /// The views of a slot below each other, without those that are hidden.
  private func part(_ children: [ViewNode], _ role: LabelPart?) -> ViewNode {
    let shown = children.map { child in role.map { child.showing(only: $0) } ?? child }.map(\.withoutParts).filter { $0 != .empty }
    switch shown.count {
    case 0: return .empty
    case 1: return shown[0]
    default: return .stack(StackNode(.vertical, alignment: .start, children: shown))
    }
  }

  private func reserved(_ icon: ViewNode, _ width: CGFloat?) -> ViewNode {
    guard let width, width.isFinite, width > 0 else { return icon }
    return .modified(icon, .frame(width: Double(width), height: nil, alignment: .center))
  }
}
