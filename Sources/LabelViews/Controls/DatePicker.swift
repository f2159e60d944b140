// SPDX-License-Identifier: MIT

public import Foundation

/// A control that selects a date, drawn as its date picker style decides: by default the date and the time on pale backgrounds at
/// the trailing edge.
///
/// The date is formatted with the locale, the calendar and the time zone of the environment.
public struct DatePicker<Label: View>: View {
  private let selection: Binding<Date>
  private var range: (minimum: Date?, maximum: Date?) = (nil, nil)
  private let components: DatePickerComponents
  private let label: Label

  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents

  /// Creates a date picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date. An image shows its value at the time of rendering.
  ///   - displayedComponents: The parts of the date to show; by default the date and the time.
  ///   - label: A view that describes the purpose of the control.
  public init(selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
    self.selection = selection
    components = displayedComponents
    self.label = label()
  }

  /// Creates a date picker for a closed range of dates, with a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date. An image shows its value at the time of rendering.
  ///   - range: The dates that a user may select. It has no effect in an image.
  ///   - displayedComponents: The parts of the date to show; by default the date and the time.
  ///   - label: A view that describes the purpose of the control.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    self.range = (range.lowerBound, range.upperBound)
  }

  /// Creates a date picker for dates from a start on, with a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date. An image shows its value at the time of rendering.
  ///   - range: The dates that a user may select. It has no effect in an image.
  ///   - displayedComponents: The parts of the date to show; by default the date and the time.
  ///   - label: A view that describes the purpose of the control.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    self.range = (range.lowerBound, nil)
  }

  /// Creates a date picker for dates up to an end, with a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date. An image shows its value at the time of rendering.
  ///   - range: The dates that a user may select. It has no effect in an image.
  ///   - displayedComponents: The parts of the date to show; by default the date and the time.
  ///   - label: A view that describes the purpose of the control.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    self.range = (nil, range.upperBound)
  }

  /// The picker as its style draws it.
  public var body: some View {
    let configuration = DatePickerStyleConfiguration(
      label: .init(content: label), selection: selection, minimumDate: range.minimum, maximumDate: range.maximum,
      displayedComponents: components)
    StyledView(\.datePickerStyles, otherwise: DefaultDatePickerStyle()) { $0.makeBody(configuration: configuration) }
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - selection: A binding to the date. An image shows its value at the time of rendering.
  ///   - displayedComponents: The parts of the date to show; by default the date and the time.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// Creates a date picker with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - selection: A binding to the date. An image shows its value at the time of rendering.
  ///   - displayedComponents: The parts of the date to show; by default the date and the time.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
  /// Creates a date picker for a closed range of dates, with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - selection: A binding to the date. An image shows its value at the time of rendering.
  ///   - range: The dates that a user may select. It has no effect in an image.
  ///   - displayedComponents: The parts of the date to show; by default the date and the time.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// Creates a date picker for dates from a start on, with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - selection: A binding to the date. An image shows its value at the time of rendering.
  ///   - range: The dates that a user may select. It has no effect in an image.
  ///   - displayedComponents: The parts of the date to show; by default the date and the time.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// Creates a date picker for dates up to an end, with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - selection: A binding to the date. An image shows its value at the time of rendering.
  ///   - range: The dates that a user may select. It has no effect in an image.
  ///   - displayedComponents: The parts of the date to show; by default the date and the time.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}

/// A set of the parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The set as a bit field.
  public let rawValue: UInt
  /// Creates a set from a bit field.
  ///
  /// - Parameter rawValue: 1 for the time, 2 for the date, 3 for both.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute, in the format of the locale.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year, in the format of the locale.
  public static let date = DatePickerComponents(rawValue: 2)
}
