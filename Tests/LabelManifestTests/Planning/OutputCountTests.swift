// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import Testing

/// The number of files is known before any is planned.
@Suite struct OutputCountTests {
  private func axes(_ counts: [Int]) -> VariantAxes {
    var axes = VariantAxes()
    axes.scale = (0..<counts[0]).map { Double($0) }
    if counts.count > 1 { axes.locale = (0..<counts[1]).map { "l\($0)" } }
    return axes
  }

  @Test func countIsTheProductOfTheValues() {
    #expect(VariantAxes().count() == 1)
    #expect(axes([3]).count() == 3)
    #expect(axes([3, 5]).count() == 15)
    // An empty list varies nothing.
    #expect(axes([0, 5]).count() == 5)
    #expect(axes([1000, 1000]).count() == 1_000_000)
  }

  private func plan(_ text: String) throws -> ManifestPlan {
    var plan = ManifestPlan()
    plan.add(try ManifestDocument.read(Array(text.utf8), file: "m.yaml", format: .yaml))
    return plan
  }

  private func scales(_ count: Int) -> String { "[" + (1...count).map { String(Double($0) / 1000 + 0.1) }.joined(separator: ", ") + "]" }

  @Test func labelWithTooManyVariantsFailsAlone() throws {
    let plan = try plan(
      """
      version: 1
      labels:
        - { id: a, title: A, variants: { scale: \(scales(5001)), contrast: [standard, increased] } }
        - { id: b, title: B, variants: { scale: \(scales(50)), contrast: [standard, increased] } }
      """)
    #expect(plan.headDiagnostics.isEmpty && plan.failedLabels == 1 && plan.outputs.count == 100)
    #expect(plan.diagnostics.map(\.cause) == [.label(.tooManyOutputs(of: "the label", count: 10_002, limit: 10_000))])
    #expect(plan.diagnostics.first?.location?.line == 3)
  }

  @Test func manifestWithTooManyFilesIsNotPlannedAtAll() throws {
    let labels = (0..<401).map { "  - { id: l\($0), title: A }" }.joined(separator: "\n")
    let own = (401..<410).map { "  - { id: l\($0), title: A, variants: { scale: [1], contrast: [standard] } }" }.joined(separator: "\n")
    let plan = try plan("version: 1\nvariants: { scale: \(scales(1250)) }\nlabels:\n\(labels)\n\(own)\n")
    #expect(plan.items.isEmpty)
    #expect(plan.headDiagnostics.map(\.cause) == [.label(.tooManyOutputs(of: "the manifest", count: 501_259, limit: 500_000))])
    #expect(plan.headDiagnostics.first?.location?.line == 2)
  }
}
