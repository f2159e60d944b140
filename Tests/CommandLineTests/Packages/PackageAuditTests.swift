// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `labelkit audit` of a package; a script stands in for `swift build`.
@Suite struct PackageAuditTests {
  private let tool: Tool
  private let package: ScriptedPackage

  init() throws {
    tool = try Tool()
    package = try ScriptedPackage(in: tool.home.path)
  }

  private func audit(_ arguments: String...) throws -> Outcome {
    let path = URL(filePath: package.compiler).deletingLastPathComponent().path
    let environment = ["PATH": path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]
    return try tool.run(["audit", "--package-path", package.path] + arguments, environment: environment)
  }

  /// Previews and string tables are audited; one that traps fails alone, in whichever program it is.
  @Test func previewsAndStringTablesAreAudited() throws {
    let text = #"{ "stringUnit": { "state": "translated", "value": "Rain soon" } }"#
    try package.write(
      #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "soon": { "localizations": { "en": \#(text), "de": \#(text) } } } }"#,
      to: "Sources/Localizable.xcstrings")
    for jobs in ["1", "2", "5"] {
      let outcome = try audit("--jobs", jobs, "--format", "json")
      let lines = outcome.text.split(separator: "\n").map(String.init)
      #expect(outcome.code == 1 && lines.count == 2, "\(outcome.text)\(outcome.errors)")
      #expect(lines[0].contains(#""code":"LK0712""#) && lines[0].contains(#""locales":["de"]"#), "\(lines[0])")
      #expect(lines[0].contains("App/Sources/Localizable.xcstrings"), "\(lines[0])")
      // Three previews, two languages, twelve sizes, two schemes, two contrasts, two directions.
      #expect(lines[1].contains(#""labels":3,"variants":576"#) && lines[1].contains(#""failed":1"#), "\(lines[1])")
      #expect(outcome.errors.contains("LK0611") && outcome.errors.contains("PreviewHostProgram/main/Trap"), "\(outcome.errors)")
    }
  }

  /// What is accepted is in the package, and a filter leaves out the tables.
  @Test func acceptedFindingsAreInThePackage() throws {
    try package.write("Rain\u{10FFFD}", to: "Sources/text.txt")
    let first = try audit("--only", "Text", "--type-sizes", "large", "--accept")
    #expect(first.code == 0 && first.text.contains("LK0707"), "\(first.text)\(first.errors)")
    let file = try String(contentsOfFile: package.path + "/previews.audit.yaml", encoding: .utf8)
    #expect(file.contains(#"{"code": "LK0707", "label": "PreviewHostProgram/main/Text""#), "\(file)")
    let second = try audit("--only", "Text", "--type-sizes", "large", "--report", "page.html")
    #expect(second.code == 0 && second.text.isEmpty && second.errors.contains("1 preview in 8 variants: nothing new, 1 accepted"))
    #expect(try String(contentsOf: tool.home.appending(path: "work/page.html"), encoding: .utf8).contains(#""state":"accepted""#))
  }

  @Test func wrongArgumentsAreTold() throws {
    #expect(try audit("--only", "Snoww").errors.contains("a part of the name of a preview, not \"Snoww\""))
    for arguments in [["m.yaml"], ["--background", "red"], ["--strings", "s"], ["--report", "-"]] {
      #expect(try tool.run(["audit", "--package-path", package.path] + arguments).code == 64, "\(arguments)")
    }
    let outcome = try tool.run(["audit"])
    #expect(outcome.code == 64 && outcome.errors.contains("the current folder has no Package.swift"), "\(outcome.errors)")
  }
}
