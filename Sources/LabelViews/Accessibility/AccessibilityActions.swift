// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelLayout

/// Actions and speech settings of assistive tools. No closure is called, and neither the image nor its accessibility description changes; accessibility snapshots list named actions.
extension View {
  /// Adds an action of a standard kind for assistive tools. It has no effect in a rendered image.
  public func accessibilityAction(_ actionKind: AccessibilityActionKind, _ handler: @escaping () -> Void) -> some View { self }
  /// Adds an action with a string as its name for assistive tools. It is never called; accessibility snapshots show the name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
  /// Adds an action with a view as its label for assistive tools. It has no effect in a rendered image.
  public func accessibilityAction<L: View>(action: @escaping () -> Void, @ViewBuilder label: () -> L) -> some View { self }
  /// Adds the actions of several controls for assistive tools. It has no effect in a rendered image.
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  /// Adds an action that changes the view's value up or down for assistive tools. It has no effect in a rendered image.
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View { self }
  /// Lets touches reach the view directly while VoiceOver is on. It has no effect in a rendered image.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
  /// Sets the point that assistive tools activate. It has no effect in a rendered image.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Sets the kind of the text in this view, which decides how it is read aloud. No effect here: LabelKit does not speak.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  /// Sets the pitch at which the text in this view is read aloud. No effect here: LabelKit does not speak.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Sets whether the text in this view is spelled out when read aloud. No effect here: LabelKit does not speak.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Adds the default action for assistive tools. It has no effect in a rendered image.
  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }
  /// Adds an action with a text as its name for assistive tools. It is never called; accessibility snapshots show the name.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessible(name) { $0.actions = [$1] }
  }
  /// Adds an action with a localized name for assistive tools. It is never called; accessibility snapshots show the name.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }
  /// Lets the system show this view larger while it is touched. It has no effect in a rendered image.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Lets the system show another view large while this one is touched. It has no effect in a rendered image.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
  /// Sets whether assistive tools treat the view as one that can be acted on. It has no effect in a rendered image.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Keeps the colours of this view when the system inverts colours. No effect here: colours are never inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

/// A kind of action that assistive tools know for any view. All kinds are equal here.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// The default action of the view, such as a tap.
  public static let `default` = AccessibilityActionKind()
  /// The action that dismisses the view or goes back.
  public static let escape = AccessibilityActionKind()
}

/// The direction in which an assistive tool changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The value is to increase.
  case increment
  /// The value is to decrease.
  case decrement
}

/// The kind of the text in a view, which decides how it is read aloud. All kinds are equal here.
public struct AccessibilityTextContentType: Hashable, Sendable {
  /// Text of no particular kind.
  public static let plain = AccessibilityTextContentType()
  /// Text that is typed into or printed by a terminal.
  public static let console = AccessibilityTextContentType()
  /// Paths and names of files.
  public static let fileSystem = AccessibilityTextContentType()
}
