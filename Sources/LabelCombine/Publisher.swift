// SPDX-License-Identifier: MIT

/// A type that sends values to subscribers over time, and at most one completion at the end.
///
/// It has the shape of Combine's protocol, so that model code of Apple's platforms compiles. Subscribers get all values at once: demand is
/// not limited here.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that a completion can have; `Never` for publishers that cannot fail.
  associatedtype Failure: Error
  /// Connects a subscriber, which gets a subscription first and then the values.
  ///
  /// - Parameter subscriber: The receiver of the values.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// A type that gets the values of a publisher.
public protocol Subscriber<Input, Failure> {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that a completion can have.
  associatedtype Failure: Error
  /// Is called once, before all values.
  ///
  /// - Parameter subscription: The connection to the publisher.
  func receive(subscription: any Subscription)
  /// Is called for each value.
  ///
  /// - Parameter input: The value.
  /// - Returns: The number of values that the subscriber wants in addition; it is not used here.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Is called at most once, after all values.
  ///
  /// - Parameter completion: Whether the publisher finished or failed.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// A connection between a publisher and a subscriber.
public protocol Subscription: Cancellable {
  /// Asks for values on Apple's platforms; here all values are sent without asking.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for types of subscribers.
public enum Subscribers {
  /// The number of values that a subscriber wants. Here all values are sent, for any demand.
  public struct Demand: Hashable, Sendable {
    /// A demand for all values that come.
    public static let unlimited = Demand()
    /// No values in addition to those that were asked for.
    public static let none = Demand()
  }

  /// The end of a publisher's values.
  public enum Completion<Failure: Error> {
    /// There are no more values.
    case finished
    /// The publisher stopped with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// Work that can be cancelled, such as a subscription.
public protocol Cancellable {
  /// Ends the work. Calling it again has no effect.
  func cancel()
}

extension Cancellable {
  /// Keeps the token in a set, until the set is released.
  ///
  /// - Parameter set: The set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
  /// Keeps the token in a collection, until the collection is released.
  ///
  /// - Parameter collection: The collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }
}

/// A token that cancels work when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates a token with a closure.
  ///
  /// - Parameter cancel: Ends the work. It is called at most once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates a token for other work.
  ///
  /// - Parameter canceller: The work to cancel.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Ends the work now.
  public func cancel() {
    let cancel = action
    action = nil
    cancel?()
  }

  /// Returns whether two tokens are the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  /// Hashes the identity of the token.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
