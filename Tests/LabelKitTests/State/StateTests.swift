// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import Testing

/// States that actions change, and the views that they belong to.
@Suite struct StateTests {
  /// Icons of several widths before bars, aligned by the widest icon, as label code does.
  private struct Aligned: View {
    let widths: [CGFloat]
    @State private var widest: CGFloat?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(widths, id: \.self) { width in
          HStack(spacing: 0) {
            Color.red.frame(width: width, height: 4).measured().frame(width: widest)
            Color.blue.frame(width: 2, height: 4)
          }
        }
      }
      .onPreferenceChange(Widest.self) { widest = $0 }
    }
  }

  @Test func iconsAreAlignedByTheWidest() throws {
    let frames = try frames(Aligned(widths: [10, 30, 20]))
    // Each icon has a clear view with a reader behind it.
    #expect(
      frames == [
        CGRect(x: 10, y: 0, width: 10, height: 4), CGRect(x: 10, y: 0, width: 10, height: 4), CGRect(x: 30, y: 0, width: 2, height: 4),
        CGRect(x: 0, y: 4, width: 30, height: 4), CGRect(x: 0, y: 4, width: 30, height: 4), CGRect(x: 30, y: 4, width: 2, height: 4),
        CGRect(x: 5, y: 8, width: 20, height: 4), CGRect(x: 5, y: 8, width: 20, height: 4), CGRect(x: 30, y: 8, width: 2, height: 4),
      ])
  }

  @Test func titlesBeginInOneColumnForAnyIcons() throws {
    for count in 1...20 {
      let widths = (0..<count).map { CGFloat(($0 * 37) % 53) + 3 }
      let bars = try frames(Aligned(widths: widths)).filter { $0.width == 2 }
      let widest = try #require(widths.max())
      #expect(bars.count == count && Set(bars.map(\.minX)) == [widest])
    }
  }

  @Test func viewsOfOneTypeHaveSeparateStates() throws {
    let bars = try frames(
      HStack(spacing: 0) {
        Aligned(widths: [10, 30]); Aligned(widths: [40, 20])
      }
    ).filter { $0.width == 2 }
    #expect(bars.map(\.minX) == [30, 30, 72, 72])
  }

  /// Adds 10 to its state when it appears.
  private struct Counter: View {
    var start: CGFloat = 1
    @State private var count: CGFloat
    init(start: CGFloat = 1) { _count = State(initialValue: start) }
    var body: some View { Color.red.frame(width: count, height: 1).onAppear { count += 10 } }
  }

  @Test func imageShowsTheStateThatOnAppearSets() throws {
    #expect(try frames(Counter()).map(\.width) == [11])
  }

  @Test func copiesOfAViewHaveSeparateStates() throws {
    struct Twice: View {
      let counter = Counter()
      var body: some View {
        HStack {
          counter
          counter
        }
      }
    }
    #expect(try frames(Twice()).map(\.width) == [11, 11])
  }

  @Test func elementsKeepTheirStateWhenTheyMove() throws {
    struct Row: View {
      let name: Int
      @State private var width: CGFloat = 0
      var body: some View { Color.red.frame(width: width, height: 1).onAppear { width = CGFloat(name) } }
    }
    struct Rows: View {
      @State private var names = [1, 2, 3]
      var body: some View {
        VStack { ForEach(names, id: \.self) { Row(name: $0) } }.onAppear { names = [3, 4, 1] }
      }
    }
    #expect(try frames(Rows()).map(\.width) == [3, 4, 1])
  }

  @Test func elementsWithTheSameIDHaveSeparateStates() throws {
    let view = VStack { ForEach([5, 5, 5], id: \.self) { Counter(start: CGFloat($0)) } }
    #expect(try frames(view).map(\.width) == [15, 15, 15])
  }

  @Test func newBranchesAndIDsResetTheState() throws {
    struct Switched: View {
      @State private var isSecond = false
      @State private var id = 0
      var body: some View {
        HStack {
          if isSecond { Counter(start: 2) } else { Counter(start: 1) }
          Counter(start: 3).id(id)
          AnyView(isSecond ? AnyView(Color.red.frame(width: 7, height: 1)) : AnyView(Counter()))
        }
        .onAppear {
          isSecond = true
          id = 1
        }
      }
    }
    #expect(try frames(Switched()).map(\.width) == [12, 13, 7])
  }

  @Test func stylesAndModifiersCanHaveStates() throws {
    struct Fitted: LabelStyle {
      @State private var width: CGFloat = 1
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          configuration.icon.measured()
          Color.blue.frame(width: width, height: 1)
        }
        .onPreferenceChange(Widest.self) { width = $0 }
      }
    }
    struct Doubled: ViewModifier {
      @State private var width: CGFloat = 0
      func body(content: Content) -> some View {
        content.overlay(alignment: .leading) { Color.green.frame(width: width, height: 1) }.onAppear { width = 5 }
      }
    }
    let label = Label {
      EmptyView()
    } icon: {
      Color.red.frame(width: 9, height: 1)
    }
    #expect(
      try frames(
        VStack {
          label; label
        }.labelStyle(Fitted())
      ).map(\.width) == [9, 9, 9, 9, 9, 9])
    #expect(try frames(Color.red.frame(width: 9, height: 1).modifier(Doubled())).map(\.width) == [9, 5])
  }

  @Test func customDynamicPropertiesCanHaveStates() throws {
    struct Doubling: DynamicProperty {
      @State var number: CGFloat = 1
      func double() { number *= 2 }
    }
    struct Bar: View {
      var doubling = Doubling()
      var body: some View {
        Color.red.frame(width: doubling.number, height: 1).onAppear {
          doubling.double()
          doubling.double()
        }
      }
    }
    #expect(try frames(Bar()).map(\.width) == [4])
  }

  @Test func bindingsAndClosuresUseTheStateOfTheirView() throws {
    struct Child: View {
      @Binding var width: CGFloat
      let report: (CGFloat) -> Void
      @State private var own: CGFloat = 3
      var body: some View {
        Color.red.frame(width: own, height: 1).onAppear {
          width = 20
          report(own)
          own = 4
        }
      }
    }
    struct Parent: View {
      @State private var width: CGFloat = 1
      @State private var reported: CGFloat = 0
      private var half: Binding<CGFloat> { Binding(get: { width / 2 }, set: { width = $0 * 2 }) }
      var body: some View {
        VStack {
          Child(width: half) { reported = $0 }
          Color.blue.frame(width: width, height: 1)
          Color.green.frame(width: reported, height: 1).alignmentGuide(.leading) { _ in reported }
        }
      }
    }
    #expect(try frames(Parent()).map(\.width) == [4, 40, 3])
  }

  @Test func onChangeIsCalledForChangesByActions() throws {
    let log = Log<String>()
    struct Chain: View {
      let log: Log<String>
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Color.red.frame(width: CGFloat(second + 1), height: 1)
          .onChange(of: first) { old, new in
            log.add("first \(old) \(new)")
            second = new * 2
          }
          .onChange(of: second, initial: true) { old, new in log.add("second \(old) \(new)") }
          .onChange(of: second) { log.add("changed") }
          .onChange(of: second, perform: { log.add("new \($0)") })
          .onAppear { first = 3 }
          .onDisappear { log.add("never") }
      }
    }
    #expect(try frames(Chain(log: log)).map(\.width) == [7])
    #expect(log.values == ["second 0 0", "first 0 3", "second 0 6", "changed", "new 6"])
  }

  @Test func imageShowsObjectsThatActionsChange() throws {
    final class Model: ObservableObject {
      @Published var width: CGFloat = 1
    }
    struct Held: View {
      @StateObject private var model = Model()
      @State private var other = Model()
      @AppStorage("width") private var stored: CGFloat = 1
      var body: some View {
        HStack {
          Color.red.frame(width: model.width, height: 1)
          Color.blue.frame(width: other.width, height: 1)
          Color.green.frame(width: stored, height: 1)
        }
        .onAppear {
          model.width += 5
          other.width += 6
          stored += 7
        }
      }
    }
    struct Page: View {
      var body: some View {
        VStack {
          Held(); Held()
        }
      }
    }
    #expect(try frames(Page()).map(\.width) == [6, 7, 8, 6, 7, 8])
  }

  @Test func actionReadsTheValueThatItSet() throws {
    struct Adding: View {
      @State private var sum: CGFloat = 0
      var body: some View {
        Color.red.frame(width: sum, height: 1).onAppear { for number in 1...10 { sum += CGFloat(number) } }
      }
    }
    #expect(try frames(Adding()).map(\.width) == [55])
  }

  @Test func everyImageStartsWithTheInitialState() throws {
    let renderer = ImageRenderer(content: Counter())
    #expect(try (0..<3).map { _ in try renderer.bitmap().width } == [11, 11, 11])
    #expect(try renderer.tree().dump == renderer.tree().dump)
  }

  @Test func stateOutsideRenderingKeepsItsInitialValue() {
    struct Held: View {
      @State var number = 1
      var body: some View { Text("\(number)") }
      func add() -> Int {
        number += 1
        $number.wrappedValue += 1
        return number
      }
    }
    #expect(Held().add() == 1)
  }

  @Test func accessibilityDescriptionShowsTheStateAfterActions() throws {
    struct Loaded: View {
      @State private var title = "…"
      var body: some View { Text(title).onAppear { title = "Bergen" } }
    }
    #expect(try ImageRenderer(content: Loaded()).accessibilityDescription() == "Bergen")
  }
}
