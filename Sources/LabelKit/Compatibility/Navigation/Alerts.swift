// SPDX-License-Identifier: MIT

public import Foundation

/// Alerts and choices, which no picture shows: the view is drawn alone, whatever the binding's value, and none of the builders is called.
extension View {
  /// Nothing is opened, whatever the binding's value.
  public func alert<Actions: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func alert<Actions: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View, Message: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func alert<E: LocalizedError, Actions: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> Actions)
    -> some View
  { self }
  /// Nothing is opened, whatever the binding's value.
  public func alert<E: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> Actions, @ViewBuilder message: (E) -> Message
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func confirmationDialog<Actions: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func confirmationDialog<Actions: View, Message: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) -> some View { self }
  /// No alert is drawn, and so no picture in one.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
    -> some View
  { self }
  /// Nothing is opened, whatever the binding's value.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func alert<Actions: View, Message: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func alert<Actions: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
    -> some View
  { self }
  /// Nothing is opened, whatever the binding's value.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// Nothing is opened, whatever the binding's value.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
}

/// An alert by SwiftUI's older name, which no picture shows.
public struct Alert {
  /// A button of an alert, which no picture shows; its action never runs.
  public struct Button {
    /// A button that does something.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that does something.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that cancels, with the system's word.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }

  /// Makes an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// Makes an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A choice by SwiftUI's older name, which no picture shows.
public struct ActionSheet {
  /// A button of a choice.
  public typealias Button = Alert.Button
  /// Makes a choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
