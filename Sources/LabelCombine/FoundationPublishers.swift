// SPDX-License-Identifier: MIT

public import Foundation

/// A publisher that sends values only after it was told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send values.
  ///
  /// - Returns: A token that ends the values.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that begins to send values when its first subscriber connects.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      let parts = CancellableList()
      parts.append(sink(receiveCompletion: observer.completion, receiveValue: observer.value))
      parts.append(connect())
      return parts
    }
  }
}

extension Timer {
  /// A publisher of the present, again and again. A rendered image does not wait for it.
  public final class TimerPublisher: ConnectablePublisher {
    /// The values are the dates at which they are sent.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    private let interval: TimeInterval
    private let runLoop: RunLoop
    private let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher that sends a date after each interval.
    ///
    /// - Parameters:
    ///   - interval: The time between values in seconds.
    ///   - runLoop: The loop that the timer runs in.
    ///   - mode: The mode of the loop.
    public init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
      (self.interval, self.runLoop, self.mode) = (interval, runLoop, mode)
    }

    /// Connects a subscriber, which gets values once the timer runs.
    ///
    /// - Parameter subscriber: The receiver of the dates.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never { subject.receive(subscriber: subscriber) }

    /// Starts the timer.
    ///
    /// - Returns: A token that stops it.
    public func connect() -> any Cancellable {
      let box = UncheckedBox(subject)
      let timer = Timer(timeInterval: interval, repeats: true) { _ in box.value.send(Date()) }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Returns a publisher of the present, again and again.
  ///
  /// - Parameters:
  ///   - interval: The time between values in seconds.
  ///   - tolerance: The time by which a value may be late; not used.
  ///   - runLoop: The loop that the timer runs in.
  ///   - mode: The mode of the loop.
  public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode)
    -> TimerPublisher
  { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }
}

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: LabelCombine.Publisher {
    /// The values are the notifications as they are posted.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never
    /// The centre that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications; `nil` for any.
    public let object: AnyObject?

    /// Connects a subscriber, which gets the notifications that are posted from now on.
    ///
    /// - Parameter subscriber: The receiver of the notifications.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      AnyPublisher<Notification, Never> { [center, name, object] observer in
        let box = UncheckedBox(observer)
        let token = center.addObserver(forName: name, object: object, queue: nil) { box.value.value($0) }
        return AnyCancellable { center.removeObserver(token) }
      }.receive(subscriber: subscriber)
    }
  }

  /// Returns a publisher of the notifications with a name.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The sender of the notifications; `nil` for any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
