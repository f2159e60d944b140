// SPDX-License-Identifier: MIT

/// Controls whose labels are resources.
extension Button where Label == Text {
  /// Creates a button with a label from a localized string resource.
  ///
  /// - Parameters:
  ///   - titleResource: The localized text of the title.
  ///   - role: The purpose of the button, such as `.destructive`; `nil` for none in particular.
  ///   - action: The action of the button. An image never triggers it.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == LabelViews.Label<Text, Image> {
  /// Creates a button with a label from a localized string resource and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The localized text of the title.
  ///   - systemImage: The name of a system symbol, such as "star.fill".
  ///   - role: The purpose of the button, such as `.destructive`; `nil` for none in particular.
  ///   - action: The action of the button. An image never triggers it.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { LabelViews.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button with a localized label and an image of an asset catalogue.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - image: The image in front of the title.
  ///   - role: The purpose of the button, such as `.destructive`; `nil` for none in particular.
  ///   - action: The action of the button. An image never triggers it.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { LabelViews.Label(titleKey, image: image) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a label from a localized string resource.
  ///
  /// - Parameters:
  ///   - titleResource: The localized text of the title.
  ///   - isOn: A binding to whether the toggle is on.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleResource) } }
}

extension Picker where Label == Text {
  /// Creates a picker with a label from a localized string resource.
  ///
  /// - Parameters:
  ///   - titleResource: The localized text of the title.
  ///   - selection: A binding to the selected value. An image shows its value at the time of rendering.
  ///   - content: The options, each with a `tag(_:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension Picker where Label == LabelViews.Label<Text, Image> {
  /// Creates a picker with a label that is not localized and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - systemImage: The name of a system symbol, such as "star.fill".
  ///   - selection: A binding to the selected value. An image shows its value at the time of rendering.
  ///   - content: The options, each with a `tag(_:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { LabelViews.Label(title, systemImage: systemImage) }
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a header from a localized string resource.
  ///
  /// - Parameters:
  ///   - titleResource: The localized text of the title.
  ///   - content: The rows of the section.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a section with a localized header whose rows can be hidden.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - isExpanded: A binding to whether the content is shown. An image shows its value at the time of rendering.
  ///   - content: The rows of the section.
  public init<C: View>(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C) where Content == C? {
    self.init(titleKey) { if isExpanded.wrappedValue { content() } }
  }
}

extension Menu where Label == LabelViews.Label<Text, Image> {
  /// Creates a menu with a label that is not localized and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - systemImage: The name of a system symbol, such as "star.fill".
  ///   - content: The commands of the menu. The closure is not called.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { LabelViews.Label(title, systemImage: systemImage) }
  }
}
