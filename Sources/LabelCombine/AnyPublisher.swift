// SPDX-License-Identifier: MIT

internal import Foundation

/// A publisher of any kind, known only by the types of its values and its error. Operators such as `map` return it.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// The closures that get the values of a publisher and its end.
  struct Observer {
    let value: (Output) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void
  }

  private let connect: (Observer) -> (any Cancellable)?

  /// Creates a publisher from a closure that connects an observer and returns what ends the connection.
  init(connecting connect: @escaping (Observer) -> (any Cancellable)?) { self.connect = connect }

  /// Creates a publisher that sends the values of another one.
  ///
  /// - Parameter publisher: The other publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self.init { observer in publisher.sink(receiveCompletion: observer.completion, receiveValue: observer.value) }
  }

  /// Connects a subscriber to the publisher inside.
  ///
  /// - Parameter subscriber: The receiver of the values.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let connection = Connection()
    subscriber.receive(subscription: connection)
    connection.upstream = connect(
      Observer(
        value: { if connection.isOpen { _ = subscriber.receive($0) } },
        completion: { if connection.close() { subscriber.receive(completion: $0) } }))
  }
}

extension Publisher {
  /// Returns the publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { (self as? AnyPublisher<Output, Failure>) ?? AnyPublisher(self) }

  /// Calls closures for the values and the end of the publisher.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Is called at most once, after the last value.
  ///   - receiveValue: Is called for each value.
  /// - Returns: A token that ends the calls when it is cancelled or released.
  public func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void)
    -> AnyCancellable
  {
    let sink = Sink(receiveCompletion, receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each value of the publisher.
  ///
  /// - Parameter receiveValue: Is called for each value.
  /// - Returns: A token that ends the calls when it is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value. The token keeps the object alive.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object.
  /// - Returns: A token that ends the assignments when it is cancelled or released.
  public func assign<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Sets a published property to each value, as long as its object lives.
  ///
  /// - Parameter published: The projected value of the property, as in `assign(to: &$name)`.
  public func assign(to published: inout Published<Output>.Publisher) { published.storage.assign(from: self) }
}

/// A subscriber that calls closures.
final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
  private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
  private let receiveValue: (Input) -> Void
  private var subscription: (any Subscription)?
  private var isCancelled = false

  init(_ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, _ receiveValue: @escaping (Input) -> Void) {
    (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
  }

  func receive(subscription: any Subscription) {
    guard !isCancelled else { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !isCancelled { receiveValue(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    subscription = nil
    if !isCancelled { receiveCompletion(completion) }
  }

  func cancel() {
    isCancelled = true
    let ended = subscription
    subscription = nil
    ended?.cancel()
  }
}

/// The connection of a subscriber to a closure that sends values.
final class Connection: Subscription {
  private(set) var isOpen = true
  /// What ends the connection of the publisher inside; released with this connection.
  var upstream: (any Cancellable)? {
    didSet { if !isOpen { end() } }
  }

  func request(_ demand: Subscribers.Demand) {}

  /// Closes the connection; false if it was closed before.
  func close() -> Bool {
    defer { isOpen = false }
    return isOpen
  }

  func cancel() {
    isOpen = false
    end()
  }

  private func end() {
    guard let ended = upstream else { return }
    upstream = nil
    ended.cancel()
  }
}
