// SPDX-License-Identifier: MIT

import Foundation
import LabelAudit
import LabelAuditRuns
import LabelCore
import LabelStrings
import TestSupport
import Testing

@Suite struct AcceptedFindingsTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Findings of many kinds, some in several locales, some of accessibility sizes alone.
  private func findings() throws -> [AuditFinding] {
    let labels = [
      "{ id: a, title: Pay, width: 40, font: { textStyle: body } }", "{ id: \"b \\\"c\\\" é\", title: A long title, width: 40 }",
      "{ id: c/d, title: A, color: \"#aaaaaa\", icon: { name: chevron.right, colors: [\"#bbbbbb\"] } }", "{ id: e, icon: xmark }",
    ]
    let manifest = "version: 1\nlabels:\n" + labels.map { "  - " + $0 }.joined(separator: "\n")
    return try AuditResult(of: manifest) { $0.options.pseudoLocales = [.accented, .double] }.findings.filter { !$0.isNote }
  }

  private func read(_ text: String) throws -> AcceptedFindings {
    let path = folder.appending(path: "m.audit.yaml").path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return try AcceptedFindings(contentsOf: path)
  }

  /// What is written is read again: it accepts each finding, and its text is the same, in whatever order findings were accepted.
  @Test func writtenFindingsAreAccepted() throws {
    let findings = try findings()
    #expect(findings.count >= 6)
    var file = AcceptedFindings(path: "m")
    for finding in findings { file.accept(finding) }
    var reversed = AcceptedFindings(path: "m")
    for finding in findings.reversed() { reversed.accept(finding) }
    #expect(file.text == reversed.text)
    let again = try read(file.text)
    #expect(again.text == file.text && again.count == file.count)
    for finding in findings { #expect(again.accepts(finding), "\(finding.diagnostic)") }
    #expect(file.text.split(separator: "\n").count == Set(findings.map(AcceptedFindings.key)).count + 1)
    // Without a line, its finding is new.
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices where lines[index].hasPrefix("- ") {
      var rest = lines
      rest.remove(at: index)
      let part = try read(rest.joined(separator: "\n"))
      #expect(findings.filter { !part.accepts($0) }.count == 1)
    }
  }

  @Test func findingsOfAccessibilitySizesAreNewAtOthers() throws {
    let cut = try #require(try findings().first { $0.code == .auditCutText && $0.labelID == "a" })
    #expect(cut.places.map(\.name) == ["en@accessibility", "en-XA", "en-XD"])
    func accepted(in locales: String) throws -> AcceptedFindings {
      try read("- {\"code\": \"LK0701\", \"label\": \"a\", \"locales\": \(locales)}\n")
    }
    #expect(try !accepted(in: #"["en@accessibility", "en-XA@accessibility", "en-XD"]"#).accepts(cut))
    #expect(try !accepted(in: #"["en", "en-XA"]"#).accepts(cut))
    #expect(try accepted(in: #"["en", "en-XA", "en-XD"]"#).accepts(cut))
    #expect(try accepted(in: #"["en@accessibility", "en-XA", "en-XD"]"#).accepts(cut))
  }

  @Test(arguments: [
    ("# LabelKit audit 1\n<<<<<<< HEAD\n- {\"code\": \"LK0701\", \"label\": \"a\"}\n", 2), ("=======\n", 1), ("\n>>>>>>> main\n", 2),
    ("||||||| base\n", 1), ("- {\"code\": \"LK0701\"}\n", 1), ("LK0701 a\n", 1), ("- {\"code\":\n", 1),
    ("- {\"code\": \"LK0701\", \"label\": \"a\"}\n- {\"code\": \"LK0701\", \"label\": \"a\", \"locales\": [\"de\"]}\n", 2),
  ]) func aLineThatCannotBeReadIsNamed(text: String, line: Int) throws {
    let error = #expect(throws: Diagnostic.self) { try read(text) }
    #expect(error?.code == .unusableAcceptedFindings && error?.location?.line == line && error?.exitCode == 65)
  }

  @Test func goneFindingsAreNamedAndPruned() throws {
    let lines = [#"- {"code": "LK0701", "label": "a"}"#, #"- {"code": "LK0711", "text": "k", "locales": ["ja"]}"#]
    var file = try read("# h\n" + lines.joined(separator: "\n") + "\n")
    let gone = file.goneWarnings { AcceptedFindings.labelID(of: $0) == "a" }
    #expect(gone.map { $0.location?.line } == [3] && gone[0].message.contains("LK0711 of \"k\""))
    #expect(file.prune { AcceptedFindings.labelID(of: $0) == "a" } == 1)
    #expect(file.count == 1 && file.text.contains("\"a\""))
  }

  @Test func theFileIsBesideItsManifest() {
    for (manifest, path) in [
      ("weather.yaml", "weather.audit.yaml"), ("a/b.labels.json", "a/b.labels.audit.yaml"), ("a.b/m", "a.b/m.audit.yaml"),
      (".yaml", ".yaml.audit.yaml"),
    ] { #expect(AcceptedFindings.path(besideManifest: manifest) == path) }
    #expect(throws: Never.self) { try AcceptedFindings(contentsOf: folder.appending(path: "none").path) }
  }
}
