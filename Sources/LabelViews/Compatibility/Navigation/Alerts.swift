// SPDX-License-Identifier: MIT

public import Foundation

/// Alerts and confirmation dialogs. The view is drawn alone in a rendered image: no binding is read, and no closure is called.
extension View {
  /// Presents an alert with a text as its title on Apple's platforms. It has no effect in a rendered image.
  public func alert<Actions: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) -> some View { self }
  /// Presents an alert with a text as its title and a message on Apple's platforms. It has no effect in a rendered image.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// Presents an alert for a value with a localized title on Apple's platforms. It has no effect in a rendered image.
  public func alert<Actions: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
  ) -> some View { self }
  /// Presents an alert for a value with a string as its title on Apple's platforms. It has no effect in a rendered image.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
  ) -> some View { self }
  /// Presents an alert for a value with a string as its title and a message on Apple's platforms. It has no effect in a rendered image.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View, Message: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) -> some View { self }
  /// Presents an alert that reports an error on Apple's platforms. It has no effect in a rendered image.
  public func alert<E: LocalizedError, Actions: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> Actions)
    -> some View
  { self }
  /// Presents an alert that reports an error with a message on Apple's platforms. It has no effect in a rendered image.
  public func alert<E: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> Actions, @ViewBuilder message: (E) -> Message
  ) -> some View { self }
  /// Presents an `Alert` on Apple's platforms, by SwiftUI's older way. It has no effect in a rendered image.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  /// Presents an `Alert` for an item on Apple's platforms, by SwiftUI's older way. It has no effect in a rendered image.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { self }
  /// Presents an `ActionSheet` on Apple's platforms, by SwiftUI's older way. It has no effect in a rendered image.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
  /// Presents an `ActionSheet` for an item on Apple's platforms, by SwiftUI's older way. It has no effect in a rendered image.
  public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View { self }
  /// Presents a confirmation dialog with a text as its title on Apple's platforms. It has no effect in a rendered image.
  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  /// Presents a confirmation dialog with a text as its title and a message on Apple's platforms. It has no effect in a rendered image.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// Presents a confirmation dialog with a string as its title on Apple's platforms. It has no effect in a rendered image.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  /// Presents a confirmation dialog with a string as its title and a message on Apple's platforms. It has no effect in a rendered image.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// Presents a confirmation dialog for a value with a localized title on Apple's platforms. It has no effect in a rendered image.
  public func confirmationDialog<Actions: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) -> some View { self }
  /// Presents a confirmation dialog for a value with a localized title and a message on Apple's platforms; no effect in a rendered image.
  public func confirmationDialog<Actions: View, Message: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) -> some View { self }
  /// Sets the icon of this view's alerts and dialogs. No effect, as none is drawn in a rendered image.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Presents an alert with a string as its title on Apple's platforms. It has no effect in a rendered image.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
    -> some View
  { self }
  /// Presents an alert with a string as its title and a message on Apple's platforms. It has no effect in a rendered image.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// Presents an alert for a value with a localized title and a message on Apple's platforms. It has no effect in a rendered image.
  public func alert<Actions: View, Message: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) -> some View { self }
  /// Presents a confirmation dialog with a localized title that may be hidden on Apple's platforms. It has no effect in a rendered image.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  /// Presents a confirmation dialog with a localized title and a message on Apple's platforms. It has no effect in a rendered image.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// Presents an alert with a localized title on Apple's platforms. It has no effect in a rendered image.
  public func alert<Actions: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
    -> some View
  { self }
  /// Presents an alert with a localized title and a message on Apple's platforms. It has no effect in a rendered image.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// Presents a confirmation dialog with a localized title on Apple's platforms. It has no effect in a rendered image.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
}

/// A description of an alert, by SwiftUI's older way. It is never drawn in a rendered image.
public struct Alert {
  /// A button of an alert or action sheet. It is never drawn, and its action never runs.
  public struct Button {
    /// Returns a button with the default look. It is never drawn.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Returns a button that cancels, with a text. It is never drawn.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Returns a button that cancels, with the system's text. It is never drawn.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// Returns a button for a destructive action. It is never drawn.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }

  /// Creates an alert with one button. It is never drawn.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// Creates an alert with two buttons. It is never drawn.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A description of an action sheet, by SwiftUI's older way. It is never drawn in a rendered image.
public struct ActionSheet {
  /// A button of an action sheet, the same type as for an alert.
  public typealias Button = Alert.Button
  /// Creates an action sheet with buttons. It is never drawn.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
