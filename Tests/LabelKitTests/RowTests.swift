// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelLayout
import LabelViewNode
import Testing

/// Labeled content, forms and controls.
@Suite struct RowTests {
  private func dump(_ view: some View) -> String { ViewContext().lower(view).dump }

  private func layout(_ view: some View) throws -> String {
    let renderer = try RendererPool.shared.renderer()
    return try renderer.render(ViewContext().lower(view), in: RenderEnvironment(scale: 1), upTo: .layout).layout.dump
  }

  /// The size in points.
  private func size(_ view: some View) throws -> CGSize {
    let renderer = try RendererPool.shared.renderer()
    let size = try renderer.render(ViewContext().lower(view), in: RenderEnvironment(scale: 2), upTo: .layout).layout.root.frame.size
    return CGSize(width: size.width, height: size.height)
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
        accessibility children=pair
          leafSpacing
            stack horizontal center
              stack vertical start
                text "Title"
                environment color=secondary
                  environment font=[subheadline]
                    text "Subtitle"
              spacer
              environment color=secondary
                stack horizontal center
                  accessibility isValue
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
    #expect(shown(Form { picker("s") }) == "Size … Small chevron.up.chevron.down … …")
    #expect(shown(Form { picker("l") }) == "Size … Size l chevron.up.chevron.down … …")
    #expect(shown(Form { picker(nil) }) == "Size … chevron.up.chevron.down … …")
    #expect(shown(picker("s")) == "Small chevron.up.chevron.down", "the label is hidden outside of a form")
    #expect(shown(picker(nil)) == "chevron.up.chevron.down")
  }

  @Test func aMenuOutsideOfAFormIsAsWideAsItsValue() throws {
    func picker(_ value: String) -> some View { Picker("A long label", selection: .constant(0)) { Text(value).tag(0) } }
    let (short, long) = (try size(picker("One")), try size(picker("Twenty-one")))
    #expect(short.width < long.width && short.height == long.height)
    #expect(try size(picker("One").frame(width: 300, alignment: .leading)).width == 300)
    #expect(
      try size(
        HStack(spacing: 0) {
          picker("One"); Color.red.frame(height: 1)
        }.frame(width: 300)
      ).width == 300)
    // As high as a button with UIKit's insets, and as a bordered one.
    #expect(try size(Button("One") {}.buttonStyle(.bordered)).height == short.height)
    #expect(try size(picker("One").buttonStyle(.bordered)) == short)
    #expect(dump(picker("One")).contains("environment color=accentColor"))
    #expect(dump(picker("One").tint(.green)).contains("environment color=green"))
  }

  @Test func switchIs51By31Points() throws {
    let dump = try layout(Toggle("On", isOn: .constant(true)).labelsHidden())
    #expect(dump.hasPrefix("layout 51×31"), "\(dump)")
  }

  @Test func buttonsHaveTheTintColor() {
    #expect(dump(Button("Go") {}).contains("environment color=accentColor"))
    #expect(dump(Button("Go", role: .destructive) {}).contains("environment color=red"))
    #expect(dump(Button("Go") {}.tint(.green)).contains("environment color=green"))
    let disabled = dump(Button("Go") {}.disabled(true))
    #expect(disabled.contains("environment color=tertiary") && !disabled.contains("accentColor"))
    #expect(dump(Button("Go") {}.buttonStyle(.borderedProminent).tint(.red).disabled(true)).contains("red") == false)
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

  @Test func progressViewHasABarOrARing() throws {
    let quarter = try layout(ProgressView(value: 0.25))
    #expect(quarter.contains("(0 0 25×4)"), "\(quarter)")
    let long = try layout(ProgressView(value: 0.25).frame(width: 300))
    #expect(long.contains("(0 0 75×4)"), "\(long)")
    let none = try layout(ProgressView(value: Double.nan))
    #expect(none.contains("(0 0 0×4)"), "\(none)")
    #expect(shown(ProgressView("Loading")).hasSuffix("Loading"))
  }

  @Test func aProgressBarFillsTheWidthAndASpinnerIs20PointsWide() throws {
    let bar = ProgressView(value: 0.25)
    #expect(try size(bar) == CGSize(width: 100, height: 4), "the ideal size")
    #expect(try size(bar.frame(width: 300)) == CGSize(width: 300, height: 4))
    #expect(
      try size(
        VStack {
          bar; Color.red.frame(width: 250, height: 1)
        }) == CGSize(width: 250, height: 13))
    #expect(try size(ProgressView()) == CGSize(width: 20, height: 20))
    #expect(try size(ProgressView().controlSize(.small)) == CGSize(width: 20, height: 20))
    #expect(try size(ProgressView().controlSize(.large)) == CGSize(width: 37, height: 37))
  }

  @Test func aToggleButtonHasTheSameSizeOnAndOff() throws {
    func toggle(_ isOn: Bool) -> some View { Toggle("Filter", isOn: .constant(isOn)).toggleStyle(.button) }
    let bordered = try size(Button("Filter") {}.buttonStyle(.bordered))
    #expect(try size(toggle(true)) == bordered)
    #expect(try size(toggle(false)) == bordered)
    #expect(try size(toggle(true).controlSize(.large)) == size(toggle(false).controlSize(.large)))
    #expect(dump(toggle(true)) != dump(toggle(false)))
  }

  /// The distances that a stack without spacing leaves between two rows.
  @Test func rowsAreEightPointsApart() throws {
    func distance(_ row: some View) throws -> Double {
      try size(
        VStack {
          row; row
        }
      ).height - 2 * size(row).height
    }
    #expect(try distance(LabeledContent("Key", value: "Value")) == 8)
    #expect(try distance(Toggle("On", isOn: .constant(true))) == 8)
    #expect(try distance(DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))) == 8)
    #expect(try distance(Stepper("Guests", onIncrement: nil, onDecrement: nil)) == 8)
    #expect(try distance(Slider(value: .constant(0.5))) == 8)
    #expect(try distance(Picker("Size", selection: .constant(0)) { Text("One").tag(0) }) == 8)
    #expect(try distance(TextField("Name", text: .constant("Ada"))) == 8)
    #expect(try distance(TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)) == 8)
    #expect(try distance(Rectangle().frame(height: 10)) == 8)
    // Lines of text and of labels are as close as in a paragraph.
    #expect(try distance(Text("Line")) == 0)
    #expect(try distance(Label("Line", systemImage: "bolt")) == 0)
    #expect(
      try distance(
        HStack {
          Text("Key"); Spacer(); Text("Value")
        }.frame(width: 200)) == 0, "a spacer keeps no distance across")
    // A field or a shape in a row has the distance to the text above and below it that it has in a stack.
    let text = Text("Name")
    let box = Rectangle().frame(width: 20, height: 40)
    let below =
      try size(
        VStack {
          text; box
        }
      ).height - size(text).height - 40
    #expect(below > 8 && below < 12)
    #expect(
      try distance(
        HStack {
          text; box
        }) == below)
    #expect(
      try distance(
        HStack {
          text; TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
        }) == below)
  }

  /// As iOS does, since there is no room for both.
  @Test func atAccessibilitySizesTheValueIsBelowItsLabelInAForm() throws {
    let row = LabeledContent("Key", value: "Value")
    let toggle = Toggle("On", isOn: .constant(true))
    func lines(_ row: some View) throws -> Int { try size(row.environment(\.dynamicTypeSize, .accessibility2)).height > 110 ? 2 : 1 }
    #expect(try lines(Form { row }) == 2)
    #expect(try lines(Form { Picker("Size", selection: .constant(0)) { Text("One").tag(0) } }) == 2)
    #expect(try lines(Form { toggle }) == 1)
    #expect(try lines(Form { Stepper("Guests", onIncrement: nil, onDecrement: nil) }) == 1)
    #expect(try lines(row) == 1)
    #expect(shown(Form { row }.environment(\.dynamicTypeSize, .xxxLarge)).contains("Key … Value"))
  }

  /// A symbol is spaced as a character of its font, a bitmap as a shape.
  @Test func symbolsAreSpacedAsText() throws {
    func height(_ symbol: some View, _ other: some View) throws -> Double {
      try size(
        VStack {
          symbol; other
        }
      ).height - size(symbol).height - size(other).height
    }
    let box = Rectangle().frame(width: 20, height: 40)
    let symbol = Image(systemName: "circle.fill")
    #expect(try height(symbol, Text("A")) == 0)
    #expect(try height(symbol, symbol) == 0)
    let (above, below) = (try height(box, symbol), try height(symbol, box))
    #expect(above > 0 && above < 5 && below == above + 1)
    #expect(try height(symbol.resizable().frame(width: 9, height: 9), box) == 8)
  }

  @Test func fieldsFillTheWidth() throws {
    let field = TextField("Name", text: .constant("Ada"))
    #expect(try size(field.frame(width: 200)).width == 200)
    #expect(try size(field) == size(Text("Ada")), "the ideal size")
    let row = HStack(spacing: 0) {
      field
      Color.red.frame(width: 20, height: 4)
    }
    let dump = try layout(row.frame(width: 200))
    #expect(dump.contains("(180 "), "\(dump)")
    func narrow(_ axis: Axis) -> some View {
      TextField("Name", text: .constant("one two three four"), axis: axis).frame(width: 60).lineLimit(nil)
    }
    #expect(try size(narrow(.horizontal)).height == size(Text("Ada")).height)
    #expect(try size(narrow(.vertical)).height > 2 * size(Text("Ada")).height)
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
