// SPDX-License-Identifier: MIT

import Foundation
import LabelCombine
import Testing

/// The publishers that model code of apps uses.
@Suite struct PublisherTests {
  private struct Failure: Error, Equatable {}

  /// Collects the values and the end of a publisher.
  private func result<P: Publisher>(_ publisher: P) -> (values: [P.Output], end: String) {
    var (values, end): ([P.Output], String) = ([], "open")
    publisher.sink {
      if case .finished = $0 { end = "finished" } else { end = "failed" }
    } receiveValue: {
      values.append($0)
    }.cancel()
    return (values, end)
  }

  @Test func operatorsOnValuesAreThoseOfSequences() {
    let numbers = [3, 1, 1, 4, 1, 5, 9, 2, 6]
    #expect(result(numbers.publisher.map { $0 * 2 }).values == numbers.map { $0 * 2 })
    #expect(result(numbers.publisher.filter { $0 > 2 }).values == numbers.filter { $0 > 2 })
    #expect(result(numbers.publisher.compactMap { $0 > 2 ? "\($0)" : nil }).values == ["3", "4", "5", "9", "6"])
    #expect(result(numbers.publisher.removeDuplicates()).values == [3, 1, 4, 1, 5, 9, 2, 6])
    for count in 0...10 {
      #expect(result(numbers.publisher.prefix(count)).values == Array(numbers.prefix(count)))
      #expect(result(numbers.publisher.dropFirst(count)).values == Array(numbers.dropFirst(count)))
    }
    #expect(result(numbers.publisher.first()).values == [3])
    #expect(result(numbers.publisher.prefix(2)).end == "finished")
    #expect(result(numbers.publisher.flatMap { [$0, $0].publisher }.dropFirst(14)).values == [2, 2, 6, 6])
    #expect(result(Just(1).merge(with: Just(2))).values == [1, 2] && result(Just(1).merge(with: Just(2))).end == "finished")
  }

  @Test func errorsEndAPublisherUnlessTheyAreHandled() {
    let failing = [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Failure() } else { $0 } }
    #expect(result(failing).values == [1] && result(failing).end == "failed")
    #expect(result(failing.subscribe(on: DispatchQueue.global()).replaceError(with: 0)).values == [1, 0])
    #expect(result(failing.catch { _ in Just(9) }).values == [1, 9])
    #expect(result(failing.mapError { _ in Failure() }).end == "failed")
    #expect(result(Fail<Int, Failure>(error: Failure())).end == "failed")
    #expect(result(Empty<Int, Never>()).end == "finished")
    #expect(result(Future<Int, Never> { $0(.success(4)) }).values == [4])
  }

  @Test func subjectsSendToTheirCurrentSubscribers() {
    let (event, state) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(1))
    var (events, states): ([Int], [Int]) = ([], [])
    event.send(0)
    var tokens: Set<AnyCancellable> = []
    event.sink { events.append($0) }.store(in: &tokens)
    state.sink { states.append($0) }.store(in: &tokens)
    event.send(1)
    state.value = 2
    state.send(3)
    #expect(events == [1] && states == [1, 2, 3])
    tokens = []
    event.send(2)
    state.send(4)
    #expect(events == [1] && states == [1, 2, 3], "released tokens end the subscriptions")
    #expect(state.value == 4)
    event.send(completion: .finished)
    #expect(result(event).end == "finished")
  }

  @Test func latestValuesAreCombined() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<String, Never>("x"))
    var pairs: [String] = []
    let token = a.combineLatest(b).sink { pairs.append("\($0)\($1)") }
    b.send("y")
    a.send(2)
    token.cancel()
    a.send(3)
    #expect(pairs == ["1x", "1y", "2y"])
  }

  private final class Model: ObservableObject {
    @Published var name = "a"
    @Published var length = 1
  }

  @Test func aPublishedPropertyAnnouncesItsNextValue() {
    let model = Model()
    var log: [String] = []
    let tokens = [
      model.objectWillChange.sink { log.append("change") },
      model.$name.sink { log.append("\(model.name)→\($0)") },
    ]
    model.name = "b"
    model.length = 2
    #expect(log == ["a→a", "change", "a→b", "change"])
    model.$name.map(\.count).assign(to: &model.$length)
    model.name = "long"
    #expect(model.length == 4)
    _ = tokens
  }

  @Test func valuesAreAssignedToProperties() {
    let model = Model()
    let token = ["x", "y"].publisher.assign(to: \.name, on: model)
    #expect(model.name == "y")
    token.cancel()
  }
}
