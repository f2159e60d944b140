// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import LabelLayout
import TestSupport
import Testing

/// Unusual uses of a label's parts, and styles from published code.
@Suite struct CompositionCornerTests {
  private let label = Label("Title", systemImage: "moon.circle.fill")

  @Test func stylesApplyToLabelsOfCustomInitialisers() throws {
    let colorful = Label("Title", colorfulSystemImage: "cloud.sun.fill").labelStyle(Shadow())
    #expect(shown(colorful) == "shadow(cloud.sun.fill Title)")
    let tree = ViewContext().lower(colorful).dump
    #expect(tree.contains("original"), "\(tree)")
  }

  @Test func symbolHasOnlyTheForegroundColor() throws {
    for color in [Color.red, .blue] {
      let view = Label("", systemImage: "cloud.sun.fill").labelStyle(.iconOnly).foregroundStyle(color)
      let opaque = Set(try ImageRenderer(content: view).bitmap().pixels.filter { $0 >> 24 == 255 })
      #expect(opaque.count == 1)
    }
  }

  @Test func onlyLiteralsAndResourcesAreKeys() throws {
    let table = StringTable { $0.key == "Rain" ? "Regen" : nil }
    let (string, part) = ("Rain", "Rain today".prefix(4))
    let resource = ImageResource(name: "cloud.rain")
    func titles(_ view: some View) -> [String] {
      ViewContext().lower(view.environment(\.stringTable, table)).dump.split(separator: "\n").compactMap { line in
        line.contains("text ") ? line.split(separator: "\"").dropFirst().first.map(String.init) : nil
      }
    }
    let keys = VStack {
      Label("Rain", systemImage: "cloud.rain")
      Label("Rain", image: "cloud.rain")
      Label("Rain", image: resource)
      Label(LocalizedStringResource("Rain"), systemImage: "cloud.rain")
    }
    let strings = VStack {
      Label(string, systemImage: "cloud.rain")
      Label(part, image: "cloud.rain")
      Label(string, image: resource)
    }
    let built = Label {
      Text("Rain")
    } icon: {
      Image(systemName: "cloud.rain")
    }
    #expect(titles(keys) == Array(repeating: "Regen", count: 4))
    #expect(titles(strings) == Array(repeating: "Rain", count: 3))
    #expect(titles(built) == ["Regen"])
  }

  @Test func partsHaveTheEnvironmentWhereTheStylePutsThem() {
    struct Vertical: LabelStyle {
      func makeBody(configuration: LabelStyleConfiguration) -> some View {
        VStack(spacing: 4) {
          configuration.icon.font(.title)
          configuration.title.font(.caption)
        }
      }
    }
    let view = Label("Favorites", systemImage: "star.fill").labelStyle(Vertical()).foregroundStyle(.yellow)
    #expect(
      ViewContext().lower(view).dump == """
        environment color=yellow
          stack vertical center spacing=4
            environment font=[title]
              image "star.fill"
            environment font=[caption]
              text "Favorites"

        """)
  }

  @Test func partCanBeUsedTwice() {
    struct Twice: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.icon
          configuration.title
          configuration.icon.opacity(0.5)
        }
      }
    }
    #expect(shown(label.labelStyle(Twice())) == "moon Title moon")
    // Swiftfin's badge: the hidden title sets the size, and a mask draws the title on its background.
    struct Cut: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.title.hidden().background { Rectangle().mask { configuration.title } }
      }
    }
    #expect(shown(label.labelStyle(Cut())) == "(rectangle) within Title behind hidden(Title)")
  }

  @Test func styleCanCallAnotherStyle() {
    struct Calling: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        IconOnlyLabelStyle().makeBody(configuration: configuration).border(Color.red)
      }
    }
    #expect(shown(label.labelStyle(Calling())) == "border(moon)")
  }

  /// Stores the configuration that a style gets.
  private final class ConfigurationStorage { var configuration: LabelStyleConfiguration? }

  private struct StoringStyle: LabelStyle {
    let storage: ConfigurationStorage
    func makeBody(configuration: Configuration) -> some View {
      storage.configuration = configuration
      return Label(configuration)
    }
  }

  @Test func storedConfigurationStillHasTheParts() throws {
    let storage = ConfigurationStorage()
    _ = shown(label.labelStyle(StoringStyle(storage: storage)))
    let configuration = try #require(storage.configuration)
    #expect(shown(configuration.icon) == "moon")
    #expect(shown(Label(configuration)) == "moon Title")
    #expect(shown(Label(configuration).labelStyle(.titleOnly)) == "Title")
  }

  @Test func stylesCanHaveConditionsPropertiesAndScaledMetrics() {
    struct Real<S: StringProtocol>: LabelStyle {
      enum IconPosition { case leading, trailing, none }
      let position: IconPosition
      let suffix: S
      @ScaledMetric(relativeTo: .footnote) private var spacing = 18.0
      @Environment(\.font) private var font

      func makeBody(configuration: Configuration) -> some View {
        let icon = configuration.icon.imageScale(.large)
        switch position {
        case .leading:
          HStack(spacing: spacing) {
            icon
            configuration.title
          }
        case .trailing:
          HStack(spacing: spacing) {
            configuration.title
            icon
            if font != nil { Text(suffix) }
          }
        case .none: configuration.title
        }
      }
    }
    let tree = ViewContext().lower(label.labelStyle(Real(position: .leading, suffix: "!")).dynamicTypeSize(.xxxLarge)).dump
    #expect(tree.contains("spacing=24"), "the line height of footnotes grows from 18 to 24 points")
    #expect(shown(label.labelStyle(Real(position: .trailing, suffix: "!")).font(.title)) == "Title moon !")
    #expect(shown(label.labelStyle(Real(position: .trailing, suffix: "!"))) == "Title moon")
    #expect(shown(label.labelStyle(Real(position: .none, suffix: "!"))) == "Title")
  }

  @Test func toolbarShowsOnlyIconsByDefault() {
    #expect(shown(label, container: .toolbar) == "moon")
    #expect(shown(label.labelStyle(.titleAndIcon), container: .toolbar) == "moon Title")
  }

  @Test func hiddenPartsHideTheirDecorations() {
    let view = Label(
      title: { Text("Title").padding().border(Color.red) },
      icon: {
        HStack {
          Spacer()
          Image(systemName: "moon.circle.fill")
        }
      })
    #expect(shown(view.labelStyle(.iconOnly)) == "… moon")
    #expect(shown(view.labelStyle(.titleOnly)) == "border(Title)")
  }

  @Test func recursiveStyleIsAnError() {
    struct Outer: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(Recursive()).padding() }
    }
    struct Recursive: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { AnyView(Label(configuration).labelStyle(Recursive())) }
    }
    let error = #expect(throws: Diagnostic.self) { try ImageRenderer(content: label.labelStyle(Outer())).pngData() }
    #expect(error?.code == .viewsTooDeep)
  }

  @Test func viewsTenThousandDeepAreAnError() {
    var view = AnyView(label)
    for _ in 0..<10_000 { view = AnyView(view.padding(1)) }
    let error = #expect(throws: Diagnostic.self) { try ImageRenderer(content: view).pngData() }
    #expect(error?.code == .viewsTooDeep)
  }

  @Test func viewsNearTheMaximumDepthAreDrawn() throws {
    // The stack of this thread has to be enough, also in a debug build.
    let count = Sanitizer.isUsed ? 190 : 390
    let steps: [(AnyView) -> AnyView] = [
      { view in AnyView(view.padding(0)) }, { view in AnyView(VStack { view }) }, { view in AnyView(view.overlay(Text("y"))) },
      { view in AnyView(GeometryReader { _ in view }.frame(width: 9, height: 9)) },
    ]
    for (number, step) in steps.enumerated() {
      // A reader and its frame are two levels.
      let view = (0..<(number == 3 ? count / 2 : count)).reduce(AnyView(Text("x"))) { view, _ in step(view) }
      #expect(try ImageRenderer(content: view).bitmap().width > 0)
    }
  }

  /// A list has eight nodes, so fewer of them are too many.
  @Test func aHundredListsInOneAnotherAreAnError() {
    let view = (0..<100).reduce(AnyView(Text("x"))) { view, _ in AnyView(List { view }) }
    let error = #expect(throws: Diagnostic.self) { try ImageRenderer(content: view).pngData() }
    #expect(error?.code == .viewsTooDeep)
  }
}

extension Label where Title == Text, Icon == Image {
  /// The initialiser from the article: a symbol in its own colours.
  fileprivate init(_ titleKey: LocalizedStringKey, colorfulSystemImage: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: colorfulSystemImage).renderingMode(.original)
    }
  }
}
