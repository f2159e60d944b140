// SPDX-License-Identifier: MIT

public import Foundation

// Sound as for every formatter of Foundation: who changes one does not share it with other threads meanwhile.
/// A formatter of the time between two dates, such as “2 hours ago”. Foundation has none on Linux; this one uses its format style.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether names such as “yesterday” are used.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers are always used: “1 day ago”.
    case numeric
    /// Names are used where there are some: “yesterday”.
    case named
  }

  /// The length of the names of units.
  public enum UnitsStyle: Int, Sendable {
    /// Whole words: “2 hours ago”.
    case full
    /// Whole words, with numbers written out: “two hours ago”.
    case spellOut
    /// Shortened words: “2 hr. ago”.
    case short
    /// The shortest form: “2h ago”.
    case abbreviated
  }

  /// Whether names such as “yesterday” are used; numbers by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of the names of units; whole words by default.
  open var unitsStyle = UnitsStyle.full
  /// The calendar for the lengths of units; the user's by default.
  open var calendar: Calendar = .autoupdatingCurrent
  /// The language of the text; the user's by default.
  open var locale: Locale = .autoupdatingCurrent

  /// Returns the text for the time between two dates.
  ///
  /// - Parameters:
  ///   - date: The date to describe.
  ///   - referenceDate: The date that it is relative to.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let widths: [UnitsStyle: Date.RelativeFormatStyle.UnitsStyle] = [
      .full: .wide, .spellOut: .spellOut, .short: .abbreviated, .abbreviated: .narrow,
    ]
    // The style measures from the present, so that the date is moved by the same time.
    let style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: widths[unitsStyle] ?? .wide, locale: locale,
      calendar: calendar)
    return style.format(Date(timeIntervalSinceNow: date.timeIntervalSince(referenceDate)))
  }

  /// Returns the text for a time from now.
  ///
  /// - Parameter timeInterval: The time in seconds; negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    localizedString(for: Date(timeIntervalSinceNow: timeInterval), relativeTo: Date())
  }

  /// Returns the text for a date; nil for other values.
  ///
  /// - Parameter obj: The date.
  open override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) } }
}
