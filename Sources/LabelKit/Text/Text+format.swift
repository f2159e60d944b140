// SPDX-License-Identifier: MIT

public import Foundation

extension Text {
  /// A value in a format, written for the locale of the view.
  ///
  ///     Text(12.5, format: .number)
  public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(.computed { format.locale($0.locale).format(input) })
  }

  /// How a text shows a date.
  public struct DateStyle: Hashable, Sendable {
    enum Kind { case date, time, relative, offset, timer }
    let kind: Kind

    /// The day: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The time of day: 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The time from then to now in two units: 2 hr, 23 min. A picture keeps what it showed when it was rendered.
    public static let relative = DateStyle(kind: .relative)
    /// The time from now in one unit: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The time from then to now as a clock: 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date, written for the locale and time zone of the view.
  public init(_ date: Date, style: DateStyle) {
    self.init(.computed { style.kind.text(for: date, in: $0) })
  }

  /// The time between two moments of day, written for the locale and time zone of the view.
  public init(_ interval: ClosedRange<Date>) {
    self.init(
      .computed {
        Self.DateStyle.time.kind.text(for: interval.lowerBound, in: $0) + " – "
          + Self.DateStyle.time.kind.text(for: interval.upperBound, in: $0)
      })
  }
}

extension Text.DateStyle.Kind {
  func text(for date: Date, in environment: EnvironmentValues) -> String {
    let seconds = Int(date.timeIntervalSince(environment.referenceDate).rounded(.toNearestOrAwayFromZero).magnitude.clamped)
    switch self {
    case .date: return date.formatted(style(environment).year().month(.wide).day())
    case .time: return date.formatted(style(environment).hour().minute())
    case .relative:
      let parts = Self.units.reduce(into: (rest: seconds, words: [String]())) { result, unit in
        let count = result.rest / unit.seconds
        if count > 0, result.words.count < 2 { result.words.append("\(count) \(unit.short)") }
        result.rest -= count * unit.seconds
      }
      return parts.words.isEmpty ? "0 sec" : parts.words.joined(separator: ", ")
    case .offset:
      let unit = Self.units.first { seconds >= $0.seconds } ?? Self.units[Self.units.count - 1]
      let count = seconds / unit.seconds
      return "\(date < environment.referenceDate ? "-" : "+")\(count) \(unit.long)\(count == 1 ? "" : "s")"
    case .timer:
      let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
      let tail = rest < 10 ? "0\(rest)" : "\(rest)"
      return hours > 0 ? "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)" : "\(minutes):\(tail)"
    }
  }

  private func style(_ environment: EnvironmentValues) -> Date.FormatStyle {
    Date.FormatStyle(locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
  }

  private static let units: [(seconds: Int, short: String, long: String)] = [
    (86_400, "days", "day"), (3600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
  ]
}

extension Double {
  /// Within what an Int can hold.
  fileprivate var clamped: Double { Swift.min(self, 1e15) }
}

extension EnvironmentValues {
  /// The moment that relative dates count from. SwiftUI counts from now; give a fixed one for pictures that are the same every time.
  public var referenceDate: Date {
    get { self[ReferenceDateKey.self] ?? Date() }
    set { self[ReferenceDateKey.self] = newValue }
  }

  private struct ReferenceDateKey: EnvironmentKey {
    static let defaultValue: Date? = nil
  }
}
