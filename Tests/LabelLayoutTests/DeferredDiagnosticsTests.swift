// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelLayout
import LabelSettings
import LabelText
import LabelViewNode
import Testing

/// Errors in content that depends on its frame: the layout resolves that content and returns the errors.
@Suite struct DeferredDiagnosticsTests {
  private let pipeline: TestPipeline

  init() throws { pipeline = try TestPipeline() }

  private static func geometry(_ content: ViewNode) -> ViewNode { .geometry(GeometryNode { _ in content }) }

  private static func icon(_ name: String) -> ViewNode { .image(ImageNode(.named(name))) }

  private static var unknownFont: ViewNode {
    ViewNode.text(TextNode("A")).environment {
      $0.font = FontDescription()
      $0.font?.family = .named("Intre")
    }
  }

  private func layout(_ label: ResolvedLabel) -> (label: LaidOutLabel, diagnostics: [Diagnostic]) {
    LayoutEngine.layout(label, typesetter: pipeline.typesetter)
  }

  @Test func errorsInContentAreReturnedByTheLayout() throws {
    let view = ViewNode.row([
      Self.geometry(.column([Self.icon("no.such.icon"), Self.unknownFont])), Self.icon("bolt"), Self.geometry(Self.icon("nor.this.one")),
    ])
    let codes = try pipeline.laidOut(view).diagnostics.map(\.code)
    #expect(codes == [.unknownIcon, .unknownFontFamily, .unknownIcon], "in the order of the views, one for each view")
    #expect(try pipeline.laidOut(Self.geometry(Self.icon("bolt"))).diagnostics.isEmpty)
  }

  @Test func errorsInNestedContentAreReturned() throws {
    let view = Self.geometry(Self.geometry(Self.icon("no.such.icon")).environment { $0.iconScale = .large })
    #expect(try pipeline.laidOut(view).diagnostics.map(\.code) == [.unknownIcon])
  }

  @Test func errorsInLayersThatReadPreferencesAreReturned() throws {
    for isBehind in [false, true] {
      let layer = PreferenceLayer(.center, isBehind: isBehind) { _ in Self.icon("no.such.icon") }
      #expect(try pipeline.laidOut(.box(10, 10).modified(.preferenceLayer(layer))).diagnostics.map(\.code) == [.unknownIcon])
    }
  }

  @Test func layingOutALabelTwiceGivesTheSameResult() throws {
    let resolved = try pipeline.resolve(.row([Self.geometry(Self.icon("no.such.icon")), Self.geometry(Self.unknownFont)]))
    let copy = resolved
    let first = layout(resolved)
    let second = layout(resolved)
    #expect(first.diagnostics.count == 2 && first.diagnostics == second.diagnostics)
    #expect(first.label == second.label)
    #expect(resolved == copy && resolved.dump == copy.dump)
  }

  @Test func labelsResolvedFromOneTreeAreEqualBeforeAndAfterLayout() throws {
    let view = ViewNode.row([Self.geometry(Self.icon("no.such.icon")), Self.icon("bolt")])
    let (one, other) = (try pipeline.resolve(view), try pipeline.resolve(view))
    #expect(one == other && one.hashValue == other.hashValue)
    _ = layout(one)
    #expect(one == other && one.hashValue == other.hashValue)
    #expect(try pipeline.resolve(view.environment { $0.iconScale = .large }) != one, "content is resolved in the view's environment")
  }

  @Test func resolvingCanCollectErrorsAndContinue() throws {
    let resolver = pipeline.resolver
    var diagnostics: [Diagnostic] = []
    let view = ViewNode.row([Self.icon("no.such.icon"), .box(30, 10), Self.unknownFont])
    let resolved = try resolver.resolve(view, collecting: &diagnostics)
    #expect(diagnostics.map(\.code) == [.unknownIcon, .unknownFontFamily])
    #expect(layout(resolved).label.size == Size(width: 30, height: 10), "views with an error have no size")
    #expect(throws: Diagnostic.self) { try resolver.resolve(view) }
  }
}
