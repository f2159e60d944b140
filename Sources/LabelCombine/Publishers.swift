// SPDX-License-Identifier: MIT

/// Publishers by their types, as code that combines several of them names them. Operators return `AnyPublisher` here.
public enum Publishers {
  /// Sends the newest values of two publishers whenever one of them sends a value.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The newest value of each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The error of both publishers.
    public typealias Failure = A.Failure
    private let combined: AnyPublisher<Output, Failure>
    /// Combines two publishers.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    public init(_ a: A, _ b: B) { combined = a.combineLatest(b) }
    /// Connects a subscriber.
    ///
    /// - Parameter subscriber: Receives the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      combined.receive(subscriber: subscriber)
    }
  }

  /// Sends the newest values of three publishers whenever one of them sends a value.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The newest value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error of the publishers.
    public typealias Failure = A.Failure
    private let combined: AnyPublisher<Output, Failure>
    /// Combines three publishers.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    ///   - c: The third publisher.
    public init(_ a: A, _ b: B, _ c: C) { combined = a.combineLatest(b, c) }
    /// Connects a subscriber.
    ///
    /// - Parameter subscriber: Receives the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      combined.receive(subscriber: subscriber)
    }
  }

  /// Sends the newest values of four publishers whenever one of them sends a value.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The newest value of each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error of the publishers.
    public typealias Failure = A.Failure
    private let combined: AnyPublisher<Output, Failure>
    /// Combines four publishers.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    ///   - c: The third publisher.
    ///   - d: The fourth publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { combined = a.combineLatest(b, c).combineLatest(d) { ($0.0, $0.1, $0.2, $1) } }
    /// Connects a subscriber.
    ///
    /// - Parameter subscriber: Receives the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      combined.receive(subscriber: subscriber)
    }
  }

  /// Sends the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    /// A value of one of the publishers.
    public typealias Output = A.Output
    /// The error of both publishers.
    public typealias Failure = A.Failure
    private let merged: AnyPublisher<Output, Failure>
    /// Merges two publishers.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    public init(_ a: A, _ b: B) { merged = a.merge(with: b) }
    /// Connects a subscriber.
    ///
    /// - Parameter subscriber: Receives the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      merged.receive(subscriber: subscriber)
    }
  }

  /// Sends the values of any number of publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// A value of one of the publishers.
    public typealias Output = Upstream.Output
    /// The error of the publishers.
    public typealias Failure = Upstream.Failure
    private let merged: AnyPublisher<Output, Failure>
    /// Merges publishers.
    ///
    /// - Parameter upstream: The publishers.
    public init(_ upstream: Upstream...) { self.init(upstream) }
    /// Merges a sequence of publishers.
    ///
    /// - Parameter upstream: The publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      merged = Array(upstream).publisher.setFailureType(to: Failure.self).flatMap { $0 }
    }
    /// Connects a subscriber.
    ///
    /// - Parameter subscriber: Receives the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      merged.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Returns a publisher of all values as one array, at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { observer in
      var values: [Output] = []
      return sink(
        receiveCompletion: { completion in
          if case .finished = completion { observer.value(values) }
          observer.completion(completion)
        }, receiveValue: { values.append($0) })
    }
  }

  /// Returns a publisher of the results of a closure for the last result and each value.
  ///
  /// - Parameters:
  ///   - initialResult: The result before the first value.
  ///   - nextPartialResult: Returns the next result.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { observer in
      var result = initialResult
      return sink(receiveCompletion: observer.completion) { value in
        result = nextPartialResult(result, value)
        observer.value(result)
      }
    }
  }

  /// Returns a publisher with another value before the others.
  ///
  /// - Parameter elements: The values before the others.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      elements.forEach(observer.value)
      return sink(receiveCompletion: observer.completion, receiveValue: observer.value)
    }
  }
}

extension Publisher {
  /// Returns a publisher that sends at most one value in a time.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The queue on which the values are delivered.
  ///   - latest: Whether the newest value of the time is sent, rather than the first one.
  public func throttle<S: Scheduler>(for interval: _SchedulerTimeInterval, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      var (waits, pending): (Bool, Output?) = (false, nil)
      func send(_ value: Output) {
        waits = true
        observer.value(value)
        scheduler.schedule(after: interval.timeInterval) {
          waits = false
          guard let value = pending else { return }
          pending = nil
          send(value)
        }
      }
      return sink(receiveCompletion: observer.completion) { value in
        if !waits { return send(value) }
        if latest || pending == nil { pending = value }
      }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Returns a publisher of the values of the newest publisher that this one sends.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { observer in
      let parts = CancellableList()
      var (inner, open, isInnerOpen): (AnyCancellable?, Bool, Bool) = (nil, true, false)
      func end() { if !open, !isInnerOpen { observer.completion(.finished) } }
      parts.append(AnyCancellable { inner?.cancel() })
      parts.append(
        sink(
          receiveCompletion: { completion in
            open = false
            if case .failure = completion { observer.completion(completion) } else { end() }
          },
          receiveValue: { next in
            inner?.cancel()
            isInnerOpen = true
            inner = next.sink(
              receiveCompletion: { completion in
                isInnerOpen = false
                if case .failure = completion { observer.completion(completion) } else { end() }
              }, receiveValue: observer.value)
          }))
      return parts
    }
  }
}
