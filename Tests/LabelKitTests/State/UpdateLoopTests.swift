// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelIcons
import LabelKit
import LabelLayout
import TestSupport
import Testing

/// Images with endless or many actions, or rendered by many threads.
@Suite struct UpdateLoopTests {
  /// Grows by 1 point in each update, up to a width.
  private struct Growing: View {
    let end: CGFloat
    let log: Log<CGFloat>
    @State private var width: CGFloat = 1
    var body: some View {
      Color.red.frame(width: width, height: 1)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) {
          log.add($0)
          width = min($0 + 1, end)
        }
    }
  }

  private func code(_ view: some View) -> DiagnosticCode? {
    do {
      _ = try ImageRenderer(content: view).bitmap()
      return nil
    } catch { return (error as? Diagnostic)?.code }
  }

  @Test func imageCanHaveEightUpdatesAndNoMore() {
    for end in 1...8 {
      let log = Log<CGFloat>()
      #expect(code(Growing(end: CGFloat(end), log: log)) == nil)
      #expect(log.values.count == end)
    }
    for end in [9, 10, 1000, CGFloat.infinity] {
      let log = Log<CGFloat>()
      #expect(code(Growing(end: end, log: log)) == .updatesDoNotConverge)
      #expect(log.values.count == 9)
    }
  }

  @Test func viewsAreEvaluatedAgainOnlyAfterActions() throws {
    struct Counted<Content: View>: View {
      let log: Log<Int>
      @ViewBuilder let content: () -> Content
      var body: some View {
        let _ = log.add(1)
        content()
      }
    }
    func evaluations(@ViewBuilder _ content: @escaping () -> some View) throws -> Int {
      let log = Log<Int>()
      _ = try ImageRenderer(content: Counted(log: log, content: content)).bitmap()
      return log.values.count
    }
    let box = Color.red.frame(width: 3, height: 3)
    #expect(try evaluations { box } == 1)
    #expect(try evaluations { GeometryReader { _ in Color.red.measured() } } == 1)
    #expect(try evaluations { box.overlayPreferenceValue(Widest.self) { _ in Color.red } } == 1)
    #expect(try evaluations { box.onChange(of: 1) { _, _ in }.onAppear().onDisappear {} } == 1)
    #expect(try evaluations { box.onAppear {} } == 2)
    #expect(try evaluations { box.measured().onPreferenceChange(Widest.self) { _ in } } == 2)
  }

  @Test func invisibleChangesAreNotAnError() throws {
    enum Fresh: PreferenceKey {
      static let defaultValue: [UUID] = []
      static func reduce(value: inout [UUID], nextValue: () -> [UUID]) { value += nextValue() }
    }
    struct Restless: View {
      @State private var ids: [UUID] = []
      var body: some View {
        Color.red.frame(width: CGFloat(min(ids.count, 1)) + 1, height: 1).preference(key: Fresh.self, value: [UUID()])
          .onPreferenceChange(Fresh.self) { ids = $0 }
      }
    }
    #expect(try ImageRenderer(content: Restless()).bitmap().width == 2)
  }

  @Test func bodyThatSetsItsOwnStateIsAnError() {
    struct Setting: View {
      @State private var number = 0
      var body: some View {
        let _ = number += 1
        Color.red.frame(width: CGFloat(number), height: 1).onAppear {}
      }
    }
    #expect(code(Setting()) == .updatesDoNotConverge)
  }

  @Test func onlyTheFinalContentCanBeAnError() throws {
    struct Loaded: View {
      let names: [String]
      @State private var name = ""
      var body: some View {
        VStack {
          Image(systemName: name)
          GeometryReader { _ in Image(systemName: name) }
        }
        .onAppear { name = names[0] }
        .onChange(of: name) { name = names[1] }
      }
    }
    #expect(code(Loaded(names: ["no.such.symbol", "bolt"])) == nil)
    #expect(code(Loaded(names: ["bolt", "no.such.symbol"])) == .unknownIcon)
    #expect(code(Image(systemName: "no.such.symbol").onAppear {}) == .unknownIcon)
  }

  @Test func endlessNestingByActionsIsAnError() {
    struct Nested: View {
      @State private var depth = 1
      var body: some View {
        let view = (0..<min(depth, 5000)).reduce(AnyView(Color.red.frame(width: 1, height: 1))) { view, _ in AnyView(view.padding(1)) }
        view.onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in depth *= 10 }
      }
    }
    #expect(code(Nested()) == .viewsTooDeep)
  }

  @Test func tenThousandNestedPreferencesAreAnError() {
    let view = (0..<10_000).reduce(AnyView(Text("a"))) { view, level in
      AnyView(view.preference(key: Widest.self, value: CGFloat(level)).onPreferenceChange(Widest.self) { _ in }.onAppear {})
    }
    #expect(code(view) == .viewsTooDeep)
  }

  @Test func endlesslyNestedReadersAreAnError() {
    struct Reader: View {
      var body: some View { GeometryReader { _ in Reader() } }
    }
    #expect(code(Reader()) == .viewsTooDeep)
    let nested = (0..<150).reduce(AnyView(Color.red)) { view, _ in AnyView(GeometryReader { _ in view.measured() }) }
    #expect(code(nested.frame(width: 5, height: 5).onPreferenceChange(Widest.self) { _ in }) == nil)
  }

  private struct Labels: View {
    let count: Int
    @State private var widest: CGFloat?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          HStack(spacing: 0) {
            Color.red.frame(width: CGFloat(index % 7), height: 1).measured().frame(width: widest)
            Color.blue.frame(width: 1, height: 1)
          }
        }
      }
      .onPreferenceChange(Widest.self) { widest = $0 }
    }
  }

  @Test func manyLabelsAreAlignedInLinearTime() throws {
    let growth = try Growth.ofFourTimes(250) { count in
      let bars = try frames(Labels(count: count)).enumerated().filter { $0.offset % 3 == 2 }.map(\.element.minX)
      #expect(bars.count == count && Set(bars) == [6])
    }
    #expect(growth < Growth.limit)
  }

  @Test func concurrentRenderersOfOneViewGiveTheSameImage() async throws {
    let images = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 { group.addTask { try ImageRenderer(content: Labels(count: 50)).pngData() } }
      return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
    }
    #expect(images.count == 1)
  }

  @Test func otherThreadsCannotChangeTheState() throws {
    struct Waiting: View {
      let waiting: (Binding<Int>) -> Void
      @State private var number = 1
      var body: some View {
        Color.red.frame(width: CGFloat(number), height: 1).onAppear { waiting($number) }
      }
    }
    let renderingThread = Thread.current
    let view = Waiting { binding in
      // Work items of a queue need not be Sendable, so bindings can reach other threads.
      let setting = DispatchWorkItem {
        #expect(Thread.current !== renderingThread)
        binding.wrappedValue = 50
      }
      DispatchQueue(label: "another thread").async(execute: setting)
      setting.wait()
    }
    #expect(try ImageRenderer(content: view).bitmap().width == 1)
  }
}
