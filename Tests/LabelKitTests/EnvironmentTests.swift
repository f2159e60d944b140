// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelLayout
import LabelViewNode
import Testing

private struct BadgeKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var badge: Int {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

private struct Badge: View {
  @Environment(\.badge) var badge
  var body: some View { Text("\(badge)") }
}

@Suite struct EnvironmentTests {
  private func dump(_ view: some View) -> String { ViewContext().lower(view).dump }

  @Test func viewsReadTheClosestValue() {
    #expect(shown(Badge()) == "0")
    #expect(
      shown(
        VStack {
          Badge().environment(\.badge, 2); Badge()
        }.environment(\.badge, 1)) == "2 1")
    #expect(shown(Badge().transformEnvironment(\.badge) { $0 += 1 }.environment(\.badge, 1)) == "2")
  }

  @Test func objectsAreReadByType() {
    final class Model { let name = "model" }
    struct Reader: View {
      @Environment(Model.self) var model: Model?
      var body: some View { Text(model?.name ?? "none") }
    }
    #expect(shown(Reader()) == "none")
    #expect(shown(Reader().environment(Model())) == "model")
  }

  @Test func builtInValuesApplyWhenSetByKeyPath() {
    #expect(dump(Text("a").environment(\.font, .title)) == "environment font=[title]\n  text \"a\"\n")
    #expect(dump(VStack { Text("a") }.environment(\.lineLimit, 2)).hasPrefix("environment lines=2"))
  }

  @Test func subtreesCanHaveTheirOwnEnvironment() throws {
    let renderer = try RendererPool.shared.renderer()
    let view = VStack {
      Text("a").environment(\.colorScheme, .dark)
      Text("b").dynamicTypeSize(.accessibility5)
      Text("i").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr"))
    }
    let dump = try renderer.render(ViewContext().lower(view), in: RenderEnvironment(), upTo: .resolved).dump
    #expect(dump.contains("run \"a\" ") && dump.contains("#ffffff"))
    #expect(dump.contains("53"), "\(dump)")
    #expect(dump.contains("run \"İ\""))
  }

  @Test func layoutDirectionMirrorsTheLayoutOfASubtree() throws {
    let renderer = try RendererPool.shared.renderer()
    func texts(_ direction: LayoutDirection) throws -> [String] {
      let row = HStack {
        Text("1")
        Text("2")
      }.environment(\.layoutDirection, direction)
      let dump = try renderer.render(ViewContext().lower(VStack { row }), in: RenderEnvironment(), upTo: .layout).layout.dump
      let lines = dump.split(separator: "\n").filter { $0.contains("line \"") }
      let positions = lines.map { line in
        (String(line.split(separator: "\"")[1]), Double(line.split(separator: "x=")[1].prefix { $0 != " " }) ?? 0)
      }
      return positions.sorted { $0.1 < $1.1 }.map(\.0)
    }
    #expect(try texts(.leftToRight) == ["1", "2"])
    #expect(try texts(.rightToLeft) == ["2", "1"])
  }

  @Test func dynamicTypeSizeIsClampedToARange() {
    struct Size: View {
      @Environment(\.dynamicTypeSize) var size
      @ScaledMetric var metric = 20.0
      var body: some View { Text(verbatim: "\(size) \(metric)") }
    }
    #expect(shown(Size().dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility1)) == "xLarge 22.0")
    #expect(shown(Size().dynamicTypeSize(.large)) == "large 20.0")
    #expect(DynamicTypeSize.small < .large)
  }

  @Test func statesAndBindingsHaveTheirInitialValues() {
    struct Owner: View {
      @State private var name = "Ada"
      @State private var chosen: Int?
      var body: some View {
        Reader(name: $name, count: .constant(3))
        Text(chosen == nil ? "none" : "some")
      }
    }
    struct Reader: View {
      @Binding var name: String
      @Binding var count: Int
      var body: some View { Text("\(name) \(count)") }
    }
    #expect(shown(VStack { Owner() }) == "Ada 3 none")
  }

  @Test func bindingsToPropertiesChangeTheValue() {
    var size = CGSize(width: 1, height: 2)
    let binding = Binding(get: { size }, set: { size = $0 })
    binding.width.wrappedValue = 5
    #expect(size.width == 5 && binding.height.wrappedValue == 2)
  }

  @Test func modifiersApplyToEachMemberOfAGroup() {
    struct Framed: ViewModifier {
      @Environment(\.badge) var badge
      func body(content: Content) -> some View {
        content.border(Color.red)
        Text("\(badge)")
      }
    }
    #expect(shown(HStack { Text("a").modifier(Framed()) }.environment(\.badge, 7)) == "border(a) 7")
    #expect(
      shown(
        HStack {
          Group {
            Text("a"); Text("b")
          }.border(Color.red)
        }) == "border(a) border(b)")
    #expect(shown(HStack { ForEach(0..<3) { Text("\($0)") } }.modifier(EmptyModifier())) == "0 1 2")
  }

  @Test func viewBuilderHasAnyNumberOfViewsAndEveryKindOfCondition() {
    enum Kind { case one, two, three }
    func view(_ kind: Kind, _ name: String?) -> some View {
      VStack {
        Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9"); Text("10"); Text("11");
        Text("12")
        switch kind {
        case .one: Text("one")
        case .two: Text("two")
        case .three: EmptyView()
        }
        if let name { Text(name) }
        if #available(macOS 15, iOS 18, *) { Text("new") } else { Text("old") }
        let last = "last"
        AnyView(Text(last))
      }
    }
    #expect(shown(view(.two, "x")) == "1 2 3 4 5 6 7 8 9 10 11 12 two x new last")
    #expect(shown(view(.three, nil)) == "1 2 3 4 5 6 7 8 9 10 11 12 new last")
  }
}
