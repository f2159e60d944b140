// SPDX-License-Identifier: MIT

/// Several connections that end together.
final class CancellableList: Cancellable {
  private var members: [any Cancellable] = []
  private var isCancelled = false

  func append(_ member: any Cancellable) {
    if isCancelled { member.cancel() } else { members.append(member) }
  }

  func cancel() {
    isCancelled = true
    for member in members { member.cancel() }
    members = []
  }
}

/// Operators on several publishers.
extension Publisher {
  /// Returns a publisher of the values of the publishers that a closure returns for each value.
  ///
  /// - Parameter transform: Returns the publisher for a value.
  public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { observer in
      let parts = CancellableList()
      var open = 1
      func end(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion { observer.completion(completion) } else if open == 0 { observer.completion(.finished) }
      }
      parts.append(
        sink(receiveCompletion: end) {
          open += 1
          parts.append(transform($0).sink(receiveCompletion: end, receiveValue: observer.value))
        })
      return parts
    }
  }
  /// Returns a publisher of the values of the publishers that a closure returns, which cannot fail.
  ///
  /// - Parameter transform: Returns the publisher for a value.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flatMap { transform($0).setFailureType(to: Failure.self) }
  }
  /// Returns a publisher of the values of this and another publisher.
  ///
  /// - Parameter other: The other publisher.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
    [eraseToAnyPublisher(), other.eraseToAnyPublisher()].publisher.setFailureType(to: Failure.self).flatMap { $0 }
  }
  /// Returns a publisher of the last values of this and another publisher, for each new value of either, once both have one.
  ///
  /// - Parameter other: The other publisher.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { observer in
      var (first, second): (Output?, P.Output?) = (nil, nil)
      var open = 2
      func send() { if let first, let second { observer.value((first, second)) } }
      func end(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion { observer.completion(completion) } else if open == 0 { observer.completion(.finished) }
      }
      let parts = CancellableList()
      parts.append(
        sink(receiveCompletion: end) {
          first = $0
          send()
        })
      parts.append(
        other.sink(receiveCompletion: end) {
          second = $0
          send()
        })
      return parts
    }
  }
  /// Returns a publisher of a result of the last values of this and another publisher.
  ///
  /// - Parameters:
  ///   - other: The other publisher.
  ///   - transform: Returns the result for two values.
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure>
  where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }
  /// Returns a publisher of the last values of this and two other publishers.
  ///
  /// - Parameters:
  ///   - second: The second publisher.
  ///   - third: The third publisher.
  public func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure { combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) } }
}
