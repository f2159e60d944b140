// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore

extension Text {
  /// Creates a text that shows a timer over an interval at the environment's `referenceDate`. An image does not update.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval; times before and after it are shown as its ends.
  ///   - pauseTime: The date at which the timer was paused; `nil` for never.
  ///   - countsDown: Whether the remaining time is shown, rather than the time since the beginning.
  ///   - showsHours: Whether hours are shown apart from the minutes.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    self.init(
      .computed { environment in
        let now = min(max(pauseTime ?? environment.referenceDate, timerInterval.lowerBound), timerInterval.upperBound)
        let seconds = countsDown ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
        return Self.clock(Int(nearest: min(seconds.rounded(countsDown ? .up : .down), 1e15)), showsHours: showsHours)
      })
  }

  /// Creates a text that shows a value with a formatter.
  ///
  /// - Parameters:
  ///   - subject: The value to show.
  ///   - formatter: The formatter; the text is empty if it cannot format the value.
  public init<V>(_ subject: V, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "") }

  /// Creates a text that shows the times of day of an interval, for the locale and the time zone of the environment.
  ///
  /// - Parameter interval: The interval to show.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  private static func clock(_ seconds: Int, showsHours: Bool) -> String {
    let hours = showsHours ? seconds / 3600 : 0
    let minutes = seconds / 60 - hours * 60
    let tail = seconds % 60 < 10 ? "0\(seconds % 60)" : "\(seconds % 60)"
    return hours > 0 ? "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)" : "\(minutes):\(tail)"
  }
}

/// A source of values that change with time. A text shows the value at the environment's `referenceDate`.
public struct TimeDataSource<Value>: Sendable {
  /// The value at a date.
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// A source of the current date.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension Text {
  /// Creates a text that shows a value that changes with time, at the environment's `referenceDate`.
  ///
  /// - Parameters:
  ///   - source: The source of the value.
  ///   - format: The format of the value, used with the environment's locale.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F) where F.FormatInput == V, F.FormatOutput == String {
    let formatted = UncheckedFormat<V> { format.locale($1).format($0) }
    self.init(.computed { formatted.text(source.value($0.referenceDate), $0.locale) })
  }
}

/// A format, which need not be `Sendable`, as in SwiftUI: a text that is passed to another thread uses it there.
private struct UncheckedFormat<Value>: @unchecked Sendable {
  let text: (Value, Locale) -> String

  init(_ text: @escaping (Value, Locale) -> String) { self.text = text }
}
