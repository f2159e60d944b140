// SPDX-License-Identifier: MIT

import LabelCombine
import LabelKit
import Testing

/// Values of publishers that views receive.
@Suite struct ReceivedValueTests {
  private final class Model: ObservableObject {
    @Published var name = "first"
    let events = PassthroughSubject<String, Never>()
  }

  private struct Page: View {
    @StateObject private var model = Model()
    @State private var shown = "nothing"

    var body: some View {
      Text(shown)
        .onReceive(model.$name) { shown = $0 }
        .onReceive(model.events) { shown = $0 }
    }
  }

  /// A published property has a value when the view appears; a subject has none.
  @Test func anImageShowsTheValueOfAPublishedProperty() throws {
    #expect(try ImageRenderer(content: Page()).accessibilityDescription() == "first")
  }
}
