// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelStrings

/// A type that defines how date pickers look. The style closest to a picker applies.
public protocol DatePickerStyle {
  /// The view that `makeBody(configuration:)` returns for a date picker.
  associatedtype Body: View
  /// The properties of a date picker that a style reads: its label, its date and the parts of it that are shown.
  typealias Configuration = DatePickerStyleConfiguration
  /// Creates the view of a date picker.
  ///
  /// - Parameter configuration: The label, the date and the shown parts of the picker.
  /// - Returns: The view drawn in place of the picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker, passed to the style that draws it.
public struct DatePickerStyleConfiguration {
  /// A type-erased view that describes the purpose of the picker.
  public struct Label: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }

  /// The view that describes the purpose of the picker.
  public let label: Label
  /// A binding to the date. An image shows its value at the time of rendering.
  @Binding public var selection: Date
  /// The first date that a user may select; `nil` for no limit.
  public let minimumDate: Date?
  /// The last date that a user may select; `nil` for no limit.
  public let maximumDate: Date?
  /// The parts of the date to show.
  public let displayedComponents: DatePickerComponents

  init(label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// The default date picker style of the context, which is the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the default date picker style, as `.automatic` does.
  public init() {}
  /// Creates a view with the date as text on a pale background.
  ///
  /// - Parameter configuration: The label, the date and the shown parts of the picker.
  /// - Returns: The body of the picker.
  public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// A date picker style with the date as text on a pale background.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the compact style, as `.compact` does.
  public init() {}
  /// Creates a view with the date as text on a pale background.
  ///
  /// - Parameter configuration: The label, the date and the shown parts of the picker.
  /// - Returns: The body of the picker.
  public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// A date picker style with a calendar on Apple's platforms; the compact style is drawn instead, and rendering it warns.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the graphical style, as `.graphical` does.
  public init() {}
  /// Creates a view with the date as text on a pale background, since no calendar is drawn.
  ///
  /// - Parameter configuration: The label, the date and the shown parts of the picker.
  /// - Returns: The body of the picker.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
      .warning(".datePickerStyle(.graphical)", isDrawn: "in the compact style", advice: "write .datePickerStyle(.compact)")
  }
}

/// A date picker style with wheels on Apple's platforms; the compact style is drawn instead, and rendering it warns.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the wheel style, as `.wheel` does.
  public init() {}
  /// Creates a view with the date as text on a pale background, since no wheels are drawn.
  ///
  /// - Parameter configuration: The label, the date and the shown parts of the picker.
  /// - Returns: The body of the picker.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
      .warning(".datePickerStyle(.wheel)", isDrawn: "in the compact style", advice: "write .datePickerStyle(.compact)")
  }
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
  /// A date picker style with a calendar on Apple's platforms; the compact style is drawn instead, and rendering it warns.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A date picker style with wheels on Apple's platforms; the compact style is drawn instead, and rendering it warns.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets the style of date pickers in this view.
  ///
  /// - Parameter style: The style. Pickers use the one that was set closest to them.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { styled(style, \.datePickerStyles) }
}

/// The label at the leading edge, and the date and the time on pale backgrounds at the trailing edge.
private struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    LabeledContent {
      HStack(spacing: 8) {
        if configuration.displayedComponents.contains(.date) { field(date: .abbreviated, time: .omitted) }
        if configuration.displayedComponents.contains(.hourAndMinute) { field(date: .omitted, time: .shortened) }
      }
      .fixedSize()
      .foregroundStyle(.primary)
      .opacity(isEnabled ? 1 : 0.4)
    } label: {
      configuration.label
    }
  }

  private func field(date style: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> some View {
    let format = Date.FormatStyle(date: style, time: time, locale: locale.known, calendar: calendar, timeZone: timeZone)
    return Text(verbatim: configuration.selection.formatted(format))
      .padding(EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11))
      .background(Color(description: .tertiaryFill), in: .rect(cornerRadius: 6))
  }
}
