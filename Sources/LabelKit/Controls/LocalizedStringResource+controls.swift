// SPDX-License-Identifier: MIT

/// Controls whose labels are resources.
extension Button where Label == Text {
  /// Makes a button with a label that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == LabelKit.Label<Text, Image> {
  /// Makes a button with a label that is looked up and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { LabelKit.Label(titleResource, systemImage: systemImage) }
  }

  /// Makes a button with a label that is looked up and a picture.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { LabelKit.Label(titleKey, image: image) }
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a label that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleResource) } }
}

extension Picker where Label == Text {
  /// Makes a choice with a label that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension Picker where Label == LabelKit.Label<Text, Image> {
  /// Makes a choice with a label that is used as it is and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { LabelKit.Label(title, systemImage: systemImage) }
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a header that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Makes a section with a header that is looked up, whose rows are shown where a binding says so.
  public init<C: View>(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C) where Content == C? {
    self.init(titleKey) { if isExpanded.wrappedValue { content() } }
  }
}

extension Menu where Label == LabelKit.Label<Text, Image> {
  /// Makes a menu with a label that is used as it is and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { LabelKit.Label(title, systemImage: systemImage) }
  }
}
