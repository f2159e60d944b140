// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelLayout
import LabelText
import Testing

/// What only the layout can find is returned by it: content that depends on its place is resolved there.
@Suite struct DeferredDiagnosticsTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  private static func geometry(_ content: ViewNode) -> ViewNode { .geometry(GeometryNode { _ in content }) }

  private static func icon(_ name: String) -> ViewNode { .image(ImageNode(.named(name))) }

  private static var unknownFont: ViewNode {
    ViewNode.text(TextNode("A")).environment {
      $0.font = FontDescription()
      $0.font?.family = .named("Intre")
    }
  }

  private func layout(_ label: ResolvedLabel) -> (label: LaidOutLabel, diagnostics: [Diagnostic]) {
    LayoutEngine.layout(label, typesetter: stage.typesetter)
  }

  @Test func errorsInContentAreReturnedByTheLayout() throws {
    let view = ViewNode.row([
      Self.geometry(.column([Self.icon("no.such.icon"), Self.unknownFont])), Self.icon("bolt"), Self.geometry(Self.icon("nor.this.one")),
    ])
    let codes = try stage.laidOut(view).diagnostics.map(\.code)
    #expect(codes == [.unknownIcon, .unknownFontFamily, .unknownIcon], "in the order of the views, one for each view")
    #expect(try stage.laidOut(Self.geometry(Self.icon("bolt"))).diagnostics.isEmpty)
  }

  @Test func errorsInContentInsideOfContentAreReturnedToo() throws {
    let view = Self.geometry(Self.geometry(Self.icon("no.such.icon")).environment { $0.iconScale = .large })
    #expect(try stage.laidOut(view).diagnostics.map(\.code) == [.unknownIcon])
  }

  @Test func errorsInLayersThatReadPreferencesAreReturned() throws {
    for isBehind in [false, true] {
      let layer = PreferenceLayer(.center, isBehind: isBehind) { _ in Self.icon("no.such.icon") }
      #expect(try stage.laidOut(.box(10, 10).modified(.preferenceLayer(layer))).diagnostics.map(\.code) == [.unknownIcon])
    }
  }

  @Test func layingOutALabelTwiceGivesTheSameAndChangesNothing() throws {
    let resolved = try stage.resolve(.row([Self.geometry(Self.icon("no.such.icon")), Self.geometry(Self.unknownFont)]))
    let copy = resolved
    let first = layout(resolved)
    let second = layout(resolved)
    #expect(first.diagnostics.count == 2 && first.diagnostics == second.diagnostics)
    #expect(first.label == second.label)
    #expect(resolved == copy && resolved.dump == copy.dump)
  }

  @Test func labelsResolvedFromOneTreeAreEqualBeforeAndAfterLayout() throws {
    let view = ViewNode.row([Self.geometry(Self.icon("no.such.icon")), Self.icon("bolt")])
    let (one, other) = (try stage.resolve(view), try stage.resolve(view))
    #expect(one == other && one.hashValue == other.hashValue)
    _ = layout(one)
    #expect(one == other && one.hashValue == other.hashValue)
    #expect(try stage.resolve(view.environment { $0.iconScale = .large }) != one, "content is resolved in the view's environment")
  }

  @Test func resolvingMayCollectErrorsAndGoOn() throws {
    let resolver = stage.resolver
    var diagnostics: [Diagnostic] = []
    let view = ViewNode.row([Self.icon("no.such.icon"), .box(30, 10), Self.unknownFont])
    let resolved = try resolver.resolve(view, collecting: &diagnostics)
    #expect(diagnostics.map(\.code) == [.unknownIcon, .unknownFontFamily])
    #expect(layout(resolved).label.size == Size(width: 30, height: 10), "what cannot be drawn takes no room")
    #expect(throws: Diagnostic.self) { try resolver.resolve(view) }
  }
}
