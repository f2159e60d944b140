// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore

/// A date that can be chosen, drawn still: the date and the time as text on pale backgrounds at the trailing edge, as iOS's compact style.
///
/// The text is written in the locale, the calendar and the time zone of the context.
public struct DatePicker<Label: View>: View {
  private let date: Date
  private let components: DatePickerComponents
  private let label: Label
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.isEnabled) private var isEnabled

  /// What can be chosen.
  public typealias Components = DatePickerComponents

  /// Makes a choice with any label.
  public init(selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
    date = selection.wrappedValue
    components = displayedComponents
    self.label = label()
  }

  /// Makes a choice within limits with any label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// Makes a choice after a date with any label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// Makes a choice before a date with any label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  /// The label, the date and the time.
  public var body: some View {
    LabeledContent {
      HStack(spacing: 8) {
        if components.contains(.date) { words(date: .abbreviated, time: .omitted) }
        if components.contains(.hourAndMinute) { words(date: .omitted, time: .shortened) }
      }
      .foregroundStyle(.primary)
      .opacity(isEnabled ? 1 : 0.4)
    } label: {
      label
    }
  }

  private func words(date style: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> some View {
    Text(verbatim: date.formatted(Date.FormatStyle(date: style, time: time, locale: locale, calendar: calendar, timeZone: timeZone)))
      .padding(EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11))
      .background(Color(description: .tertiaryFill), in: .rect(cornerRadius: 6))
  }
}

extension DatePicker where Label == Text {
  /// Makes a choice with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// Makes a choice with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
  /// Makes a choice within limits with a label that is looked up.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// Makes a choice after a date with a label that is looked up.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// Makes a choice before a date with a label that is looked up.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}

/// What of a date can be chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// How date pickers look, which pictures show in one style, the compact one.
public protocol DatePickerStyle {}
/// The default style in the current context.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}
/// Text on a pale background.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}
/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}
/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style in the current context.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Text on a pale background.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Date pickers are drawn in one style, the compact one.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
