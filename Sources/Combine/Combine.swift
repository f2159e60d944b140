// SPDX-License-Identifier: MIT

// On Linux, `import Combine` imports the publishers that LabelKit's model objects use, so that model code of apps compiles unchanged.

public import Foundation
@_exported public import LabelCombine

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// Returns a publisher of the data at a URL and the response, or of the error. A rendered image does not wait for it.
  ///
  /// - Parameter url: The address of the data.
  public func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the data that a request gets and the response, or of the error. A rendered image does not wait for it.
  ///
  /// - Parameter request: The request to send when a subscriber connects.
  public func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    Deferred {
      let subject = PassthroughSubject<(data: Data, response: URLResponse), URLError>()
      let box = Box(subject: subject)
      let task = self.dataTask(with: request) { data, response, error in
        guard let data, let response else { return box.subject.send(completion: .failure(error as? URLError ?? URLError(.unknown))) }
        box.subject.send((data, response))
        box.subject.send(completion: .finished)
      }
      task.resume()
      return subject.handleEvents(receiveCancel: { task.cancel() })
    }.eraseToAnyPublisher()
  }
}

/// A subject that a task of the network uses on its queue. Sound, because a subject locks its list of subscribers.
private struct Box: @unchecked Sendable {
  let subject: PassthroughSubject<(data: Data, response: URLResponse), URLError>
}

extension Publisher where Output == Data {
  /// Returns a publisher of the values that JSON describes, which fails when the data are not such a value.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - decoder: The decoder.
  public func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> AnyPublisher<Item, any Error> {
    tryMap { try decoder.decode(type, from: $0) }
  }
}
