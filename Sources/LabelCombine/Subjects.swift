// SPDX-License-Identifier: MIT

internal import Foundation

/// A publisher that sends the values that code gives it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  ///
  /// - Parameter value: The value.
  func send(_ value: Output)
  /// Ends the values of all subscribers.
  ///
  /// - Parameter completion: Whether the subject finished or failed.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends a value without content to all subscribers.
  public func send() { send(()) }
}

/// A subject that sends each value to those who are subscribed at that time, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let observers = ObserverList<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Sends a value to all current subscribers.
  ///
  /// - Parameter value: The value.
  public func send(_ value: Output) { observers.send(value) }

  /// Ends the values of all subscribers, also of later ones.
  ///
  /// - Parameter completion: Whether the subject finished or failed.
  public func send(completion: Subscribers.Completion<Failure>) { observers.send(completion: completion) }

  /// Connects a subscriber, which gets the values that are sent from now on.
  ///
  /// - Parameter subscriber: The receiver of the values.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    observers.publisher { nil }.receive(subscriber: subscriber)
  }
}

/// A subject that keeps its last value and sends it to new subscribers.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let observers = ObserverList<Output, Failure>()
  private var current: Output

  /// Creates a subject with its first value.
  ///
  /// - Parameter value: The value that new subscribers get until another one is sent.
  public init(_ value: Output) { current = value }

  /// The last value. Setting it sends the new one.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Keeps a value and sends it to all subscribers.
  ///
  /// - Parameter value: The value.
  public func send(_ value: Output) {
    current = value
    observers.send(value)
  }

  /// Ends the values of all subscribers, also of later ones.
  ///
  /// - Parameter completion: Whether the subject finished or failed.
  public func send(completion: Subscribers.Completion<Failure>) { observers.send(completion: completion) }

  /// Connects a subscriber, which gets the last value at once.
  ///
  /// - Parameter subscriber: The receiver of the values.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    observers.publisher { [self] in current }.receive(subscriber: subscriber)
  }
}

/// The subscribers of a subject, in the order of their subscriptions. Any thread may use it.
final class ObserverList<Output, Failure: Error> {
  private let lock = NSLock()
  private var observers: [(id: Int, observer: AnyPublisher<Output, Failure>.Observer)] = []
  private var nextID = 0
  private var completion: Subscribers.Completion<Failure>?

  /// A publisher whose subscribers are in this list.
  ///
  /// - Parameter first: Returns the value that a new subscriber gets at once; nil for none.
  func publisher(first: @escaping () -> Output?) -> AnyPublisher<Output, Failure> {
    AnyPublisher { [self] observer in
      if let completion = lock.withLock({ completion }) {
        observer.completion(completion)
        return nil
      }
      if let first = first() { observer.value(first) }
      let id = lock.withLock {
        nextID += 1
        observers.append((nextID, observer))
        return nextID
      }
      return AnyCancellable { [self] in lock.withLock { observers.removeAll { $0.id == id } } }
    }
  }

  func send(_ value: Output) {
    for entry in lock.withLock({ completion == nil ? observers : [] }) { entry.observer.value(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let ended = lock.withLock {
      guard self.completion == nil else { return [(id: Int, observer: AnyPublisher<Output, Failure>.Observer)]() }
      self.completion = completion
      defer { observers = [] }
      return observers
    }
    for entry in ended { entry.observer.completion(completion) }
  }
}
