// SPDX-License-Identifier: MIT

public import Foundation

/// A view that is updated on a schedule. It is drawn once, for the environment's `referenceDate`, or for the present if there is none.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The date of an update and its cadence, passed to the content.
  public struct Context {
    /// The date of the update, for which the view is drawn.
    public let date: Date
  }

  private let content: (TimelineViewDefaultContext) -> Content
  @Environment(\.referenceDate) private var date

  /// Creates a timeline view.
  ///
  /// - Parameters:
  ///   - schedule: The dates of the updates, which are ignored.
  ///   - content: Creates the view for a date. It is called once.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) { self.content = content }

  /// The content for the date of rendering.
  public var body: some View { content(TimelineViewDefaultContext(date: date)) }
}

/// The context of a timeline view, in a form that does not depend on its schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// A type that gives the dates at which a timeline view is updated. They have no effect in an image.
public protocol TimelineSchedule {}

/// A schedule for updates at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule for every minute, as `.everyMinute` does.
  public init() {}
}
/// A schedule for updates at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule for regular updates.
  ///
  /// - Parameters:
  ///   - startDate: The date of the first update.
  ///   - interval: The time between updates in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {}
}
/// A schedule for continuous updates during an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule for continuous updates.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least time between updates in seconds; `nil` for the system's choice.
  ///   - paused: Whether the updates are suspended.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
/// A schedule for updates at given dates.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule for updates at given dates.
  ///
  /// - Parameter dates: The dates in rising order.
  public init<S: Sequence>(_ dates: S) where S.Element == Date {}
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule for updates at the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule for updates at regular intervals.
  ///
  /// - Parameters:
  ///   - startDate: The date of the first update.
  ///   - interval: The time between updates in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule for continuous updates during an animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Returns a schedule for continuous updates.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least time between updates in seconds; `nil` for the system's choice.
  ///   - paused: Whether the updates are suspended.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// Returns a schedule for updates at given dates.
  ///
  /// - Parameter dates: The dates in rising order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule where S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
