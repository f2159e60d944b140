// SPDX-License-Identifier: MIT

public import Foundation

extension LabeledContent where Label == Text, Content == Text {
  /// Shows a string with a label that is looked up.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Shows a string with a label that is looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(label: Text(titleResource), content: Text(value))
  }

  /// Shows a string with a label that is used as it is.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Shows a value in a format, for the locale of the view, with a label that is looked up.
  public init<F: FormatStyle & Sendable>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Shows a value in a format, for the locale of the view, with a label that is looked up.
  @_disfavoredOverload
  public init<F: FormatStyle & Sendable>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }

  /// Shows a value in a format, for the locale of the view, with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle & Sendable>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}
