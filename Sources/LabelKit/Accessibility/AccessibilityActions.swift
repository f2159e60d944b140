// SPDX-License-Identifier: MIT

internal import Foundation

/// What tools for people who cannot see can do with views, and how they say them. Nothing is done to a picture, and none of the closures is
/// called; how something is said changes neither the picture nor its description.
extension View {
  /// Not called in a picture.
  public func accessibilityAction(_ actionKind: AccessibilityActionKind, _ handler: @escaping () -> Void) -> some View { self }
  /// Not called in a picture.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View { self }
  /// Not called in a picture.
  public func accessibilityAction<L: View>(action: @escaping () -> Void, @ViewBuilder label: () -> L) -> some View { self }
  /// Not called in a picture.
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  /// Not called in a picture.
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View { self }
  /// Nothing is touched in a picture.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
  /// Nothing is touched in a picture.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Descriptions of a picture have one order.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// How text is spoken is up to who reads a picture's description.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  /// How text is spoken is up to who reads a picture's description.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// How text is spoken is up to who reads a picture's description.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// How text is spoken is up to who reads a picture's description.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Not called in a picture.
  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }
  /// Not called in a picture.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  /// Not called in a picture.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View { self }
  /// Nothing is shown larger.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Nothing is shown larger.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
  /// Nothing is spoken to a picture.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Colours are drawn as they are.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

/// What can be done with any view.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// What the view does.
  public static let `default` = AccessibilityActionKind()
  /// Going back.
  public static let escape = AccessibilityActionKind()
  /// What is done most.
  public static let magicTap = AccessibilityActionKind()
}

/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// What kind of text a view holds.
public struct AccessibilityTextContentType: Hashable, Sendable {
  /// Any.
  public static let plain = AccessibilityTextContentType()
  /// Something typed.
  public static let console = AccessibilityTextContentType()
  /// A file system.
  public static let fileSystem = AccessibilityTextContentType()
  /// Messages.
  public static let messaging = AccessibilityTextContentType()
  /// Stories.
  public static let narrative = AccessibilityTextContentType()
  /// Code.
  public static let sourceCode = AccessibilityTextContentType()
  /// Tables of numbers.
  public static let spreadsheet = AccessibilityTextContentType()
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType()
}
