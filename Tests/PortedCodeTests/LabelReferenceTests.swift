// SPDX-License-Identifier: MIT

// swift-format-ignore-file

import SwiftUI
import Testing

struct RedBorderedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration)
            .border(Color.red)
    }
}

/// The samples of the reference pages on `Label` and `LabelStyleConfiguration`.
@Suite struct LabelReferenceTests {
  @Test func stylesChooseTheVisibleParts() throws {
    let plain = Label("Lightning", systemImage: "bolt.fill")
    #expect(try names(plain, snapshot: "plain") == ["Lightning", "bolt.fill"])
    let titleOnly = Label("Lightning", systemImage: "bolt.fill")
    .labelStyle(.titleOnly)
    #expect(try names(titleOnly, snapshot: "titleOnly") == ["Lightning"])
    let iconOnly = Label("Lightning", systemImage: "bolt.fill")
    .labelStyle(.iconOnly)
    #expect(try names(iconOnly, snapshot: "iconOnly") == ["bolt.fill"])
    let both = Label("Lightning", systemImage: "bolt.fill")
    .labelStyle(.titleAndIcon)
    #expect(try names(both, snapshot: "titleAndIcon") == ["Lightning", "bolt.fill"])
  }

  /// A label "adapts" to toolbars, "only showing icons within toolbars"; the title describes it.
  @Test func aLabelInAToolbarShowsItsIcon() throws {
    let view = NavigationStack {
    Text("Weather")
        .toolbar {
            Label("Lightning", systemImage: "bolt.fill")
        }
}
    #expect(try names(view, snapshot: "toolbar") == ["bolt.fill", "Weather"])
    #expect(try ImageRenderer(content: view).accessibilityDescription() == "Lightning, Weather")
  }

  /// "Label defaults to display the mono color variant": without a rendering mode, all layers have the label's colour.
  @Test func symbolsOfLabelsHaveOneColour() throws {
    let label = Label("Rain", systemImage: "cloud.sun.rain.fill").labelStyle(.iconOnly)
    let plain = try ImageRenderer(content: label.foregroundStyle(Color(red: 1, green: 0, blue: 0))).bitmap()
    let mono = try ImageRenderer(
      content: label.symbolRenderingMode(.monochrome).foregroundStyle(Color(red: 1, green: 0, blue: 0))).bitmap()
    let multicolor = try ImageRenderer(
      content: label.symbolRenderingMode(.multicolor).foregroundStyle(Color(red: 1, green: 0, blue: 0))).bitmap()
    #expect(plain == mono && plain != multicolor)
  }

  @Test func aStyleAddsABorder() throws {
    let view = Label("Lightning", systemImage: "bolt.fill").labelStyle(RedBorderedLabelStyle())
    #expect(try tree(view, snapshot: "border").hasPrefix("border red width=1\n  label\n"))
  }

  @Test func aStyleAppliesToAllLabelsOfAGroup() throws {
    let view = VStack {
    Label("Rain", systemImage: "cloud.rain")
    Label("Snow", systemImage: "snow")
    Label("Sun", systemImage: "sun.max")
}
.labelStyle(.iconOnly)
    #expect(try names(view, snapshot: "group") == ["cloud.rain", "snow", "sun.max"])
  }

  @Test func anIconMayBeAnyView() throws {
    let person = (fullName: "Maria Silva", title: "Engineer", profileColor: Color.mint, initials: "MS")
    let view = Label {
    Text(person.fullName)
        .font(.body)
        .foregroundColor(.primary)
    Text(person.title)
        .font(.subheadline)
        .foregroundColor(.secondary)
} icon: {
    Circle()
        .fill(person.profileColor)
        .frame(width: 44, height: 44, alignment: .center)
        .overlay(Text(person.initials))
}
    #expect(try names(view, snapshot: "circle") == ["Maria Silva", "Engineer", "MS"])
    #expect(try tree(view).contains("overlay\n      frame 44×44 center/center\n        shape circle mint\n"))
  }

  @Test func theDemoStacksItsParts() throws {
    #expect(
      try tree(LabelStyleConfigurationDemo(), snapshot: "demo") == """
        padding top=16 leading=16 bottom=16 trailing=16
          environment color=yellow
            stack vertical center spacing=4
              environment font=[title]
                image "star.fill"
              environment font=[caption]
                text "Favorites"

        """)
  }
}

struct LabelStyleConfigurationDemo: View {
struct VerticalLabelStyle: LabelStyle {
func makeBody(configuration: LabelStyleConfiguration) -> some View {
VStack(spacing: 4) {
configuration.icon
.font(.title)
configuration.title
.font(.caption)
}
}
}
var body: some View {
Label("Favorites", systemImage: "star.fill")
.labelStyle(VerticalLabelStyle())
.foregroundStyle(.yellow)
.padding()
}
}
