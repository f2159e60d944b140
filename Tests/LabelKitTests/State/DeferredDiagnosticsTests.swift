// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelIcons
import LabelKit
import LabelLayout
import LabelViewNode
import Testing

/// Errors in content that depends on the layout, which the layout collects because it cannot throw.
@Suite struct DeferredDiagnosticsTests {
  private var view: some View { GeometryReader { _ in Image(systemName: "no.such.symbol") }.frame(width: 20, height: 20) }

  private static var node: ViewNode { .geometry(GeometryNode { _ in .image(ImageNode(.named("no.such.symbol"))) }) }

  private func code(_ work: () throws -> Void) -> DiagnosticCode? {
    do {
      try work()
      return nil
    } catch { return (error as? Diagnostic)?.code }
  }

  @Test func imageRendererThrowsThem() {
    #expect(code { _ = try ImageRenderer(content: view).bitmap() } == .unknownIcon)
    #expect(code { _ = try ImageRenderer(content: view).pngData() } == .unknownIcon)
    #expect(code { _ = try ImageRenderer(content: view.onAppear {}).pngData() } == .unknownIcon)
    #expect(code { _ = try ImageRenderer(content: view).accessibilityDescription() } == .unknownIcon, "the description of laid-out views")
  }

  @Test(arguments: Stage.allCases) func renderingThrowsThemAtTheLayoutStage(stage: Stage) throws {
    let renderer = try RendererPool.shared.renderer()
    let found = code { _ = try renderer.render(Self.node, in: RenderEnvironment(), upTo: stage) }
    #expect(found == (stage >= .layout ? .unknownIcon : nil))
  }
}
