// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

// More label code as in published apps: styles of controls, observed objects, images that are loaded, bindings of rows.

private struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
          .imageScale(.large)
      }
    }
    .buttonStyle(PlainButtonStyle())
  }
}

extension ToggleStyle where Self == CheckboxStyle {
  fileprivate static var checkbox: CheckboxStyle { .init() }
}

private struct CapsuleButton: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(.subheadline, design: .rounded, weight: .semibold))
      .padding(.init(top: 4, leading: 8, bottom: 4, trailing: 8))
      .background(Capsule().fill(isEnabled ? Color(uiColor: .systemGray5) : Color(.systemGray6)))
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .opacity(configuration.isPressed ? 0.8 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.6), value: configuration.isPressed)
  }
}

private final class Model: ObservableObject {
  @Published var name = "model"
}

private struct Avatar: View {
  @EnvironmentObject private var model: Model
  let url: URL?
  var body: some View {
    Label {
      VStack(alignment: .leading, spacing: 0) {
        Text(model.name).font(.callout)
        Text("@\(model.name)").font(.footnote).foregroundStyle(.secondary)
      }
    } icon: {
      AsyncImage(url: url) { image in
        image.resizable().aspectRatio(contentMode: .fill)
      } placeholder: {
        Circle().fill(.quaternary)
      }
      .frame(width: 32, height: 32)
      .clipShape(.circle)
      .padding(.vertical, -5)
    }
  }
}

private struct Item: Identifiable {
  let id: Int
  var isOn: Bool
}

private struct Rows: View {
  @State private var items = [Item(id: 1, isOn: true), Item(id: 2, isOn: false)]
  var body: some View {
    VStack {
      ForEach($items) { $item in
        Toggle("Item \(item.id)", isOn: $item.isOn).toggleStyle(.checkbox)
      }
      ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
        Text(verbatim: "\(offset)").opacity(item.isOn ? 1 : 0.5)
      }
    }
  }
}

private struct LeadingValue: LabeledContentStyle {
  @Environment(\.dynamicTypeSize) private var size
  func makeBody(configuration: Configuration) -> some View {
    let layout =
      size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
    layout {
      configuration.label.foregroundStyle(.secondary)
      Spacer(minLength: 0)
      configuration.content.bold().monospacedDigit()
    }
  }
}

extension LabeledContentStyle where Self == LeadingValue {
  fileprivate static var leadingValue: LeadingValue { LeadingValue() }
}

@Suite struct PublishedCodeTests {
  @Test func customStylesOfControlsAreUsed() throws {
    #expect(try names(Rows()) == ["Item 1", "checkmark.circle.fill", "Item 2", "circle", "0", "1"])
    #expect(try names(Button("Go") {}.buttonStyle(CapsuleButton())) == ["Go"])
    #expect(try names(LabeledContent("Price", value: 3, format: .number).labeledContentStyle(.leadingValue)) == ["Price", "3"])
    #expect(try names(Toggle("A", isOn: .constant(true)).toggleStyle(.button)) == ["A"])
    #expect(try tree(Toggle("A", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .pink))).contains("shape capsule pink"))
  }

  @Test func observedObjectsAndPlaceholdersOfAsyncImagesAreDrawn() throws {
    let view = Avatar(url: nil).environmentObject(Model())
    #expect(try names(view) == ["model", "@model"])
    #expect(
      try names(AsyncImage(url: nil) { phase in if let image = phase.image { image } else { Image(systemName: "photo") } }) == ["photo"])
    #expect(try tree(AsyncImage(url: nil).frame(width: 4, height: 4)).contains("shape rectangle"))
  }

  @Test func onlyTheSelectedTabIsDrawn() throws {
    let tabs = Group {
      Text("1").tabItem { Label("One", systemImage: "1.circle") }.tag("a")
      Text("2").tabItem { Label("Two", systemImage: "2.circle") }.tag("b")
    }
    let bar = ["1.circle", "One", "2.circle", "Two"]
    #expect(try names(TabView(selection: .constant("b")) { tabs }) == ["2"] + bar)
    #expect(try names(TabView { tabs }) == ["1"] + bar)
  }

  @Test func invalidNumbersGiveWarnings() throws {
    let odd = Text("a").frame(width: -1).frame(maxWidth: .infinity).padding(.nan).rotationEffect(.degrees(.infinity))
    #expect(try ImageRenderer(content: odd).warnings().count == 3)
    #expect(try ImageRenderer(content: Text("a").frame(maxWidth: .infinity)).warnings().isEmpty)
  }
}

/// Containers and older names around the labels of larger files.
@Suite struct OlderNamesTests {
  @State private var choice = 1
  @State private var chosen: Int?
  @State private var path: [Int] = []

  @Test func olderContainersAreDrawn() throws {
    let view = NavigationStack(path: $path) {
      ScrollView(.horizontal, showsIndicators: false) {
        Form {
          Section(header: Text("Head"), footer: Text("Foot")) {
            Picker(selection: $choice, label: Text("Choice")) { Text("One").tag(1) }
            Menu {
              Text("a")
            } label: {
              Text("Menu")
            } primaryAction: {
            }
            ShareLink(item: "x")
            Text(.init("**bold**")).preferredColorScheme(.dark)
          }
          Section(footer: Text("Only")) { Color(.secondarySystemBackground).frame(width: 4, height: 4) }
        }
      }
    }
    .transaction { $0.animation = nil }
    #expect(
      try names(view) == [
        "Head", "Choice", "One", "chevron.up.chevron.down", "Menu", "Share…", "square.and.arrow.up", "bold", "Foot", "Only",
      ])
    #expect(
      try names(
        NavigationSplitView {
          List(selection: $chosen) { Label("A", systemImage: "tray") }
        } detail: {
          Text("B")
        }) == ["A", "tray", "B"])
    #expect(try names(ScrollViewReader { proxy in Text("C").onTapGesture { proxy.scrollTo(1) } }) == ["C"])
  }
}
