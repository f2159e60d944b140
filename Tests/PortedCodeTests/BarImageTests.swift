// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// Images of bars, lists and pickers.
@Suite struct BarImageTests {
  private struct Settings: View {
    var body: some View {
      NavigationStack {
        List {
          Section("Network") {
            Label("Wi-Fi", systemImage: "wifi").badge("Home")
            Label("Bluetooth", systemImage: "dot.radiowaves.left.and.right")
            Label("Battery", systemImage: "battery.100")
          }
          Section {
            HStack {
              Image(systemName: "star").foregroundStyle(.yellow)
              Text("Stars")
            }
            Toggle("Airplane Mode", systemImage: "airplane", isOn: .constant(true))
            Text("Plain")
          } header: {
            Text("More")
          } footer: {
            Text("A note below the rows.")
          }
        }
        .navigationTitle("Settings")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { EditButton() }
          ToolbarItem {
            Button {
            } label: {
              Label("Add", systemImage: "plus")
            }
          }
          ToolbarItem(placement: .bottomBar) { Button("Reset", role: .destructive) {} }
        }
      }
    }
  }

  @Test func aPageHasItsBars() throws {
    let page = Settings().frame(width: 300)
    let shown = try names(page, snapshot: "large")
    #expect(shown.prefix(3) == ["Edit", "plus", "Settings"])
    #expect(try names(page.listStyle(.plain).preferredColorScheme(.dark), snapshot: "plain-dark") == shown)
    #expect(try names(page.listStyle(.grouped).environment(\.layoutDirection, .rightToLeft), snapshot: "grouped-rtl") == shown)
  }

  @Test func tabViewsHaveABar() throws {
    let tabs = TabView {
      Tab("Today", systemImage: "sun.max") { Color.yellow.opacity(0.2) }.badge(3)
      Tab("Week", systemImage: "calendar") { Text("week") }
      Tab("Places", systemImage: "mappin.and.ellipse") { Text("places") }
    }
    #expect(
      try names(tabs.frame(width: 300, height: 120), snapshot: "tabs") == [
        "sun.max", "Today", "3", "calendar", "Week", "mappin.and.ellipse", "Places",
      ])
    let pages = TabView {
      Color.blue
      Color.red
      Color.green
    }
    .tabViewStyle(.page)
    #expect(try names(pages.frame(width: 120, height: 60), snapshot: "pages") == [])
  }

  private struct Sizes: View {
    let style: Int
    @State private var size = 2

    private var picker: some View {
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Medium").tag(2)
        Text("Large").tag(3)
      }
    }

    var body: some View {
      Form {
        switch style {
        case 0: picker.pickerStyle(.segmented)
        case 1: picker.pickerStyle(.inline)
        case 2: picker.pickerStyle(.navigationLink)
        case 3: picker.pickerStyle(.wheel)
        default: picker
        }
      }
      .frame(width: 280)
    }
  }

  @Test(arguments: [
    (0, "segmented", ["Small", "Medium", "Large"]), (1, "inline", ["Size", "Small", "Medium", "checkmark", "Large"]),
    (2, "link", ["Size", "Medium", "chevron.forward"]), (3, "wheel", ["Small", "Medium", "Large"]),
    (4, "menu", ["Size", "Medium", "chevron.up.chevron.down"]),
  ])
  func pickersAreDrawnInTheirStyle(style: Int, name: String, shown: [String]) throws {
    #expect(try names(Sizes(style: style), snapshot: name) == shown)
  }

  @Test func buttonsHaveTheirSize() throws {
    let row = HStack {
      ForEach([ControlSize.mini, .small, .regular, .large], id: \.self) { size in
        Button("Go", systemImage: "bolt.fill") {}.controlSize(size)
      }
    }
    #expect(
      try names(
        VStack {
          row.buttonStyle(.bordered); row.buttonStyle(.borderedProminent)
        }.padding(), snapshot: "sizes"
      ).count == 16)
  }
}
