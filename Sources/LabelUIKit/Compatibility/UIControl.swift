// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// A view that a person uses, such as a button. Nothing uses a rendered image: actions are kept, and run by `sendActions(for:)` only.
open class UIControl: UIView {
  /// What is done to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1)
    /// A finger is lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch is taken away by the system.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control is performed.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing begins in a field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a field changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends in a field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// All events of any kind.
    public static let allEvents = Event(rawValue: ~0)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control is at rest.
    public static let normal: State = []
    /// The control is being touched.
    public static let highlighted = State(rawValue: 1)
    /// The control cannot be used.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the focus.
    public static let focused = State(rawValue: 8)
  }

  /// The horizontal position of the content.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// From edge to edge; drawn in the middle here.
    case fill
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
  }

  /// A Boolean value that indicates whether the control can be used; true by default.
  open var isEnabled = true
  /// A Boolean value that indicates whether the control is selected; false by default.
  open var isSelected = false
  /// A Boolean value that indicates whether the control is being touched; false by default.
  open var isHighlighted = false
  /// The state of the control.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// The horizontal position of the content; in the middle by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  private var actions: [(action: UIAction, events: Event)] = []

  /// Creates a control with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control. No nib is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds an action, which `sendActions(for:)` performs.
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
  /// Performs the actions for events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
  }
}

/// An action with a title and an image, for controls and menus.
nonisolated open class UIAction: NSObject {
  /// The title of the action.
  open var title: String
  /// The image of the action, or nil.
  open var image: UIImage?
  let handler: (UIAction) -> Void

  /// Creates an action that calls a closure when it is performed.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    (self.title, self.image, self.handler) = (title, image, handler)
    super.init()
  }
}
