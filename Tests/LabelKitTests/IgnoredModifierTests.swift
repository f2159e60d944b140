// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import Testing

/// Modifiers that are drawn in another way than on iOS, or not at all: rendering the view warns.
@Suite struct IgnoredModifierTests {
  private func warnings(_ view: some View) throws -> [String] {
    try ImageRenderer(content: view).warnings().map { "\($0.code.rawValue) \($0.message)" }
  }

  @Test func stylesThatAreDrawnDifferentlyWarn() throws {
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    #expect(
      try warnings(DatePicker("Day", selection: date).datePickerStyle(.wheel)) == [
        "LK0535 .datePickerStyle(.wheel) is drawn in the compact style"
      ])
    #expect(try warnings(DatePicker("Day", selection: date).datePickerStyle(.compact)) == [])
    #expect(try warnings(List { Text("a") }.listStyle(.sidebar)) == ["LK0535 .listStyle(.sidebar) is drawn as an inset grouped list"])
    #expect(try warnings(List { Text("a") }.listStyle(.plain)) == [])
    #expect(try warnings(Form { Text("a") }.formStyle(.columns)) == ["LK0535 .formStyle(.columns) is drawn as rows in rounded boxes"])
    #expect(
      try warnings(Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))) == [
        "LK0535 rotation3DEffect is drawn without perspective"
      ])
    #expect(try warnings(Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 1))) == [])
    #expect(
      try warnings(Text("a").environment(\.legibilityWeight, .bold)) == ["LK0535 legibilityWeight is drawn in the weight of each text"])
  }

  @Test func barsWithoutANavigationStackWarn() throws {
    let missing = "draws nothing: the view is in no NavigationStack"
    #expect(try warnings(Text("a").navigationTitle("x")) == ["LK0536 .navigationTitle \(missing)"])
    #expect(try warnings(Text("a").toolbar { Button("x") {} }) == ["LK0536 .toolbar \(missing)"])
    #expect(try warnings(Text("a").searchable(text: .constant(""))) == ["LK0536 .searchable \(missing)"])
    #expect(try warnings(Text("a").tabItem { Text("x") }) == ["LK0536 .tabItem draws nothing: the view is no tab of a TabView"])
    #expect(try warnings(NavigationStack { Text("a").navigationTitle("x").toolbar { Text("b") }.searchable(text: .constant("")) }) == [])
  }

  @Test func eachWarningIsGivenOnce() throws {
    #expect(try warnings(VStack { ForEach(0..<3) { Text("\($0)").navigationTitle("x") } }).count == 1)
  }

  @Test func aPrintedDiagnosticIsASentenceWithAdvice() throws {
    let warning = try #require(try ImageRenderer(content: Text("a").navigationTitle("x")).warnings().first)
    #expect(
      "\(warning)" == """
        warning LK0536: .navigationTitle draws nothing: the view is in no NavigationStack
           help: put the view into a NavigationStack { … }
        """)
    #expect(throws: Diagnostic.self) { try ImageRenderer(content: Image(systemName: "blot.fill")).pngData() }
    do {
      _ = try ImageRenderer(content: Image(systemName: "blot.fill")).pngData()
    } catch {
      #expect("\(error)".hasPrefix("error LK0102: no icon is named \"blot.fill\"\n   help: did you mean \"bolt.fill\""))
    }
  }
}
