// SPDX-License-Identifier: MIT

/// Operators on single values.
extension Publisher {
  /// Returns a publisher of changed values.
  ///
  /// - Parameter transform: Returns the new value for a value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { observer in sink(receiveCompletion: observer.completion) { observer.value(transform($0)) } }
  }
  /// Returns a publisher of the properties of values.
  ///
  /// - Parameter keyPath: The property.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }
  /// Returns a publisher of changed values, without those that become `nil`.
  ///
  /// - Parameter transform: Returns the new value for a value.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { observer in sink(receiveCompletion: observer.completion) { transform($0).map(observer.value) } }
  }
  /// Returns a publisher of changed values, which fails when the closure does.
  ///
  /// - Parameter transform: Returns the new value for a value.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    AnyPublisher { observer in
      sink(receiveCompletion: { observer.completion($0.erased) }) {
        do { observer.value(try transform($0)) } catch { observer.completion(.failure(error)) }
      }
    }
  }
  /// Returns a publisher of the values that a closure accepts.
  ///
  /// - Parameter isIncluded: Whether a value is sent on.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in sink(receiveCompletion: observer.completion) { if isIncluded($0) { observer.value($0) } } }
  }
  /// Returns a publisher of values without those that equal the one before, as a closure decides.
  ///
  /// - Parameter predicate: Whether two values are equal.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      var last: Output?
      return sink(receiveCompletion: observer.completion) { value in
        if let last, predicate(last, value) { return }
        last = value
        observer.value(value)
      }
    }
  }
  /// Returns a publisher that calls closures for what passes it.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Is called when a subscriber connects; it is not called here.
  ///   - receiveOutput: Is called for each value.
  ///   - receiveCompletion: Is called for the end.
  ///   - receiveCancel: Is called when the connection of a subscriber ends.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      let parts = CancellableList()
      parts.append(
        sink(
          receiveCompletion: {
            receiveCompletion?($0)
            observer.completion($0)
          },
          receiveValue: {
            receiveOutput?($0)
            observer.value($0)
          }))
      if let receiveCancel { parts.append(AnyCancellable(receiveCancel)) }
      return parts
    }
  }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher of values without those that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

/// Operators on parts of all values.
extension Publisher {
  /// Returns a publisher of the first values, which finishes after them.
  ///
  /// - Parameter maxLength: The number of values.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      var rest = maxLength
      guard rest > 0 else {
        observer.completion(.finished)
        return nil
      }
      return sink(receiveCompletion: observer.completion) {
        guard rest > 0 else { return }
        rest -= 1
        observer.value($0)
        if rest == 0 { observer.completion(.finished) }
      }
    }
  }
  /// Returns a publisher of the values after the first ones.
  ///
  /// - Parameter count: The number of values to leave out.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      var rest = count
      return sink(receiveCompletion: observer.completion) { if rest > 0 { rest -= 1 } else { observer.value($0) } }
    }
  }
  /// Returns a publisher of the first value, which finishes after it.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
}

/// Operators on errors.
extension Publisher {
  /// Returns a publisher with another error.
  ///
  /// - Parameter transform: Returns the new error for an error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { observer in
      sink(
        receiveCompletion: {
          switch $0 {
          case .finished: observer.completion(.finished)
          case .failure(let error): observer.completion(.failure(transform(error)))
          }
        }, receiveValue: observer.value)
    }
  }
  /// Returns a publisher that sends a value in place of an error and finishes.
  ///
  /// - Parameter output: The value.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }
  /// Returns a publisher that goes on with another publisher after an error.
  ///
  /// - Parameter handler: Returns the other publisher.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { observer in
      let parts = CancellableList()
      parts.append(
        sink(
          receiveCompletion: {
            switch $0 {
            case .finished: observer.completion(.finished)
            case .failure(let error):
              parts.append(handler(error).sink(receiveCompletion: observer.completion, receiveValue: observer.value))
            }
          }, receiveValue: observer.value))
      return parts
    }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that could fail as far as its type says.
  ///
  /// - Parameter failureType: The type of the error.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { observer in sink(receiveCompletion: { _ in observer.completion(.finished) }, receiveValue: observer.value) }
  }
}

extension Subscribers.Completion {
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}

/// A value that is passed to the queue that a scheduler names, which alone uses it from then on, as with Combine.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
