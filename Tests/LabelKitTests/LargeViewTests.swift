// SPDX-License-Identifier: MIT

import LabelCore
import LabelKit
import LabelLayout
import Testing

/// Views that are larger or more unusual than in real code.
@Suite struct LargeViewTests {
  @Test func aHundredThousandChildrenAreLowered() {
    let view = VStack { ForEach(0..<100_000) { Text(verbatim: "\($0)") } }
    guard case .stack(let stack) = ViewContext().lower(view) else {
      Issue.record("no stack")
      return
    }
    #expect(stack.children.count == 100_000)
  }

  @Test func bodiesReadObservedObjects() {
    final class Model: ObservableObject {
      @Published var name = "model"
    }
    struct Name: View {
      @Binding var name: String
      var body: some View { Text(name) }
    }
    struct Reader: View {
      @StateObject private var owned = Model()
      @ObservedObject var observed: Model
      @Bindable var bound: Model
      @FocusState private var hasFocus: Bool
      @AppStorage("key") private var stored = 3
      var body: some View {
        Text("\(owned.name) \(observed.name) \(stored) \(hasFocus ? "focused" : "not")").focused($hasFocus)
        Name(name: $bound.name)
      }
    }
    let model = Model()
    model.name = "other"
    #expect(shown(VStack { Reader(observed: model, bound: model) }).hasPrefix("model other 3 not other"))
  }
}
