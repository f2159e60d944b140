// SPDX-License-Identifier: MIT

public import Foundation

/// Features of the system around a view: handoff, pointers, focus, search and writing tools. None of them is in an image.
extension View {
  /// Handles activities that another device hands over. It has no effect in a rendered image.
  public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View { self }
  /// Advertises an activity to other devices. It has no effect in a rendered image.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Says which events a window handles. It has no effect in a rendered image.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  /// Ties the focus of a search field to a state. Nothing has the focus in an image.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  /// Ties the focus of a search field to a value of a state. Nothing has the focus in an image.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V?>.Binding, equals value: V) -> some View { self }
  /// Says that this view gets the focus first. It has no effect in a rendered image.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { self }
  /// Sets the size of a sheet. No sheets are drawn in an image.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  /// Shows a file in a sheet. No sheets are drawn in an image.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  /// Continues the view's image below bars and side bars. An image has no safe area, so it has no effect.
  public func backgroundExtensionEffect() -> some View { self }
  /// Sets the range of brightness of images in this view. It has no effect: a rendered image has the standard one.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Sets whether buttons repeat their action while they are pressed. It has no effect in a rendered image.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// Sets the store of values of `AppStorage` in this view. It has no effect: the values are the initial ones.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  /// Sets whether the layout follows the direction of reading. It has no effect here.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
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

  /// Creates an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }
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

/// Whether the layout follows the direction of reading.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  /// It is the same in every language.
  public static let fixed = LayoutDirectionBehavior()
  /// It is turned around from right to left.
  public static let mirrors = LayoutDirectionBehavior()
  /// It does in one direction.
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior { LayoutDirectionBehavior() }
}
