// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// A view with a model of the main actor, as most apps write it. It compiles in the language mode Swift 5 with the setting
// `.defaultIsolation(MainActor.self)`.

import LabelKit
import Testing

@MainActor final class CounterModel: ObservableObject {
    @Published var count = 3
    func increment() { count += 1 }
}

struct CounterView: View {
    @StateObject private var model = CounterModel()
    @State private var isShown = false

    var body: some View {
        Button { model.increment() } label: {
            Label("Count \(model.count)", systemImage: "number")
        }
        .onAppear { model.increment() }
        .task { model.increment() }
    }
}

@Suite struct MainActorSwift5Tests {
    @Test func aViewWithAModelOfTheMainActorIsDrawn() throws {
        #expect(try ImageRenderer(content: CounterView()).accessibilityDescription() == "Count 4")
    }
}
