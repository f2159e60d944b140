// SPDX-License-Identifier: MIT

import LabelAssets
import LabelEngine
import LabelKit
import SwiftUI
import Testing

/// Names that change the image or its description: controls, custom styles, safe area insets, tabs, animations, text, accessibility and states.
@Suite struct DrawnNamesTests {
  /// The layout's size in points. The image may be larger, because shadows extend beyond the layout.
  private func size(_ view: some View) throws -> [Double] {
    let renderer = try RendererPool.shared.renderer()
    let drawing = try ImageRenderer(content: view).drawing()
    let size = try renderer.render(drawing.node, in: drawing.environment, upTo: .layout).layout.size
    return [size.width, size.height]
  }

  // MARK: Controls

  /// The distance in points from the left edge to the thumb's centre. The thumb is the only white on a black background.
  private func thumbCenter(_ value: Double) throws -> Double {
    let slider = Slider(value: .constant(value), in: 0...10) { Text("Volume") }
    #expect(try names(slider) == [])
    let renderer = ImageRenderer(content: slider.tint(.black).frame(width: 200).padding(20).background(.black))
    renderer.scale = 1
    let bitmap = try renderer.bitmap()
    let middle = bitmap.height / 2
    let white = (0..<bitmap.width).filter { bitmap.pixels[middle * bitmap.width + $0] == 0xFFFF_FFFF }
    let (first, last) = (try #require(white.first), try #require(white.last))
    return Double(first + last + 1) / 2 - 20
  }

  @Test(arguments: [(-5.0, 14.0), (0, 14), (2.5, 57), (10, 186), (99, 186), (.nan, 14)])
  func theThumbIsAtTheValue(value: Double, position: Double) throws {
    #expect(try abs(thumbCenter(value) - position) <= 1)
  }

  @Test func controlsShowTheirLabelsAndValues() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let view = VStack {
      DatePicker("Birthday", selection: .constant(date), displayedComponents: .date)
      DatePicker(selection: .constant(date), in: ...date, displayedComponents: .hourAndMinute) { Label("At", systemImage: "clock") }
      ColorPicker("Ink", selection: .constant(.red), supportsOpacity: false)
      TextEditor(text: .constant("Dear diary"))
      ControlGroup { Button("Cut") {} }
    }
    .environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt)
    #expect(
      try names(view).map { $0.replacing("\u{202F}", with: " ") } == [
        "Birthday", "Nov 14, 2023", "At", "clock", "10:13 PM", "Ink", "Dear diary", "Cut",
      ])
  }

  @Test func gaugeStylesDetermineTheVisibleLabels() throws {
    func gauge(_ style: some GaugeStyle) throws -> [String] {
      try names(
        Gauge(value: 3, in: 0...10) {
          Text("Speed")
        } currentValueLabel: {
          Text("3 kn")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
        .gaugeStyle(style))
    }
    #expect(try gauge(.automatic) == ["Speed", "0", "10", "3 kn"])
    #expect(try gauge(.linearCapacity) == ["Speed", "0", "10", "3 kn"])
    #expect(try gauge(.accessoryLinear) == ["0", "10"])
    #expect(try gauge(.accessoryCircular) == ["3 kn", "0", "10"])
    #expect(try gauge(.accessoryCircularCapacity) == ["3 kn"])
    #expect(try size(Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryCircular)) == [58, 58])
  }

  @Test func slidersAndGaugesFillTheProposedWidth() throws {
    #expect(try size(Slider(value: .constant(0.5))) == [200, 28])
    #expect(try size(Slider(value: .constant(0.5)).frame(width: 77)) == [77, 28])
    #expect(try size(Gauge(value: 0.5) { EmptyView() }.frame(width: 60)) == [60, 4])
  }

  // MARK: Styles

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("framed")
        configuration.content
        GroupBox(configuration)
      }
    }
  }

  private struct Counted: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.fractionCompleted ?? 0, format: .percent)
        ProgressView(configuration)
      }
    }
  }

  private struct Arrowed: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(configuration.isExpanded ? "open" : "closed")
      configuration.content
    }
  }

  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View {
      HStack {
        Image(systemName: "magnifyingglass")
        configuration
      }
    }
  }

  private struct Rows: FormStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
  }

  private struct Eager: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("now")
        Button(configuration)
      }
    }
  }

  @Test func customStylesApplyOnceAndAreNested() throws {
    #expect(try names(GroupBox("t") { Text("c") }.groupBoxStyle(Framed())) == ["framed", "c", "t", "c"])
    #expect(
      try names(GroupBox("t") { Text("c") }.groupBoxStyle(Framed()).groupBoxStyle(Framed())) == ["framed", "c", "framed", "c", "t", "c"])
    #expect(try names(ProgressView("p", value: 0.5).progressViewStyle(Counted())) == ["p", "50%", "p"])
    #expect(
      try names(DisclosureGroup("d", isExpanded: .constant(true)) { Text("c") }.disclosureGroupStyle(Arrowed())) == ["d", "open", "c"])
    #expect(try names(TextField("f", text: .constant("")).textFieldStyle(Boxed())) == ["magnifyingglass", "f"])
    #expect(try names(Button("b") {}.buttonStyle(Eager())) == ["now", "b"])
    let form = Form { Text("row") }
    #expect(try tree(form.formStyle(Rows())) == tree(VStack { Text("row") }))
    #expect(try tree(form.formStyle(.grouped).formStyle(Rows())) == tree(form))
    #expect(try tree(List { Text("row") }.formStyle(Rows())) == tree(List { Text("row") }))
  }

  @Test func progressViewsFollowTheirStyle() throws {
    let spokes = try tree(ProgressView(value: 0.5).progressViewStyle(.circular)).components(separatedBy: "shape capsule").count - 1
    #expect(spokes == 8)
    #expect(try names(ProgressView(value: 0.5).progressViewStyle(.linear)) == [])
    #expect(try tree(ProgressView().progressViewStyle(.automatic)) == tree(ProgressView(value: 0.5).progressViewStyle(.circular)))
    #expect(
      try tree(ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)))
        != tree(ProgressView(value: 0.5)))
  }

  @Test func aRoundedBorderIsDrawnAroundAField() throws {
    let field = TextField("Name", text: .constant("Ada"))
    #expect(try tree(field.textFieldStyle(.plain)) == tree(field))
    #expect(try tree(field.textFieldStyle(.roundedBorder)) != tree(field))
    #expect(try size(field.textFieldStyle(RoundedBorderTextFieldStyle()).frame(width: 120))[0] == 120)
  }

  // MARK: Safe area and direction

  @Test func safeAreaInsetsAreAtTheirEdge() throws {
    let rows = Text("rows")
    #expect(try names(rows.safeAreaInset(edge: .bottom) { Text("bar") }) == ["rows", "bar"])
    #expect(try names(rows.safeAreaInset(edge: .top, alignment: .leading, spacing: 0) { Text("bar") }) == ["bar", "rows"])
    #expect(try names(rows.safeAreaInset(edge: .leading) { Text("bar") }) == ["bar", "rows"])
    #expect(try tree(rows.safeAreaPadding(.top, 3)) == tree(rows.padding(.top, 3)))
    #expect(try tree(rows.scenePadding()) == tree(rows.padding()))
  }

  @Test func imagesAreMirroredOnlyInRightToLeftLayouts() throws {
    let arrow = Image(systemName: "arrow.left")
    #expect(try tree(arrow.flipsForRightToLeftLayoutDirection(true)) == tree(arrow))
    let right = arrow.flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft)
    #expect(try tree(right) == tree(arrow.scaleEffect(x: -1, y: 1).environment(\.layoutDirection, .rightToLeft)))
  }

  // MARK: Tabs and animations

  @Test func theSelectedTabIsDrawn() throws {
    let tabs = { (chosen: Int) in
      TabView(selection: .constant(chosen)) {
        Tab("One", systemImage: "1.circle", value: 1) { Text("first") }
        Tab(value: 2, role: .search) { Text("second") }
        TabSection("More") { Tab("Three", systemImage: "3.circle", value: 3) { Text("third") } }
      }
    }
    let bar = ["1.circle", "One", "magnifyingglass", "Search", "3.circle", "Three"]
    #expect(try names(tabs(1)) == ["first"] + bar && names(tabs(2)) == ["second"] + bar && names(tabs(3)) == ["third"] + bar)
    #expect(try names(TabView { Tab("One", systemImage: "1.circle") { Text("first") } }) == ["first", "1.circle", "One"])
  }

  @Test func animationsAreDrawnInTheirFirstPhase() throws {
    let text = Text("v")
    #expect(try tree(text.phaseAnimator([0.5, 1]) { $0.opacity($1) }) == tree(text.opacity(0.5)))
    #expect(try tree(text.phaseAnimator([Double]()) { $0.opacity($1) }) == tree(text))
    #expect(try tree(text.animation(.default) { $0.padding(3) }) == tree(text.padding(3)))
    #expect(try tree(text.scrollTransition { view, phase in view.padding(phase.isIdentity ? 1 : 9) }) == tree(text.padding(1)))
    let clock = TimelineView(.periodic(from: .distantPast, by: 1)) { Text(verbatim: "\(Int($0.date.timeIntervalSince1970))") }
    #expect(try names(clock.environment(\.referenceDate, Date(timeIntervalSince1970: 12))) == ["12"])
  }

  @Test func outlineGroupsAreCollapsed() throws {
    struct Folder: Identifiable {
      var id: String
      var inside: [Folder]?
    }
    let folders = [Folder(id: "a", inside: [Folder(id: "b")]), Folder(id: "c")]
    #expect(try names(OutlineGroup(folders, children: \.inside) { Text($0.id) }) == ["a", "chevron.forward", "c"])
  }

  // MARK: Text

  @Test func timersShowTheReferenceDate() throws {
    let start = Date(timeIntervalSince1970: 0)
    let text = { (countsDown: Bool, hours: Bool, now: Double) in
      Text(timerInterval: start...start.addingTimeInterval(3700), countsDown: countsDown, showsHours: hours)
        .environment(\.referenceDate, start.addingTimeInterval(now))
    }
    #expect(try names(text(true, true, 0)) == ["1:01:40"])
    #expect(try names(text(true, false, 0)) == ["61:40"])
    #expect(try names(text(true, true, 3695.5)) == ["0:05"])
    #expect(try names(text(false, true, 65)) == ["1:05"])
    #expect(try names(text(false, true, 1e9)) == ["1:01:40"])
    #expect(try names(text(true, true, -5)) == ["1:01:40"])
  }

  private static let table = StringTable { query in
    ["rain": "Regen", "count %lld": "%lld Stück", "greeting": "Hallo *%@*"][query.key].flatMap {
      query.locale.identifier == "de" ? $0 : nil
    }
  }

  private struct Localized: View {
    let count: Int
    var body: some View {
      Text(verbatim: String(localized: "rain"))
      Text(verbatim: String(localized: "count \(count)"))
      Text(verbatim: String(localized: "greeting", defaultValue: "Hello *\("Ada")*"))
      Text(verbatim: String(localized: LocalizedStringResource("greeting", defaultValue: "Hello \("Ada")")))
      Text(LocalizedStringResource("unknown", defaultValue: "Nothing for \(count)"))
      Text("rain", bundle: .main)
      Text("rain", tableName: nil, bundle: nil, comment: "weather")
    }
  }

  @Test func stringsAreLookedUpInTheEnvironmentOfTheirView() throws {
    let view = VStack { Localized(count: 3) }.environment(\.stringTable, Self.table)
    #expect(
      try names(view.environment(\.locale, Locale(identifier: "de")))
        == ["Regen", "3 Stück", "Hallo *Ada*", "Hallo *Ada*", "Nothing for 3", "Regen", "Regen"])
    #expect(
      try names(view.environment(\.locale, Locale(identifier: "en")))
        == ["rain", "count 3", "Hello *Ada*", "Hello Ada", "Nothing for 3", "rain", "rain"])
    #expect(String(localized: "count \(3)") == "count 3")
  }

  @Test func accessibilityModifiersReplaceTheDescription() throws {
    func spoken(_ view: some View) throws -> String { try ImageRenderer(content: view).accessibilityDescription() }
    let star = Image(systemName: "star")
    #expect(try spoken(star.accessibilityRepresentation { Toggle("Favourite", isOn: .constant(true)) }).hasPrefix("Favourite"))
    #expect(
      try spoken(
        Text("3").accessibilityLabel { own in
          Text("Count")
          own
        }) == "Count, 3")
    #expect(
      try spoken(
        star.accessibilityChildren {
          Text("a"); Text("b")
        }) == "a, b")
    #expect(try spoken(Text("x").accessibility(label: Text("y")).accessibility(value: Text("z"))) == "y, z")
    #expect(try tree(star.accessibilityInputLabels([Text("Star")])).contains("inputLabels=[\"Star\"]"))
  }

  // MARK: States

  private struct Kept: View {
    @SceneStorage("a") private var scene = "scene"
    @AppStorage("b") private var optional: String?
    @GestureState private var drag = 3
    @AccessibilityFocusState private var isRead: Bool
    @FocusState private var field: Int?
    var body: some View {
      Text(verbatim: "\(scene) \(optional ?? "nil") \(drag) \(isRead) \(field == nil)")
        .gesture(DragGesture().updating($drag) { value, state, _ in state = Int(value.translation.width) })
        .accessibilityFocused($isRead)
        .focused($field, equals: 1)
    }
  }

  @Test func statesHaveTheirInitialValues() throws {
    #expect(try names(Kept()) == ["scene nil 3 false true"])
    let none = Binding<Int?>.constant(nil)
    #expect(Binding<Int>(none).map(\.wrappedValue) == nil)
    #expect(Binding<Int>(Binding<Int?>.constant(4))?.wrappedValue == 4)
    var path = NavigationPath(["a"])
    path.append(3)
    path.removeLast(9)
    #expect(path.isEmpty)
  }
}
