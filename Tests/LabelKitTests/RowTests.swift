// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelLayout
import Testing

/// Labeled content, forms and controls.
@Suite struct RowTests {
  private func dump(_ view: some View) -> String { ViewContext().lower(view).dump }

  private func layout(_ view: some View) throws -> String {
    let renderer = try RendererPool.shared.renderer()
    return try renderer.render(ViewContext().lower(view), in: RenderEnvironment(scale: 1), upTo: .layout).layout.dump
  }

  @Test func secondTextOfALabelIsASubtitle() {
    let view = LabeledContent {
      Text("Value")
    } label: {
      Text("Title")
      Text("Subtitle")
    }
    #expect(
      dump(view) == """
        stack horizontal center
          stack vertical start
            text "Title"
            environment color=secondary
              environment font=[subheadline]
                text "Subtitle"
          spacer
          environment color=secondary
            stack horizontal center
              text "Value"

        """)
  }

  @Test func valueIsSecondaryUnlessItHasAForegroundStyle() {
    #expect(dump(LabeledContent("a", value: "b").foregroundStyle(.red)).contains("color=secondary") == false)
    #expect(dump(LabeledContent("a") { Text("b").foregroundColor(.red) }).contains("text \"b\" color=red"))
  }

  @Test func labeledContentStylesCompose() {
    struct Boxed: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).border(Color.red) }
    }
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          configuration.content
        }
      }
    }
    let row = LabeledContent("Key", value: "Value")
    #expect(shown(row.labeledContentStyle(Boxed()).labeledContentStyle(Stacked())) == "border(Key Value)")
    #expect(shown(row.labeledContentStyle(Stacked()).labeledContentStyle(Boxed())) == "Key Value")
    #expect(shown(row.labeledContentStyle(.automatic)) == "Key … Value")
  }

  @Test func hiddenLabelsKeepTheValue() {
    let row = LabeledContent("Key", value: "Value")
    #expect(shown(row.labelsHidden()) == "Value")
    #expect(shown(row.labelsVisibility(.hidden)) == "Value")
    #expect(shown(row.labelsVisibility(.visible)) == "Key … Value")
  }

  @Test func formRowsAreAsWideAsTheWidestAnd44PointsHigh() throws {
    let form = Form {
      LabeledContent("A", value: "B")
      LabeledContent("A longer label", value: "A longer value")
    }
    let dump = try layout(form)
    let rows = dump.split(separator: "\n").filter { $0.contains("padding top=11 left=20") }
    let sizes = Set(rows.compactMap { $0.split(separator: " ").last })
    #expect(rows.count == 2 && sizes.count == 1, "\(dump)")
    #expect(sizes.first?.hasSuffix("×44)") == true, "\(dump)")
  }

  @Test func sectionHeadersAreInCapitals() {
    let section = Section("Header") { Text("Row") }
    let capitals = dump(Form { section })
    #expect(capitals.contains("textCase=uppercase"))
    #expect(dump(Form { section.textCase(nil) }).contains("textCase=uppercase") == false)
    #expect(shown(Form { section }).hasPrefix("Header Row"))
  }

  @Test func pickerShowsTheOptionWithTheSelectionsTag() {
    func picker(_ selection: String?) -> some View {
      Picker("Size", selection: .constant(selection)) {
        Text("Small").tag("s").bold()
        ForEach(["m", "l"], id: \.self) { Text("Size \($0)") }
      }
    }
    #expect(shown(picker("s")) == "Size … Small chevron.up.chevron.down")
    #expect(shown(picker("l")) == "Size … Size l chevron.up.chevron.down")
    #expect(shown(picker(nil)) == "Size … chevron.up.chevron.down")
  }

  @Test func switchIs51By31Points() throws {
    let dump = try layout(Toggle("On", isOn: .constant(true)).labelsHidden())
    #expect(dump.hasPrefix("layout 51×31"), "\(dump)")
  }

  @Test func buttonsHaveTheTintColor() {
    #expect(dump(Button("Go") {}).contains("environment color=accentColor"))
    #expect(dump(Button("Go", role: .destructive) {}).contains("environment color=red"))
    #expect(dump(Button("Go") {}.tint(.green)).contains("environment color=green"))
    #expect(dump(Button("Go") {}.disabled(true)).contains("opacity 0.4"))
    #expect(dump(Button("Go", systemImage: "bolt") {}.buttonStyle(.borderedProminent)).contains("shape roundedRectangle 8 accentColor"))
  }

  @Test func dividerIsAsWideAsTheStack() throws {
    let dump = try layout(
      VStack {
        Text("A long line of text")
        Divider()
        Text("B")
      })
    let width = dump.split(separator: " ")[1].split(separator: "×")[0]
    #expect(dump.contains("\(width)×1)"), "\(dump)")
  }

  @Test func progressViewHasABarOrARing() {
    #expect(dump(ProgressView(value: 0.25)).contains("frame 25×4"))
    #expect(dump(ProgressView(value: Double.nan)).contains("frame 0×4"))
    #expect(shown(ProgressView("Loading")) == "circle.dashed Loading")
  }

  @Test func controlsAreDrawn() throws {
    let form = Form {
      Section("Controls") {
        Toggle("On", isOn: .constant(true))
        Picker("Choice", selection: .constant(1)) { Text("One").tag(1) }
        NavigationLink(value: 1) { LabeledContent("Wi-Fi", value: "Library") }
        Button("Go") {}
        ProgressView(value: 0.5)
        Menu("More") { Text("hidden") }
      }
    }
    #expect(try ImageRenderer(content: form).bitmap().width > 150)
  }
}
