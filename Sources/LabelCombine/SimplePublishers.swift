// SPDX-License-Identifier: MIT

/// A publisher that sends one value to each subscriber and finishes.
public struct Just<Output>: Publisher {
  /// The publisher never fails.
  public typealias Failure = Never
  /// The value that each subscriber gets.
  public let output: Output

  /// Creates a publisher of a value.
  ///
  /// - Parameter output: The value.
  public init(_ output: Output) { self.output = output }

  /// Sends the value and finishes.
  ///
  /// - Parameter subscriber: The receiver of the value.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    [output].publisher.receive(subscriber: subscriber)
  }
}

/// A publisher that sends no values and, unless it is told otherwise, finishes at once.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completesImmediately: Bool

  /// Creates a publisher without values.
  ///
  /// - Parameter completeImmediately: Whether it finishes at once; otherwise it never does.
  public init(completeImmediately: Bool = true) { completesImmediately = completeImmediately }

  /// Creates a publisher without values, with the types of its values and its error written out.
  ///
  /// - Parameters:
  ///   - completeImmediately: Whether it finishes at once; otherwise it never does.
  ///   - outputType: The type of the values that are never sent.
  ///   - failureType: The type of the error.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    completesImmediately = completeImmediately
  }

  /// Finishes, or does nothing.
  ///
  /// - Parameter subscriber: The receiver of the end.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [completesImmediately] observer in
      if completesImmediately { observer.completion(.finished) }
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error that each subscriber gets.
  public let error: Failure

  /// Creates a publisher that fails.
  ///
  /// - Parameter error: The error.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails, with the type of its values written out.
  ///
  /// - Parameters:
  ///   - outputType: The type of the values that are never sent.
  ///   - failure: The error.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Sends the error.
  ///
  /// - Parameter subscriber: The receiver of the error.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [error] observer in
      observer.completion(.failure(error))
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// A publisher of one value or an error that work gives later.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure that takes the result of the work. Only the first result counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let result = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

  /// Creates a publisher and starts its work at once.
  ///
  /// - Parameter attemptToFulfill: The work, which calls its argument with the result.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [result] in if result.value == nil { result.send($0) } }
  }

  /// Sends the result, now or as soon as there is one.
  ///
  /// - Parameter subscriber: The receiver of the result.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [result] observer in
      result.sink {
        switch $0 {
        case .none: break
        case .success(let value)?:
          observer.value(value)
          observer.completion(.finished)
        case .failure(let error)?: observer.completion(.failure(error))
        }
      }
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that is created for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values are those of the created publisher.
  public typealias Output = DeferredPublisher.Output
  /// The error is that of the created publisher.
  public typealias Failure = DeferredPublisher.Failure
  /// Creates the publisher of a subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher from a closure.
  ///
  /// - Parameter createPublisher: Creates the publisher of a subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Creates the publisher and connects the subscriber to it.
  ///
  /// - Parameter subscriber: The receiver of the values.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Sequence {
  /// A publisher that sends the elements of the sequence to each subscriber and finishes.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { observer in
      for element in self { observer.value(element) }
      observer.completion(.finished)
      return nil
    }
  }
}
