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
  /// - Parameters:
  ///   - maxPublishers: The number of publishers that are connected at a time; it is not limited here.
  ///   - transform: Returns the publisher for a value.
  public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P)
    -> AnyPublisher<P.Output, Failure> where P.Failure == Failure
  {
    joined(latestOnly: false, transform)
  }
  /// Returns a publisher of the values of the publishers that a closure returns, which cannot fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: The number of publishers that are connected at a time; it is not limited here.
  ///   - transform: Returns the publisher for a value.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P)
    -> AnyPublisher<P.Output, Failure> where P.Failure == Never
  {
    joined(latestOnly: false) { transform($0).setFailureType(to: Failure.self) }
  }

  private func joined<P: Publisher>(latestOnly: Bool, _ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
  where P.Failure == Failure {
    AnyPublisher { observer in
      let (outer, inner) = (CancellableList(), CancellableList())
      var (latest, open, isFinished) = (CancellableList(), 0, false)
      inner.append(AnyCancellable { latest.cancel() })
      outer.append(inner)
      outer.append(
        sink(
          receiveCompletion: {
            isFinished = true
            switch $0 {
            case .finished: if open == 0 { observer.completion(.finished) }
            case .failure(let error): observer.completion(.failure(error))
            }
          },
          receiveValue: { value in
            if latestOnly {
              latest.cancel()
              latest = CancellableList()
              open = 0
            }
            open += 1
            let connection = transform(value).sink(
              receiveCompletion: {
                open -= 1
                switch $0 {
                case .finished: if open == 0, isFinished { observer.completion(.finished) }
                case .failure(let error): observer.completion(.failure(error))
                }
              }, receiveValue: observer.value)
            (latestOnly ? latest : inner).append(connection)
          }))
      return outer
    }
  }

  /// Returns a publisher of the values of this and another publisher.
  ///
  /// - Parameter other: The other publisher.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
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
  /// Returns a publisher of the last values of this and three other publishers.
  ///
  /// - Parameters:
  ///   - second: The second publisher.
  ///   - third: The third publisher.
  ///   - fourth: The fourth publisher.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ second: P, _ third: Q, _ fourth: R)
    -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }
  /// Returns a publisher of pairs of values: the first of both publishers, then the second of both, and so on.
  ///
  /// - Parameter other: The other publisher.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { observer in
      var (first, second): ([Output], [P.Output]) = ([], [])
      var isFinished = (false, false)
      func send() {
        if !first.isEmpty, !second.isEmpty { observer.value((first.removeFirst(), second.removeFirst())) }
        if isFinished.0 && first.isEmpty || isFinished.1 && second.isEmpty { observer.completion(.finished) }
      }
      func end(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { observer.completion(completion) } else { send() }
      }
      let parts = CancellableList()
      parts.append(
        sink(
          receiveCompletion: {
            isFinished.0 = true
            end($0)
          },
          receiveValue: {
            first.append($0)
            send()
          }))
      parts.append(
        other.sink(
          receiveCompletion: {
            isFinished.1 = true
            end($0)
          },
          receiveValue: {
            second.append($0)
            send()
          }))
      return parts
    }
  }
  /// Returns a publisher whose subscribers share one connection to this publisher.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var connection: AnyCancellable?
    return AnyPublisher { observer in
      let token = subject.sink(receiveCompletion: observer.completion, receiveValue: observer.value)
      if connection == nil { connection = subscribe(subject) }
      return token
    }
  }
}

extension Publishers {
  /// A publisher of the values of several publishers of the same type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values are those of all publishers.
    public typealias Output = Upstream.Output
    /// The error is that of the first publisher that fails.
    public typealias Failure = Upstream.Failure
    private let publishers: [Upstream]

    /// Creates a publisher of the values of others.
    ///
    /// - Parameter upstream: The other publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates a publisher of the values of others.
    ///
    /// - Parameter upstream: The other publishers.
    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Connects a subscriber to all publishers.
    ///
    /// - Parameter subscriber: The receiver of the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber)
    }
  }
}
