// SPDX-License-Identifier: MIT

public import Foundation

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled content with a localized label and a string.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - value: The labeled text, which is not localized.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates labeled content with a label from a localized string resource and a string.
  ///
  /// - Parameters:
  ///   - titleResource: The localized text of the title.
  ///   - value: The labeled text, which is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(label: Text(titleResource), content: Text(value))
  }

  /// Creates labeled content with a label that is not localized and a string.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - value: The labeled text, which is not localized.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates labeled content with a localized label and a formatted value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - value: The labeled value.
  ///   - format: The format of the value, used with the environment's locale.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates labeled content with a label from a localized string resource and a formatted value.
  ///
  /// - Parameters:
  ///   - titleResource: The localized text of the title.
  ///   - value: The labeled value.
  ///   - format: The format of the value, used with the environment's locale.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }

  /// Creates labeled content with a label that is not localized and a formatted value.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - value: The labeled value.
  ///   - format: The format of the value, used with the environment's locale.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}
