// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// Label code as in published apps, with names qualified by their module.
private enum Design {
  /// A type of the same name as the protocol it conforms to.
  struct LabelStyle: SwiftUI.LabelStyle {
    @ScaledMetric(relativeTo: .footnote) private var iconWidth = 14.0
    @Environment(\.font) private var font
    @Environment(\.isEnabled) private var isEnabled
    private let spacing: CGFloat
    private let alignment: VerticalAlignment

    fileprivate init(spacing: CGFloat, alignment: VerticalAlignment = .firstTextBaseline) {
      self.spacing = spacing
      self.alignment = alignment
    }

    func makeBody(configuration: Configuration) -> some View {
      let content = HStack(alignment: alignment, spacing: spacing) {
        configuration.icon
          .font(.footnote.weight(.semibold))
          .frame(width: iconWidth)
        configuration.title
          .font(font ?? .body)
          .lineLimit(2, reservesSpace: true)
          .multilineTextAlignment(.leading)
      }
      return content.opacity(isEnabled ? 1 : 0.5)
    }
  }
}

extension LabelStyle where Self == Design.LabelStyle {
  fileprivate static var pill: Design.LabelStyle { Design.LabelStyle(spacing: 4) }
  fileprivate static func custom(spacing: CGFloat, alignment: VerticalAlignment = .center) -> Design.LabelStyle {
    Design.LabelStyle(spacing: spacing, alignment: alignment)
  }
}

private struct SettingsPage: View {
  enum Place: String, CaseIterable, Identifiable {
    case home, work
    var id: Self { self }
  }

  let count: Int
  var subtitle: String?
  @State private var isShown = false
  @State private var place = Place.work
  @State private var name: String?

  var body: some View {
    Form {
      Section {
        ForEach(Place.allCases) { place in
          Label(place.rawValue.capitalized, systemImage: place == .home ? "house" : "briefcase")
            .tag(place)
        }
        Picker("Place", selection: $place) {
          ForEach(Place.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.menu)
        Toggle(isOn: $isShown) {
          Label {
            Text("Shown")
            if let subtitle { Text(subtitle).foregroundStyle(.secondary) }
          } icon: {
            Image(systemName: "eye")
          }
        }
        .toggleStyle(.switch)
        Button("Remove", systemImage: "trash", role: .destructive) { isShown.toggle() }
          .help("Removes it")
          .disabled(count == 0)
      } header: {
        Text("\(count) places").textCase(nil)
      } footer: {
        Text("Updated **today**")
      }
      .listRowSeparator(.hidden)
    }
    .formStyle(.grouped)
    .navigationTitle("Settings")
    .onAppear { isShown = true }
    .onChange(of: place) { _, new in name = new.rawValue }
    .task { await Task.yield() }
    .sheet(isPresented: $isShown) { Text("never drawn") }
    .animation(.default, value: isShown)
    .accessibilityIdentifier("settings")
  }
}

@Suite struct AppCodeTests {
  @Test func customStylesCompileWithQualifiedNames() throws {
    #expect(try names(Label("A", systemImage: "bolt").labelStyle(.pill)) == ["bolt", "A"])
    #expect(try tree(Label("A", systemImage: "bolt").labelStyle(.custom(spacing: 7))).contains("spacing=7"))
    #expect(try tree(SwiftUI.Label("A", systemImage: "bolt").labelStyle(.pill).disabled(true)).hasPrefix("opacity 0.5"))
  }

  @Test func aSettingsPageShowsItsInitialState() throws {
    let names = try names(SettingsPage(count: 2, subtitle: "to all"))
    #expect(
      names == [
        "2 places", "Home", "house", "Work", "briefcase", "Place", "Work", "chevron.up.chevron.down", "Shown", "to all", "eye", "Remove",
        "trash", "Updated ",
      ])
  }
}
