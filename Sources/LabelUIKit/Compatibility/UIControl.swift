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
    /// A finger touches the control again soon after.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
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
    /// Editing ends in a field by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// A menu of the control opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// All events of fingers.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything that happens while a text is typed.
    public static let allEditingEvents = Event(rawValue: 0xF << 16)
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

  /// The vertical position of the content.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From edge to edge.
    case fill
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
  /// The vertical position of the content; in the middle by default, without effect here.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// A Boolean value that indicates whether a finger is on the control; always false here.
  open var isTracking: Bool { false }
  /// A Boolean value that indicates whether a finger is inside the control; always false here.
  open var isTouchInside: Bool { false }
  private var actions: [(action: UIAction, events: Event)] = []

  /// Creates a control with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control. No nib is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds an action, which `sendActions(for:)` performs.
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
  /// Removes an action for some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) { actions.removeAll { $0.action === action } }
  /// Tells the control that a finger is on it on Apple's platforms. It is never called here.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Tells the control that the finger on it moves on Apple's platforms. It is never called here.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Tells the control that the finger on it was lifted on Apple's platforms. It is never called here.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Tells the control that the system took the finger away on Apple's platforms. It is never called here.
  open func cancelTracking(with event: UIEvent?) {}
  /// Performs the actions for events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
  }
}

/// An action or a menu of menus. No menu is drawn.
nonisolated open class UIMenuElement: NSObject {
  /// Whether an element of a menu is marked.
  public enum State: Int, Hashable, Sendable {
    /// It is not marked.
    case off
    /// It has a checkmark.
    case on
    /// It has a line.
    case mixed
  }

  /// How an element of a menu looks.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1)
    /// It is shown in red, since it destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open after it.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The title of the element.
  open var title: String
  /// The image of the element, or nil.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }
}

/// A menu, which is not drawn.
open class UIMenu: UIMenuElement {
  /// How a menu is shown inside another one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements are shown in the other menu.
    public static let displayInline = Options(rawValue: 1)
    /// It is shown in red, since it destroys something.
    public static let destructive = Options(rawValue: 2)
    /// One of its elements is marked.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The elements of the menu.
  public let children: [UIMenuElement]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image, or nil.
  ///   - options: How the menu is shown inside another one.
  ///   - children: The elements.
  public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}

/// An action with a title and an image, for controls and menus.
open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name from its text.
    ///
    /// - Parameter rawValue: The text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    ///
    /// - Parameter rawValue: The text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the action; its own for each action without one.
  public let identifier: Identifier
  /// How the action looks in a menu.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is marked in a menu.
  open var state: UIMenuElement.State
  /// The control that performs the action; nil here.
  open var sender: Any? { nil }
  let handler: (UIAction) -> Void

  /// Creates an action that calls a closure when it is performed.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: A line below the title in a menu; not used.
  ///   - image: The image, or nil.
  ///   - identifier: The name of the action, or nil.
  ///   - attributes: How the action looks in a menu.
  ///   - state: Whether the action is marked in a menu.
  ///   - handler: Is called when a control performs the action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, image: image)
  }
}
