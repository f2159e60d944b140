// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore

extension Text {
  /// Creates a text that shows a formatted value.
  ///
  ///     Text(12.5, format: .number)
  ///
  /// - Parameters:
  ///   - input: The value to show.
  ///   - format: The format of the value, used with the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    let formatted = FormattedText { format.locale($0).format(input) }
    self.init(.computed { formatted.text($0.locale.known) })
  }

  /// The style in which a text shows a date.
  public struct DateStyle: Hashable, Sendable {
    enum Kind { case date, time, relative, offset, timer }
    let kind: Kind

    /// The day, as in "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The time of day, as in "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The time between the date and now in up to two units, as in "2 hr, 23 min". An image keeps what it showed when it was rendered.
    public static let relative = DateStyle(kind: .relative)
    /// The time from now to the date in one unit, as in "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// The time between the date and now as a clock, as in "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text that shows a date, for the locale and the time zone of the environment.
  ///
  /// - Parameters:
  ///   - date: The date to show.
  ///   - style: The style. Relative styles measure from the environment's `referenceDate`.
  public init(_ date: Date, style: DateStyle) {
    self.init(.computed { style.kind.text(for: date, in: $0) })
  }

  /// Creates a text that shows the times of day of a date range, for the locale and the time zone of the environment.
  ///
  /// - Parameter interval: The first and the last date.
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
    let seconds = Int(nearest: min(date.timeIntervalSince(environment.referenceDate).magnitude, 1e15))
    switch self {
    case .date: return date.formatted(style(environment).year().month(.wide).day())
    case .time: return date.formatted(style(environment).hour().minute())
    case .relative:
      let parts = Self.units.reduce(into: (rest: seconds, texts: [String]())) { result, unit in
        let count = result.rest / unit.seconds
        if count > 0, result.texts.count < 2 { result.texts.append("\(count) \(unit.short)") }
        result.rest -= count * unit.seconds
      }
      return parts.texts.isEmpty ? "0 sec" : parts.texts.joined(separator: ", ")
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
    Date.FormatStyle(locale: environment.locale.known, calendar: environment.calendar, timeZone: environment.timeZone)
  }

  private static let units: [(seconds: Int, short: String, long: String)] = [
    (86_400, "days", "day"), (3600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
  ]
}

extension EnvironmentValues {
  /// The date that relative dates are measured from; the present by default. Set a fixed one for images that are the same each time.
  public var referenceDate: Date {
    get { self[ReferenceDateKey.self] ?? Date() }
    set { self[ReferenceDateKey.self] = newValue }
  }

  private struct ReferenceDateKey: EnvironmentKey {
    static let defaultValue: Date? = nil
  }
}

/// A text that depends on the locale. As in SwiftUI a value and its format need not be `Sendable`: a text that is passed to another thread
/// uses them there.
struct FormattedText: @unchecked Sendable {
  /// Returns the text for a locale.
  let text: (Locale) -> String

  init(_ text: @escaping (Locale) -> String) { self.text = text }
}
