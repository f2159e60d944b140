// SPDX-License-Identifier: MIT

public import Foundation

/// A control that selects several days, drawn as the calendar of one month: that of the first selected day, or else of the current one.
///
/// The names of the month and the days are in the language of the environment. Its label is not drawn, as on iOS.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>?
  private let label: Label
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  /// Creates a picker of days with a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected days. An image shows its value at the time of rendering.
  ///   - label: A view that describes the purpose of the control.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    (self.selection, bounds, self.label) = (selection, nil, label())
  }
  /// Creates a picker of the days in a range, with a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected days. An image shows its value at the time of rendering.
  ///   - bounds: The days that can be selected; the others are pale.
  ///   - label: A view that describes the purpose of the control.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    (self.selection, self.bounds, self.label) = (selection, bounds, label())
  }
  /// Creates a picker of the days from a start on, with a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected days. An image shows its value at the time of rendering.
  ///   - bounds: The days that can be selected; the others are pale.
  ///   - label: A view that describes the purpose of the control.
  public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, in: bounds.lowerBound..<max(.distantFuture, bounds.lowerBound), label: label)
  }
  /// Creates a picker of the days before an end, with a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected days. An image shows its value at the time of rendering.
  ///   - bounds: The days that can be selected; the others are pale.
  ///   - label: A view that describes the purpose of the control.
  public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, in: min(.distantPast, bounds.upperBound)..<bounds.upperBound, label: label)
  }

  /// The calendar of the month, with pale circles behind the selected days.
  public var body: some View {
    let month = MonthOfDays(selection.wrappedValue, calendar, locale, timeZone)
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 20) {
        Text(verbatim: month.title).font(.headline)
        Spacer()
        Image(systemName: "chevron.backward").foregroundStyle(.tint)
        Image(systemName: "chevron.forward").foregroundStyle(.tint)
      }
      .font(.title3.weight(.semibold))
      Grid(horizontalSpacing: 0, verticalSpacing: 4) {
        GridRow {
          ForEach(month.weekdays, id: \.self) { name in
            Text(verbatim: name).font(.footnote.weight(.semibold)).foregroundStyle(.tertiary).frame(maxWidth: .infinity)
          }
        }
        ForEach(0..<month.weeks, id: \.self) { week in
          GridRow { ForEach(0..<7, id: \.self) { day(month.day(week: week, weekday: $0), month) } }
        }
      }
    }
    .padding(.vertical, 8)
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder private func day(_ number: Int?, _ month: MonthOfDays) -> some View {
    if let number {
      let isSelected = month.selected.contains(number)
      let isEnabled = bounds.map { month.date(of: number).map($0.contains) ?? false } ?? true
      Text(verbatim: number.formatted(.number.locale(locale)))
        .font(isSelected ? .title3.weight(.semibold) : .title3)
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
        .frame(maxWidth: .infinity, minHeight: 38)
        .background { if isSelected { Circle().fill(.tint.opacity(0.15)) } }
    } else {
      Color.clear.frame(height: 38)
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of days with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - selection: A binding to the selected days. An image shows its value at the time of rendering.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }
  /// Creates a picker of days with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - selection: A binding to the selected days. An image shows its value at the time of rendering.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) { self.init(selection: selection) { Text(title) } }
  /// Creates a picker of the days in a range, with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - selection: A binding to the selected days. An image shows its value at the time of rendering.
  ///   - bounds: The days that can be selected; the others are pale.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
  /// Creates a picker of the days from a start on, with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - selection: A binding to the selected days. An image shows its value at the time of rendering.
  ///   - bounds: The days that can be selected; the others are pale.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
  /// Creates a picker of the days before an end, with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - selection: A binding to the selected days. An image shows its value at the time of rendering.
  ///   - bounds: The days that can be selected; the others are pale.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}

/// A month with its selected days.
private struct MonthOfDays {
  /// The month and the year in words.
  let title: String
  /// Short names of the days, the first of the week first.
  let weekdays: [String]
  /// The selected days of the month.
  let selected: Set<Int>
  /// The number of weeks that the month has a part in.
  let weeks: Int
  private let calendar: Calendar
  private let start: Date
  private let count: Int
  /// The days of the first week that belong to the month before.
  private let offset: Int

  init(_ selection: Set<DateComponents>, _ calendar: Calendar, _ locale: Locale, _ timeZone: TimeZone) {
    var calendar = calendar
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    let dates = selection.compactMap { calendar.date(from: $0) }
    let month = calendar.dateInterval(of: .month, for: dates.min() ?? .now)
    let start = month?.start ?? .now
    title = start.formatted(Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone).month(.wide).year())
    let names = calendar.shortStandaloneWeekdaySymbols
    weekdays = names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count].uppercased(with: locale) }
    selected = Set(dates.filter { calendar.isDate($0, equalTo: start, toGranularity: .month) }.map { calendar.component(.day, from: $0) })
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    let offset = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    weeks = (count + offset + 6) / 7
    (self.calendar, self.start, self.count, self.offset) = (calendar, start, count, offset)
  }

  /// The day of the month, from 1; nil for a day of another month.
  func day(week: Int, weekday: Int) -> Int? {
    let day = week * 7 + weekday - offset + 1
    return (1...count).contains(day) ? day : nil
  }

  /// The start of a day.
  func date(of day: Int) -> Date? { calendar.date(byAdding: .day, value: day - 1, to: start) }
}
