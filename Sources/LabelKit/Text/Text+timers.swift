// SPDX-License-Identifier: MIT

public import Foundation

extension Text {
  /// A clock that runs while a picture stands still: the time left of an interval at the environment's `referenceDate`, or, counting up, the
  /// time since its beginning; never more than the interval.
  ///
  /// - Parameters:
  ///   - pauseTime: when the clock was stopped; nil for never.
  ///   - showsHours: whether hours are told apart from minutes.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    self.init(
      .computed { environment in
        let now = min(max(pauseTime ?? environment.referenceDate, timerInterval.lowerBound), timerInterval.upperBound)
        let seconds = countsDown ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
        return Self.clock(Int(min(seconds.rounded(countsDown ? .up : .down), 1e15)), showsHours: showsHours)
      })
  }

  /// A value as a formatter writes it; nothing where it cannot.
  public init<V>(_ subject: V, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "") }

  /// A period of dates, written for the locale and time zone of the view.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  private static func clock(_ seconds: Int, showsHours: Bool) -> String {
    let hours = showsHours ? seconds / 3600 : 0
    let minutes = seconds / 60 - hours * 60
    let tail = seconds % 60 < 10 ? "0\(seconds % 60)" : "\(seconds % 60)"
    return hours > 0 ? "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)" : "\(minutes):\(tail)"
  }
}

/// A date that goes on while a picture stands still: the environment's `referenceDate`.
public struct TimeDataSource<Value>: Sendable {
  /// The date of a moment.
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The moment itself.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension Text {
  /// A date that goes on, in a format for the locale of the view, as it is at the environment's `referenceDate`.
  public init<V, F: FormatStyle & Sendable>(_ source: TimeDataSource<V>, format: F) where F.FormatInput == V, F.FormatOutput == String {
    self.init(.computed { format.locale($0.locale).format(source.value($0.referenceDate)) })
  }
}
