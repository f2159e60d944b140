// SPDX-License-Identifier: MIT

public import Foundation

/// A view that changes with time, drawn as it is at one moment: the environment's `referenceDate`, or now.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// When it is.
  public struct Context {
    /// The moment.
    public let date: Date
    /// How often the view changes.
    public let cadence = Cadence.live
  }

  /// How often a view changes, which a picture does not.
  public enum Cadence: Hashable, Sendable, Comparable {
    /// All the time.
    case live
    /// Each second.
    case seconds
    /// Each minute.
    case minutes
  }

  private let content: (TimelineViewDefaultContext) -> Content
  @Environment(\.referenceDate) private var date

  /// Makes a view; the closure is called once.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) { self.content = content }

  /// The view of the moment.
  public var body: some View { content(TimelineViewDefaultContext(date: date)) }
}

/// When it is, by a type that does not depend on the view's.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// When a view changes, which a picture does not.
public protocol TimelineSchedule {}

/// Each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}
}
/// Again and again.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule; seconds.
  public init(from startDate: Date, by interval: TimeInterval) {}
}
/// All the time.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule; seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
/// At given moments.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init<S: Sequence>(_ dates: S) where S.Element == Date {}
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Again and again; seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// All the time.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// All the time, so many seconds apart.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// At given moments.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule where S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
