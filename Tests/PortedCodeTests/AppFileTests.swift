// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

// An app's files as they are published: its scenes and commands, a document, a screen with what surrounds its labels, and styles.

private struct JournalApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
      .defaultSize(width: 400, height: 300)
      .windowResizability(.contentMinSize)
      .commands {
        CommandGroup(replacing: .newItem) { Button("New entry") {} }
        CommandGroup(after: .appSettings) { Button("Export") {} }
        CommandGroup(before: .appInfo) { Label("Tips", systemImage: "lightbulb") }
        CommandMenu("Entry") { PinButton() }
      }
    Window("About", id: "about") { Text("Journal") }
  }
}

extension FocusedValues {
  @Entry fileprivate var entry: String?
}

private struct PinButton: View {
  @FocusedValue(\.entry) private var entry

  var body: some View {
    Button(entry ?? "Nothing to pin", systemImage: "pin") {}
      .disabled(entry == nil)
      .keyboardShortcut(.rightArrow, modifiers: .command)
  }
}

private struct CSVFile: FileDocument {
  static let readableContentTypes: [UTType] = [.commaSeparatedText, .utf8PlainText]
  var text = ""
  init(_ text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws { text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self) }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
}

private struct Screen: View {
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.editMode) private var editMode
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced
  @Environment(\.backgroundProminence) private var backgroundProminence
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiateWithoutColor
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOverEnabled
  @Environment(\.accessibilityShowButtonShapes) private var showButtonShapes
  @Environment(\.accessibilityInvertColors) private var invertColors
  @Namespace private var namespace
  @FocusState private var searches: Bool
  @State private var isExporting = false
  @State private var count = 0
  @State private var pick = 0
  @State private var preview: URL?
  @State private var zoom = UnitPoint.center

  var body: some View {
    VStack(alignment: .leading) {
      Label(scenePhase == .active ? "Active" : "Waiting", systemImage: reduceMotion ? "pause" : "play")
        .matchedGeometryEffect(id: "title", in: namespace)
        .matchedTransitionSource(id: "title", in: namespace)
        .glassEffectID("title", in: namespace)
        .glassEffectUnion(id: "title", namespace: namespace)
        .geometryGroup()
        .contentShape([.dragPreview, .contextMenuPreview], .rect(cornerRadius: 8))
        .hoverEffect(.highlight)
        .onDrag { NSItemProvider(object: "entry") }
      if !isSearching && !isFocused && !isLuminanceReduced && showsBackground && !supportsMultipleWindows { Text("At rest") }
      if [reduceTransparency, differentiateWithoutColor, voiceOverEnabled, showButtonShapes, invertColors].allSatisfy({ !$0 }) {
        Text(verticalSizeClass == .compact || editMode?.wrappedValue.isEditing == true ? "Compact" : "Regular")
      }
      Button("Done") {
        withAnimation(.easeInOut) { count += 1 }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { count += 1 }
        presentationMode.wrappedValue.dismiss()
        dismissSearch()
        openWindow(id: "about")
        dismissWindow()
      }
      .buttonStyle(DefaultButtonStyle())
      .keyboardShortcut(.cancelAction)
      .contentTransition(.interpolate)
      .sensoryFeedback(.levelChange, trigger: count)
      .sensoryFeedback(.impact(flexibility: .rigid), trigger: count)
    }
    .focusedValue(\.entry, "Today")
    .focusedSceneValue(\.entry, "Today")
    .searchFocused($searches)
    .fileExporter(isPresented: $isExporting, document: CSVFile("a,b"), contentType: .commaSeparatedText) { _ in }
    .onDrop(of: [.utf8PlainText], isTargeted: nil) { providers in
      for provider in providers where provider.canLoadObject(ofClass: String.self) || provider.hasItemConformingToTypeIdentifier("a") {
        provider.loadObject(ofClass: String.self) { text, _ in _ = text }
      }
      return !providers.isEmpty
    }
    .quickLookPreview($preview)
    .userActivity("read") { activity in
      activity.userInfo = ["entry": "Today"]
      activity.webpageURL = URL(filePath: "/today")
      (activity.isEligibleForSearch, activity.isEligibleForHandoff) = (true, true)
    }
    .onContinueUserActivity("read") { _ in }
    .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.y }) { _, _ in }
    .onScrollVisibilityChange { _ in }
    .onScrollPhaseChange { _, phase in if phase.isScrolling || phase == .interacting || phase == .decelerating || phase == .animating {} }
    .scrollDismissesKeyboard(.immediately)
    .scrollEdgeEffectStyle(.soft, for: .top)
    .gesture(MagnifyGesture().onChanged { zoom = $0.startAnchor }.simultaneously(with: RotateGesture()))
    .onKeyPress(.downArrow) { .handled }
    .onKeyPress(.leftArrow) { .ignored }
    .defaultFocus($pick, 1)
    .environment(\.openURL, OpenURLAction { $0.isFileURL ? .discarded : .systemAction })
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: count += 1
      case .decrement: count -= 1
      }
    }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }.sharedBackgroundVisibility(.hidden)
    }
    .toolbarVisibility(.visible, for: .navigationBar)
    .navigationTransition(.zoom(sourceID: "title", in: namespace))
    .presentationSizing(.fitted)
    .backgroundExtensionEffect()
  }
}

private struct Ranking: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 90, height: 30))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

private struct Score: View, Equatable {
  let points: Int
  var body: some View { Label("\(points) points", systemImage: "star") }
}

/// The labels of the files are drawn, whatever surrounds them.
@Suite struct AppFileTests {
  @Test func aScreenDrawsItsLabelsAtRest() throws {
    #expect(
      try names(NavigationStack { Screen() }.frame(width: 300, height: 240)) == ["plus", "Active", "pause", "At rest", "Regular", "Done"])
    #expect(try names(PinButton()) == ["Nothing to pin", "pin"])
    _ = JournalApp().body
  }

  @Test func aSplitViewDrawsItsColumns() throws {
    #expect(NavigationSplitViewVisibility.detailOnly == .all, "all columns are drawn")
    let split = NavigationSplitView(columnVisibility: .constant(.doubleColumn)) {
      List {
        Section("Pinned") { Label("Inbox", systemImage: "tray").badge(3).badgeProminence(.decreased) }
        Label("Fixed", systemImage: "lock").moveDisabled(true).deleteDisabled(true)
      }
    } detail: {
      Text("Nothing chosen").safeAreaBar(edge: .bottom) { Text("Bar") }
    }
    #expect(
      try names(split.navigationSplitViewStyle(.prominentDetail).frame(width: 400, height: 200)) == [
        "Pinned", "Inbox", "tray", "3", "Fixed", "lock", "Nothing chosen", "Bar",
      ])
  }

  @Test func lazyStacksAndGridsDrawAllTheirViews() throws {
    let row = LazyHStack(pinnedViews: [.sectionHeaders, .sectionFooters]) { ForEach(1..<3) { Text("\($0)") } }
    let grid = LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))]) { ForEach(3..<6) { Score(points: $0).equatable() } }
    #expect(
      try names(
        VStack {
          row; grid; Ranking { Text("first") }
        }) == [
          "1", "2", "3 points", "star", "4 points", "star", "5 points", "star", "first",
        ])
    let clock = TimelineView(.everyMinute) { Text($0.date, format: .dateTime.hour().minute()) }
    let texts = try names(
      VStack {
        clock; Text(.currentDate, format: .dateTime.hour().minute())
      }.environment(\.locale, Locale(identifier: "de")))
    #expect(texts.count == 2 && texts[0] == texts[1])
  }

  @Test func animatedSymbolsAreDrawnAtRest() throws {
    let symbol = Image(systemName: "wifi")
    let symbols = VStack {
      symbol.symbolEffect(.variableColor.iterative.dimInactiveLayers.nonReversing)
      symbol.symbolEffect(.variableColor.cumulative.hideInactiveLayers, options: .nonRepeating)
      symbol.symbolEffect(.bounce.up.wholeSymbol, options: .speed(2).nonRepeating, value: 1)
      symbol.symbolEffect(.rotate.counterClockwise).symbolEffect(.wiggle.counterClockwise)
      symbol.contentTransition(.symbolEffect(.replace.downUp)).contentTransition(.symbolEffect(.replace.upUp))
      symbol.contentTransition(.symbolEffect(.replace.offUp)).transition(.blurReplace(.downUp)).transition(.blurReplace(.upUp))
    }
    #expect(try tree(symbols) == tree(VStack { ForEach(0..<6) { _ in symbol } }))
    let jump = KeyframeAnimator(initialValue: 0.5) {
      Text("jump").opacity($0)
    } keyframes: { _ in
      KeyframeTrack(\.self) { LinearKeyframe(1, duration: 1) }
    }
    #expect(try tree(jump) == tree(Text("jump").opacity(0.5)))
    #expect(!TransitionPhase.didDisappear.isIdentity)
  }

  @Test func stylesOfLabelsAreDrawn() throws {
    let capsule = AnyShape(Capsule())
    #expect(try tree(Text("x").clipShape(capsule)) == tree(Text("x").clipShape(Capsule())))
    #expect(try tree(Text("Caps").font(.body.smallCaps())) == tree(Text("Caps").font(.body.lowercaseSmallCaps().uppercaseSmallCaps())))
    #expect(try names(Text("Old").redacted(reason: .invalidated)) == ["Old"])
    #expect(try names(Gauge(value: 0.3) { Text("Fuel") }.gaugeStyle(.accessoryLinearCapacity)) == ["Fuel"])
    let colors = [Color.red, .blue]
    let glow = EllipticalGradient(colors: colors, center: .center).frame(width: 30, height: 20)
    #expect(
      try tree(glow) != tree(RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 15).frame(width: 30, height: 20)))
    let half = try #require(ImageRenderer(content: glow).cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 15, height: 20)))
    #expect(half.width == 15 && half.height == 20)
    #expect(try names(Label("Go", systemImage: "play").background(.yellow, in: .buttonBorder)) == ["Go", "play"])
    func badge(_ alignment: Alignment) throws -> String {
      try tree(ZStack(alignment: alignment) { ForEach(0..<2) { Text($0 == 0 ? "Two\nlines" : "1") } })
    }
    for alignment in [
      Alignment.centerFirstTextBaseline, .leadingFirstTextBaseline, .trailingFirstTextBaseline, .centerLastTextBaseline,
      .leadingLastTextBaseline, .trailingLastTextBaseline,
    ] { #expect(try badge(alignment) != badge(.center)) }
    var text = try AttributedString(markdown: "**bold", options: .init(failurePolicy: .returnPartiallyParsedIfPossible))
    text.swiftUI.foregroundColor = .red
    #expect(try tree(Text(text)).contains("red"))
    var insets: [EdgeInsets] = []
    func content(_ proxy: GeometryProxy) -> Text {
      insets.append(proxy.safeAreaInsets)
      return Text("x")
    }
    _ = try tree(GeometryReader { content($0) }.frame(width: 90, height: 20))
    #expect(insets.first == EdgeInsets())
  }
}
