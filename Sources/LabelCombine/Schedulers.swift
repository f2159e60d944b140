// SPDX-License-Identifier: MIT

public import Dispatch
public import Foundation

/// A queue on which values are delivered.
public protocol Scheduler {
  /// Performs work after a time.
  ///
  /// - Parameters:
  ///   - delay: The time in seconds.
  ///   - action: The work.
  func schedule(after delay: TimeInterval, _ action: @escaping () -> Void)
}

extension Scheduler {
  /// Performs work as soon as the queue can.
  ///
  /// - Parameter action: The work.
  public func schedule(_ action: @escaping () -> Void) { schedule(after: 0, action) }
}

extension DispatchQueue: Scheduler {
  /// Performs work on the queue after a time.
  ///
  /// - Parameters:
  ///   - delay: The time in seconds.
  ///   - action: The work.
  public func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) {
    let box = UncheckedBox(action)
    asyncAfter(deadline: .now() + delay) { box.value() }
  }
}

extension RunLoop: Scheduler {
  /// Performs work in the loop after a time.
  ///
  /// - Parameters:
  ///   - delay: The time in seconds.
  ///   - action: The work.
  public func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) {
    let box = UncheckedBox(action)
    if delay <= 0 { return perform { box.value() } }
    add(Timer(timeInterval: delay, repeats: false) { _ in box.value() }, forMode: .common)
  }
}

extension OperationQueue: Scheduler {
  /// Performs work on the queue after a time.
  ///
  /// - Parameters:
  ///   - delay: The time in seconds.
  ///   - action: The work.
  public func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) {
    let box = UncheckedBox(action)
    if delay <= 0 { return addOperation { box.value() } }
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in addOperation { box.value() } }
  }
}

/// A length of time for operators such as `debounce`.
public struct _SchedulerTimeInterval: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The length in seconds.
  public let timeInterval: TimeInterval
  /// Creates a length from a number of seconds.
  ///
  /// - Parameter timeInterval: The length in seconds.
  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
  /// Creates a length from a number of seconds.
  ///
  /// - Parameter value: The length in seconds.
  public init(floatLiteral value: Double) { timeInterval = value }
  /// Creates a length from a number of seconds.
  ///
  /// - Parameter value: The length in seconds.
  public init(integerLiteral value: Int) { timeInterval = Double(value) }
  /// Returns a length of a number of seconds.
  ///
  /// - Parameter value: The number.
  public static func seconds(_ value: Double) -> Self { Self(value) }
  /// Returns a length of a number of thousandths of a second.
  ///
  /// - Parameter value: The number.
  public static func milliseconds(_ value: Int) -> Self { Self(Double(value) / 1e3) }
}

/// Operators on the time and the queue of values.
extension Publisher {
  /// Returns a publisher that delivers values on a queue. A rendered image does not wait for them.
  ///
  /// - Parameter scheduler: The queue.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { delay(for: 0, scheduler: scheduler) }
  /// Returns a publisher that is connected on a queue on Apple's platforms; here it is connected at once.
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// Returns a publisher that delivers values on a queue after a time.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The queue.
  public func delay<S: Scheduler>(for interval: _SchedulerTimeInterval, scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      sink(
        receiveCompletion: { end in scheduler.schedule(after: interval.timeInterval) { observer.completion(end) } },
        receiveValue: { value in scheduler.schedule(after: interval.timeInterval) { observer.value(value) } })
    }
  }
  /// Returns a publisher of the values that no other value follows for a time.
  ///
  /// - Parameters:
  ///   - dueTime: The time.
  ///   - scheduler: The queue on which the values are delivered.
  public func debounce<S: Scheduler>(for dueTime: _SchedulerTimeInterval, scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      var last = 0
      return sink(receiveCompletion: observer.completion) { value in
        last += 1
        let number = last
        scheduler.schedule(after: dueTime.timeInterval) { if number == last { observer.value(value) } }
      }
    }
  }
}
