// SPDX-License-Identifier: MIT

public import Foundation

/// Features of the system around a view: handoff, pointers, focus, search and writing tools. None of them is in an image.
extension View {
  /// Handles activities that another device hands over. It has no effect in a rendered image.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity; not used.
  ///   - action: Handles an activity; never called.
  public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View { self }
  /// Advertises an activity to other devices. It has no effect in a rendered image.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity; not used.
  ///   - isActive: Whether it is advertised; not used.
  ///   - update: Describes the activity; never called.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Says which events a window handles. It has no effect in a rendered image.
  ///
  /// - Parameters:
  ///   - preferring: The preferred events; not used.
  ///   - allowing: The allowed events; not used.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  /// Turns hover effects off. None are drawn in an image.
  ///
  /// - Parameter disabled: Whether they are off; not used.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Sets the default hover effect. None are drawn in an image.
  ///
  /// - Parameter effect: The effect; not used.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Sets what writing tools do with text fields. It has no effect in a rendered image.
  ///
  /// - Parameter behavior: The behaviour; not used.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Shows the search bar of a text editor. None is drawn in an image.
  ///
  /// - Parameter isPresented: Whether it is shown; not read.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Turns the search of a text editor off. It has no effect in a rendered image.
  ///
  /// - Parameter isDisabled: Whether it is off; not used.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Turns replacing in a text editor off. It has no effect in a rendered image.
  ///
  /// - Parameter isDisabled: Whether it is off; not used.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Ties the focus of a search field to a state. Nothing has the focus in an image.
  ///
  /// - Parameter binding: The state; neither read nor set.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  /// Ties the focus of a search field to a value of a state. Nothing has the focus in an image.
  ///
  /// - Parameters:
  ///   - binding: The state; neither read nor set.
  ///   - value: The value for this field; not used.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V?>.Binding, equals value: V) -> some View { self }
  /// Sets what a toolbar does while a search is active. No search is active in an image.
  ///
  /// - Parameter behavior: The behaviour; not used.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
  /// Sets whether buttons repeat their action while they are pressed. It has no effect in a rendered image.
  ///
  /// - Parameter behavior: The behaviour; not used.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// Sets whether dragging onto a view presses it. It has no effect in a rendered image.
  ///
  /// - Parameter behavior: The behaviour; not used.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// Makes this view a scope of the focus. It has no effect in a rendered image.
  ///
  /// - Parameter namespace: The namespace of the scope; not used.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Says that this view gets the focus first. It has no effect in a rendered image.
  ///
  /// - Parameters:
  ///   - prefersDefaultFocus: Whether it does; not used.
  ///   - namespace: The namespace of the scope; not used.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { self }
  /// Sets the size of a sheet. No sheets are drawn in an image.
  ///
  /// - Parameter sizing: The size; not used.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  /// Shows a file in a sheet. No sheets are drawn in an image.
  ///
  /// - Parameter item: The file; not read.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  /// Sets the label of a section in the index of a list. No index is drawn in an image.
  ///
  /// - Parameter label: The label; not used.
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  /// Sets whether a list has an index. None is drawn in an image.
  ///
  /// - Parameter visibility: Whether it has one; not used.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Continues the view's image below bars and side bars. An image has no safe area, so it has no effect.
  public func backgroundExtensionEffect() -> some View { self }
  /// Makes a hand gesture perform the action of a control. It has no effect in a rendered image.
  ///
  /// - Parameters:
  ///   - shortcut: The gesture; not used.
  ///   - isEnabled: Whether it does; not used.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
}

/// An activity that one device hands over to another.
open class NSUserActivity {
  /// What is done, as the app names it in its property list.
  public let activityType: String
  /// The title of the activity, or nil.
  open var title: String?
  /// The values of the activity, or nil.
  open var userInfo: [AnyHashable: Any]?
  /// The address of the activity, or nil.
  open var webpageURL: URL?
  /// Whether other devices may continue the activity; true by default.
  open var isEligibleForHandoff = true
  /// Whether the activity is found by a search; false by default.
  open var isEligibleForSearch = false

  /// Creates an activity.
  ///
  /// - Parameter activityType: The type of the activity.
  public init(activityType: String) { self.activityType = activityType }
}

/// What writing tools do. All behaviours are equal here.
public struct WritingToolsBehavior: Hashable, Sendable {
  /// The behaviour that the platform uses.
  public static let automatic = WritingToolsBehavior()
  /// Everything that writing tools can do.
  public static let complete = WritingToolsBehavior()
  /// Suggestions beside the text.
  public static let limited = WritingToolsBehavior()
  /// Writing tools are turned off.
  public static let disabled = WritingToolsBehavior()
}

/// What a toolbar does while a search is active. All behaviours are equal here.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  /// The behaviour that the platform uses.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The title and the items stay visible.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// Whether buttons repeat their action while they are pressed. All behaviours are equal here.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// The behaviour that the platform uses.
  public static let automatic = ButtonRepeatBehavior()
  /// Buttons repeat their action while they are pressed.
  public static let enabled = ButtonRepeatBehavior()
  /// Buttons do not repeat.
  public static let disabled = ButtonRepeatBehavior()
}

/// Whether dragging onto a view presses it. All behaviours are equal here.
public struct SpringLoadingBehavior: Hashable, Sendable {
  /// The behaviour that the platform uses.
  public static let automatic = SpringLoadingBehavior()
  /// Dragging onto the view presses it.
  public static let enabled = SpringLoadingBehavior()
  /// Dragging onto the view does nothing.
  public static let disabled = SpringLoadingBehavior()
}

/// The size of a sheet. All sizes are equal here.
public struct PresentationSizing: Hashable, Sendable {
  /// The size that the platform uses.
  public static let automatic = PresentationSizing()
  /// The size of a form.
  public static let form = PresentationSizing()
  /// The size of a page.
  public static let page = PresentationSizing()
  /// The size of the content.
  public static let fitted = PresentationSizing()
}

/// A gesture of a hand. It has no effect in an image.
public struct HandGestureShortcut: Hashable, Sendable {
  /// The gesture for the main action.
  public static let primaryAction = HandGestureShortcut()
}
