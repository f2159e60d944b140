// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

// The names that label code uses most, each in the forms that published apps use. The tests check that the code compiles, and that all of it
// can be rendered.

private struct IconCell: View {
  let color: Color
  var size: CGFloat = 28
  var body: some View {
    Label {
      Text("Wi-Fi").font(.body).foregroundColor(.primary)
    } icon: {
      Image(systemName: "wifi")
        .font(.system(size: 14, weight: .semibold, design: .rounded))
        .foregroundColor(.white)
        .background(RoundedRectangle(cornerRadius: 7).frame(width: size, height: size).foregroundColor(color))
    }
  }
}

private struct Badge<S: ShapeStyle>: LabelStyle {
  let style: S
  @ScaledMetric(relativeTo: .footnote) private var inset = 4.0
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      configuration.icon.symbolVariant(.fill)
      configuration.title
    }
    .font(.caption.weight(.semibold))
    .padding(.horizontal, inset * 2)
    .padding(.vertical, inset)
    .background(style, in: Capsule())
    .overlay(Capsule().stroke(Color.black.opacity(0.2), lineWidth: 1))
    .opacity(isEnabled ? 1 : 0.4)
  }
}

extension LabelStyle where Self == Badge<Color> {
  fileprivate static var badge: Badge<Color> { Badge(style: .yellow) }
  fileprivate static func badge(_ color: Color) -> Badge<Color> { Badge(style: color) }
}

extension VerticalAlignment {
  private enum CenterOfFirstLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.firstTextBaseline] - 6 }
  }
  fileprivate static let centerOfFirstLine = VerticalAlignment(CenterOfFirstLine.self)
}

private struct CenteredIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .centerOfFirstLine) {
      configuration.icon
        .frame(width: 20, height: 20)
        .alignmentGuide(.centerOfFirstLine) { $0[VerticalAlignment.center] }
      configuration.title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  fileprivate init(_ title: LocalizedStringKey, symbol: String) { self.init(title, systemImage: symbol) }
}

private struct Triangle: Shape {
  var inset: CGFloat = 0
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct Card: ViewModifier {
  var radius: CGFloat = 12
  func body(content: Content) -> some View {
    content
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: radius, style: .continuous))
      .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
      .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
  }
}

extension View {
  fileprivate func card() -> some View { modifier(Card()) }
}

private struct Pulse: ViewModifier {
  @State private var isLarge = false
  let isActive: Bool
  func body(content: Content) -> some View {
    content.scaleEffect(isLarge ? 1.2 : 1).animation(.easeInOut(duration: 1), value: isLarge)
  }
}

private struct Rows: Layout {
  var spacing: CGFloat = 4
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, subviews.count - 1)))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + spacing
    }
  }
}

private struct SizeKey: PreferenceKey {
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

private struct Page: View {
  enum Tab: String, CaseIterable, Identifiable {
    case first, second
    var id: String { rawValue }
  }

  @State private var isOn = true
  @State private var count = 2
  @State private var tab: Tab = .second
  @State private var name = ""
  @State private var selection: Int?
  @Binding var isPresented: Bool
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Namespace private var namespace
  @FocusState private var focused: Bool
  var items: [String] = ["One", "Two"]

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(items, id: \.self) { item in
            NavigationLink(destination: Text(item)) {
              Label(item, systemImage: "folder")
            }
            .listRowBackground(Color.clear)
            .listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
              Button(role: .destructive) {
                count = 0
              } label: {
                Label("Delete", systemImage: "trash")
              }
            }
            .contextMenu { Button("Copy") {} }
          }
          .onDelete { _ in }
          Toggle("Notifications", isOn: $isOn).tint(.orange)
          Toggle(isOn: $isOn) { Label("Sound", systemImage: "speaker.wave.2") }.toggleStyle(.switch)
          Picker("Tab", selection: $tab) { ForEach(Tab.allCases) { Text($0.rawValue.capitalized).tag($0) } }
            .pickerStyle(.menu).labelsHidden()
          Stepper("Count: \(count)", value: $count, in: 0...10)
          LabeledContent("Version", value: "1.0")
          LabeledContent("Name") { TextField("Name", text: $name).focused($focused).textFieldStyle(.plain) }
          ProgressView(value: 0.4) { Text("Loading") }
          ProgressView().controlSize(.small).tint(.secondary)
          Menu {
            Button("A") {}
          } label: {
            Label("More", systemImage: "ellipsis.circle")
          }
          Link(destination: URL(filePath: "/site")) { Label("Site", systemImage: "safari") }
          DisclosureGroup("Details") { Text("hidden") }
        } header: {
          Label("General", systemImage: "gear").labelStyle(.titleOnly)
        } footer: {
          Text("Footer").foregroundStyle(.secondary)
        }
        .headerProminence(.increased)
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
        ToolbarItemGroup(placement: .bottomBar) { Spacer() }
      }
      .alert("Really?", isPresented: $isPresented) {
        Button("OK", role: .cancel) {}
      } message: {
        Text("Sure")
      }
      .confirmationDialog("Sure?", isPresented: $isPresented, titleVisibility: .visible) { Button("Yes") {} }
      .onChange(of: count) { old, new in name = "\(old) \(new)" }
      .onPreferenceChange(SizeKey.self) { _ in }
      .task(id: count) { await Task.yield() }
      .sheet(isPresented: $isPresented, onDismiss: { dismiss() }) { Text("sheet").presentationDetents([.medium, .large]) }
      .searchable(text: $name)
      .refreshable { await Task.yield() }
      .keyboardShortcut("n", modifiers: [.command, .shift])
      .focused($focused)
      .id(count)
      .transition(.opacity.combined(with: .move(edge: .top)))
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
    }
  }
}

@Suite struct FrequentNamesTests {
  private func draws(_ view: some View, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try names(view) == expected, sourceLocation: sourceLocation)
  }

  @Test func textAndFontsAreDrawn() throws {
    try draws(
      VStack(alignment: .leading, spacing: 2) {
        Text("Title").font(.title3).fontWeight(.semibold).bold()
        Text("a").font(.system(size: 12)) + Text("b").font(.system(.body, design: .monospaced)).italic()
        Text("c").font(.system(size: 13, weight: .medium, design: .rounded).monospacedDigit())
        Text(12, format: .number).monospacedDigit().kerning(0.5).tracking(1).baselineOffset(2)
        Text(verbatim: "d").strikethrough().underline(true, color: .red)
        Text("long text").lineLimit(1).truncationMode(.middle).minimumScaleFactor(0.5).allowsTightening(true)
        Text("e").lineLimit(2, reservesSpace: true).multilineTextAlignment(.trailing).textCase(.uppercase)
        Text("f").font(.custom("Inter", size: 12, relativeTo: .caption)).dynamicTypeSize(.large ... .accessibility2)
        Text("g").fontDesign(.rounded).fontWidth(.condensed).lineSpacing(3).fixedSize(horizontal: false, vertical: true)
        Text(LocalizedStringKey("h")).textSelection(.enabled).help("Help")
      },
      ["Title", "a", "c", "12", "d", "long text", "e", "f", "g", "h"])
  }

  @Test func foregroundStylesAreDrawn() throws {
    try draws(
      VStack {
        Text("1").foregroundStyle(.secondary)
        Text("2").foregroundStyle(Color.red.gradient)
        Text("3").foregroundStyle(.red.secondary)
        Text("4").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        Text("5").foregroundStyle(AnyShapeStyle(.tint)).tint(.green)
        Text("6").foregroundColor(nil).foregroundColor(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5))
        Text("7").foregroundStyle(.linearGradient(Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
        Text("8").foregroundStyle(Color(hue: 0.5, saturation: 1, brightness: 0.8).opacity(0.5))
        Text("9").foregroundStyle(Color(white: 0.5)).foregroundStyle(Color(.displayP3, red: 1, green: 0, blue: 0))
        Image(systemName: "bolt.fill").symbolRenderingMode(.palette).foregroundStyle(.black, .orange)
        Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor).imageScale(.large)
        Image(systemName: "bolt").foregroundStyle(
          .angularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(360)))
      },
      ["1", "2", "3", "4", "5", "6", "7", "8", "9", "bolt.fill", "cloud.sun.fill", "bolt"])
  }

  @Test func imagesAreDrawn() throws {
    try draws(
      HStack {
        Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 20, height: 20)
        Image(systemName: "star").resizable().aspectRatio(contentMode: .fit).frame(width: 12)
        Image(systemName: "trash").renderingMode(.template).symbolVariant(.circle.fill)
        Image(systemName: "bell").symbolRenderingMode(.hierarchical).symbolEffect(.bounce, value: 1)
        Image("bolt").resizable().frame(width: 9, height: 9).clipShape(Circle())
        Image(decorative: "bolt").interpolation(.high)
        Image(systemName: "bolt", variableValue: 0.5).accessibilityLabel("Bolt")
      },
      ["star.fill", "star", "trash", "bell", "bolt", "bolt", "bolt"])
  }

  @Test func framesAreDrawn() throws {
    try draws(
      VStack {
        Text("1").frame(maxWidth: .infinity, alignment: .leading)
        Text("2").frame(minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 0, idealHeight: 10, maxHeight: 50, alignment: .topTrailing)
        Text("3").frame(width: 30, height: 20, alignment: .bottomLeading)
        Text("4").padding().padding(4).padding(.horizontal).padding(.vertical, -5).padding([.top, .leading], 3)
        Text("5").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text("6").fixedSize().layoutPriority(1).offset(x: 2, y: -1).offset(CGSize(width: 1, height: 1))
        Text("7").alignmentGuide(.leading) { d in d[.trailing] }.alignmentGuide(VerticalAlignment.center) { $0.height }
        Text("8").aspectRatio(16 / 9, contentMode: .fill).scaledToFill().clipped()
        Text("9").position(x: 10, y: 10).frame(width: 20, height: 20).zIndex(1)
      },
      ["1", "2", "3", "4", "5", "6", "7", "8", "9"])
  }

  @Test func backgroundsAndShapesAreDrawn() throws {
    try draws(
      VStack {
        Text("1").background(.red).background(Color.blue.opacity(0.2)).background(Color(.sRGB, white: 0.9))
        Text("2").background(Color.red.gradient, in: .rect(cornerRadius: 6))
        Text("3").background(in: RoundedRectangle(cornerRadius: 5, style: .continuous)).backgroundStyle(.yellow)
        Text("4").background { Capsule().fill(.thinMaterial) }.background(alignment: .topTrailing) { Circle().frame(width: 4) }
        Text("5").overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(.separator, lineWidth: 1) }
        Text("6").overlay(alignment: .bottom) { Rectangle().frame(height: 1) }.overlay(Circle().stroke(lineWidth: 2))
        Text("7").overlay(.red.opacity(0.2), in: Capsule()).border(.red).border(Color.gray, width: 2)
        Text("8").clipShape(.capsule).cornerRadius(4).mask(Rectangle()).mask {
          LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
        }
        Circle().fill(.green).frame(width: 8, height: 8).overlay(
          Circle().stroke(.white, style: StrokeStyle(lineWidth: 1, lineCap: .round, dash: [2, 2])))
        Ellipse().trim(from: 0, to: 0.5).stroke(Color.red, lineWidth: 2).frame(width: 10, height: 6).rotationEffect(.degrees(45))
        UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 4).fill(.tint).frame(width: 10, height: 6)
        Triangle().foregroundStyle(.orange).frame(width: 10, height: 10).scaleEffect(1.2).scaleEffect(x: -1, y: 1).rotationEffect(
          Angle(degrees: 180), anchor: .bottom)
        Path { path in path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4)) }.fill(Color.pink).frame(width: 4, height: 4)
        Color.red.frame(width: 5, height: 5).blendMode(.multiply).hidden()
        Divider().overlay(.red)
        Text("9").shadow(radius: 2).shadow(color: .black.opacity(0.3), radius: 3, x: 1, y: 2).compositingGroup().opacity(0.8)
        Text("10").redacted(reason: .placeholder)
      },
      ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"])
  }

  @Test func customStylesAndModifiersAreDrawn() throws {
    try draws(Label("A", systemImage: "bolt").labelStyle(.badge).disabled(true), ["bolt", "A"])
    try draws(Label("A", symbol: "bolt").labelStyle(.badge(.mint)), ["bolt", "A"])
    try draws(Label("A", systemImage: "bolt").labelStyle(Badge(style: Color.red.gradient)), ["bolt", "A"])
    try draws(Label("A", systemImage: "bolt").labelStyle(CenteredIcon()), ["bolt", "A"])
    try draws(IconCell(color: .blue).card().modifier(Pulse(isActive: true)), ["Wi-Fi", "wifi"])
  }

  @Test func containersAreDrawn() throws {
    try draws(
      ZStack(alignment: .topTrailing) {
        Text("1")
        Group { if true { Text("2") } else { EmptyView() } }
        AnyView(Text("3"))
      },
      ["1", "2", "3"])
    try draws(
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          Text("1"); Text("2").gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow(alignment: .firstTextBaseline) { Text("3").gridCellColumns(2) }
      },
      ["1", "2", "3"])
    try draws(
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(20))], spacing: 4) { ForEach(0..<3) { Text("\($0)") } }, ["0", "1", "2"])
    try draws(
      ViewThatFits(in: .horizontal) {
        Text("wide"); Text("w")
      }, ["wide", "w"])
    try draws(GeometryReader { proxy in Text("\(Int(proxy.size.width))") }.frame(width: 40, height: 10), [])
    try draws(
      Rows(spacing: 2) {
        Text("1"); Text("2")
      }, ["1", "2"])
    try draws(
      AnyLayout(HStackLayout(spacing: 2)) {
        Text("1"); Text("2")
      }, ["1", "2"])
    try draws(GroupBox("Box") { Text("in") }, ["Box", "in"])
    try draws(ContentUnavailableView("None", systemImage: "tray", description: Text("Nothing here")), ["tray", "None", "Nothing here"])
    try draws(Text("x").background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) }), ["x"])
  }

  @Test func aWholePageIsDrawn() throws {
    let names = try names(Page(isPresented: .constant(false)))
    #expect(Array(names.prefix(4)) == ["plus", "Settings", "magnifyingglass", "Search"], "the navigation bar")
    #expect(Array(names.dropFirst(4).prefix(7)) == ["General", "One", "folder", "chevron.forward", "Two", "folder", "chevron.forward"])
    #expect(names.suffix(3) == ["Details", "chevron.forward", "Footer"])
  }
  /// Apple's SwiftUI exports UIKit, so that files use its names without importing it.
  @Test func namesOfUIKitNeedNoImportOfTheirOwn() throws {
    try draws(Text("x").foregroundStyle(Color(uiColor: .systemRed)).font(Font(UIFont.systemFont(ofSize: 12))), ["x"])
    let image = try #require(UIImage(systemName: "wifi"))
    try draws(Image(uiImage: image.withTintColor(.systemBlue)), ["wifi"])
  }
}
