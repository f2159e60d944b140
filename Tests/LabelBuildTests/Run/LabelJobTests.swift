// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import LabelEngine
import LabelIcons
import LabelManifest
import LabelSettings
import LabelText
import Testing

@Suite struct LabelJobTests {
  private func codes(_ label: String) throws -> [DiagnosticCode] {
    let text = "version: 1\nlabels:\n  - {id: a, \(label)}"
    var plan = ManifestPlan()
    plan.add(try ManifestDocument.read(Array(text.utf8), file: "m.yaml", format: .yaml))
    let job = try #require(plan.outputs.first).job
    do {
      _ = try RendererPool.shared.renderer().render(job)
      return []
    } catch let failure as RenderFailure {
      #expect(failure.diagnostics.allSatisfy { $0.location?.line == 3 && $0.labelID == "a" })
      return failure.diagnostics.map(\.code)
    }
  }

  @Test func errorsOfIconAndTitleAreBothReported() throws {
    #expect(try codes("title: \"\\U0010FFFD\", icon: bolt.fil") == [.unknownIcon, .missingGlyph])
    #expect(try codes("title: A, icon: bolt.fil") == [.unknownIcon])
    #expect(try codes("title: A, icon: bolt.fill, font: {family: Intre}") == [.unknownFontFamily])
    #expect(try codes("title: \"\\U0010FFFD\"") == [.missingGlyph])
    #expect(try codes("title: A, icon: bolt.fill") == [])
  }
}
