// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelStrings

/// A control that selects a date, drawn in iOS's compact style: the date and the time on pale backgrounds at the trailing edge.
///
/// The date is formatted with the locale, the calendar and the time zone of the environment.
public struct DatePicker<Label: View>: View {
  private let date: Date
  private let components: DatePickerComponents
  private let label: Label
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.isEnabled) private var isEnabled

  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents

  /// Creates a date picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date. An image shows its value at the time of rendering.
  ///   - displayedComponents: The parts of the date to show; by default the date and the time.
  ///   - label: A view that describes the purpose of the control.
  public init(selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
    date = selection.wrappedValue
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
  }

  /// The label at the leading edge, and the date and the time at the trailing edge.
  public var body: some View {
    LabeledContent {
      HStack(spacing: 8) {
        if components.contains(.date) { field(date: .abbreviated, time: .omitted) }
        if components.contains(.hourAndMinute) { field(date: .omitted, time: .shortened) }
      }
      .foregroundStyle(.primary)
      .opacity(isEnabled ? 1 : 0.4)
    } label: {
      label
    }
  }

  private func field(date style: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> some View {
    Text(verbatim: date.formatted(Date.FormatStyle(date: style, time: time, locale: locale.known, calendar: calendar, timeZone: timeZone)))
      .padding(EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11))
      .background(Color(description: .tertiaryFill), in: .rect(cornerRadius: 6))
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

/// A type that names the look of date pickers. LabelKit draws all of them in the compact style.
public protocol DatePickerStyle {}
/// The default date picker style of the context, which is the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the default date picker style, as `.automatic` does.
  public init() {}
}
/// A date picker style with the date as text on a pale background.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the compact style, as `.compact` does.
  public init() {}
}
/// A date picker style with a calendar on Apple's platforms; the compact style is drawn instead.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the graphical style, as `.graphical` does.
  public init() {}
}
/// A date picker style with wheels on Apple's platforms; the compact style is drawn instead.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the wheel style, as `.wheel` does.
  public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default date picker style of the context, which is the compact one.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A date picker style with the date as text on a pale background.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A date picker style with a calendar on Apple's platforms; the compact style is drawn instead.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A date picker style with wheels on Apple's platforms; the compact style is drawn instead.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets the style of date pickers in this view. It has no visual effect: all date pickers are drawn in the compact style.
  ///
  /// - Parameter style: The style, which is ignored.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
