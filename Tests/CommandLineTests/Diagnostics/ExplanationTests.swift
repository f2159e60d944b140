// SPDX-License-Identifier: MIT

import LabelCommands
import LabelCore
import LabelIcons
import LabelLayout
import LabelManifest
import LabelSettings
import LabelStrings
import LabelViewNode
import Testing

@Suite struct ExplanationTests {
  @Test(arguments: Explanation.all)
  func everyExplanationHasAParagraphAndAnExample(explanation: Explanation) {
    #expect(explanation.paragraph.count > 130)
    #expect(explanation.paragraph.hasSuffix("."))
    #expect(!explanation.example.isEmpty)
    #expect(explanation.text.hasPrefix("\(explanation.code.rawValue): \(explanation.title)\n\n"))
    #expect(explanation.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func codesAreFoundInLowerCaseAndWithoutPrefix() {
    for name in ["LK0102", "lk0102", "0102"] { #expect(Explanation.named(name)?.code == .unknownIcon) }
    #expect(Explanation.named("LK9999") == nil)
    #expect(Explanation.named("") == nil)
  }

  /// The YAML examples cause the diagnostic that they explain.
  @Test(arguments: [
    DiagnosticCode.unknownKey, .invalidColor, .invalidValue, .wrongType, .invalidNumber, .missingKey, .duplicateID, .unsafeID, .emptyLabel,
    .hiddenLabel, .wrappingWithAutoshrink,
  ])
  func examplesCauseTheirDiagnostic(code: DiagnosticCode) throws {
    var example = try #require(Explanation.of(code)).example
    if !example.contains("labels:") {
      let lines = example.split(separator: "\n").filter { $0.contains("LK") || code == .wrappingWithAutoshrink }
      example = "labels:\n  - id: a\n" + (code == .wrongType ? "" : "    title: A\n") + lines.map { "    " + $0 + "\n" }.joined()
    }
    if !example.contains("version:") { example = "version: 1\n" + example }
    let codes = Set(try Manifest.parse(ManifestDocument.read(Array(example.utf8), file: "m", format: .yaml)).diagnostics.map(\.code))
    #expect(codes == [code])
  }
}
