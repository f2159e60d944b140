// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelPort
import LabelSystem
import TestSupport
import Testing

/// What a port has to change is found at its place, and nothing else.
@Suite struct PortReportTests {
  private let tree: ScratchTree
  /// LabelKit's names of these tests, so that they stay true when LabelKit gets more.
  private let table = NameTable(
    LabelKitNames(
      modules: "SwiftUI UIKit", exports: "Foundation",
      types: "Text Label Image Color View Binding TextField UIColor UIFont UIFont.Weight UIView UIImage",
      members: """
        .badge(_:) .listStyle(_:) .draw(_:) TextField(_:text:axis:) UIImage(named:)
        """, own: "", warnings: ".listStyle(.sidebar)\tis drawn as inset grouped"))

  init() throws { tree = try ScratchTree() }

  /// Each finding as `line:column code message` in one file.
  private func findings(_ code: String, _ others: [String: String] = [:]) throws -> [String] {
    try write(["a.swift": code].merging(others) { first, _ in first })
    return PortReport([tree.root], table: table).findings.filter { $0.location?.file.hasSuffix("/a.swift") == true }.map { finding in
      let location = finding.location.map { "\($0.line):\($0.column)" } ?? ""
      return "\(location) \(finding.code.rawValue) \(finding.message)"
    }
  }

  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = URL(filePath: tree.root).appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  @Test func missingNamesAreFound() throws {
    #expect(
      try findings(
        "import SwiftUI\nlet a = Canvas { _, _ in }\n  .fileImporter(isPresented: $b) { }\nlet c: SwiftUI.Table?, d = UIView.animate { }")
        == [
          "2:9 LK0545 LabelKit has no Canvas", "3:4 LK0545 LabelKit has no .fileImporter", "4:16 LK0545 LabelKit has no Table",
          "4:35 LK0545 LabelKit has no UIView.animate",
        ])
  }

  @Test func aNameThatTheFolderDeclaresIsNotReported() throws {
    let code =
      "import SwiftUI\nlet a = Canvas()\nText(\"\").fileImporter()\nfunc f<Table>(_: Table) {}\nlet b = TextField(\"\", text: $t, onCommit: {})\n"
    let others = [
      "b.swift": "struct Canvas {}", "x/c.swift": "extension View { func fileImporter() {} }",
      "d.swift": "extension TextField { init(_ a: String, text: Binding<String>, onCommit: () -> Void) {} }",
    ]
    #expect(try findings(code, others) == [])
  }

  @Test func supportedNamesLabelsAndOwnCodeAreNotReported() throws {
    #expect(try findings("import SwiftUI\nlet a = Text(\"Canvas\") // Canvas\nf(Canvas: 1)\na.Canvas\n/* .fileImporter */") == [])
    #expect(try findings("import Vapor\nlet a = Canvas().fileImporter()") == [], "no framework of Apple's is imported")
  }

  @Test func anOverrideOfAMissingMethodIsFoundAndHidesNothing() throws {
    #expect(
      try findings(
        "import UIKit\nclass A: B {\n  override public func touchesBegan(_ a: C) { x.touchesBegan(a) }\n  func reloadData() { y.reloadData() }\n}"
      ) == [
        "3:24 LK0545 LabelKit has no .touchesBegan to override", "3:49 LK0545 LabelKit has no .touchesBegan",
      ])
  }

  @Test func callsAreToldApartByTheirLabels() throws {
    #expect(
      try findings(
        "import SwiftUI\nTextField(\"\", text: $a)\nTextField(\"\", text: $a, onCommit: { f(b: 1) })\n\"a\".draw(in: r)\nlayer.draw(r)\nUIImage(resource: .logo)\nx.contextMenu { } preview: { }"
      ) == [
        "3:1 LK0545 LabelKit has no TextField(_:text:onCommit:)", "4:5 LK0545 LabelKit has no .draw(in:)",
        "6:1 LK0545 LabelKit has no UIImage(resource:)", "7:3 LK0545 LabelKit has no .contextMenu(preview:)",
      ])
  }

  @Test func namesOfAppKitAreUnavailable() throws {
    #expect(
      try findings("import SwiftUI\nimport AppKit\nlet a: NSColor = Color(nsColor: .red)\n#if os(macOS)\nlet b: NSFont\n#endif") == [
        "2:8 LK0552 there is no module AppKit on Linux", "3:8 LK0546 NSColor is not on iOS, and LabelKit has iOS's names only",
        "3:18 LK0546 Color(nsColor:) is not on iOS, and LabelKit has iOS's names only",
        "4:1 LK0548 Linux leaves out a line for macOS, and so does iOS",
      ])
  }

  @Test func differencesAreFoundByTheirArgument() throws {
    #expect(
      try findings("import SwiftUI\nx.listStyle(.sidebar).listStyle(.plain).listStyle(s)") == [
        "2:3 LK0547 .listStyle(.sidebar) is drawn as inset grouped"
      ])
  }

  @Test func branchesAndImportsOfOtherPlatformsAreFound() throws {
    #expect(
      try findings(
        "import SwiftUI\n#if os(iOS)\n  x.badge(1)\n  y.fileImporter()\n#endif\n#if canImport(WidgetKit)\nimport WidgetKit\n#endif\nimport struct MapKit.Map"
      ) == [
        "2:1 LK0548 Linux leaves out 2 lines that iOS may compile", "4:5 LK0545 LabelKit has no .fileImporter",
        "9:15 LK0552 there is no module MapKit on Linux",
      ])
  }

  @Test func attributesOfObjectiveCAreFound() throws {
    #expect(
      try findings(
        "import UIKit\nclass A {\n  @IBOutlet weak var a: B!\n  @objc func b() { f(#selector(b)) }\n}\nlet c = #colorLiteral(red: 1)") == [
          "3:3 LK0551 @IBOutlet needs files of Interface Builder, which LabelKit does not read",
          "4:3 LK0549 @objc needs Objective-C, which Linux does not have",
          "4:22 LK0550 #selector needs Objective-C's selectors, which Linux does not have", "6:9 LK0545 LabelKit has no #colorLiteral",
        ])
  }

  @Test func symbolsWithoutADrawingAreFound() throws {
    #expect(
      try findings(
        "import SwiftUI\nLabel(\"a\", systemImage: \"bolt.fil\")\nImage(systemName: on ? \"star\" : \"starr.fill\")\nImage(systemName: \"a\\(b)\")\nImage(systemName: n[\"x\"])\nImage(\"nope\")"
      ) == ["2:26 LK0102 no icon is named \"bolt.fil\"", "3:34 LK0102 no icon is named \"starr.fill\""])
    #expect(PortReport([tree.root], table: table).findings[0].suggestion == "bolt.fill")
  }

  @Test func classesOfTheMainActorNeedTheSetting() throws {
    let code = "import SwiftUI\n@MainActor @Observable(x) public final class Model {}\n@MainActor func f() {}\n@MainActor struct V: View {}"
    #expect(try findings(code) == ["2:46 LK0553 Model belongs to the main actor, and views do not unless the package says so"])
    let manifest = "let t = Target.target(name: \"a\", swiftSettings: [.defaultIsolation(MainActor.self)])"
    #expect(try findings(code, ["Package.swift": manifest]) == [])
  }

  @Test func theManifestOfTheFolderAboveCounts() throws {
    try write([
      "Package.swift": "let t = Target.target(name: \"a\", swiftSettings: [.defaultIsolation(MainActor.self)])",
      "Sources/App/a.swift": "import SwiftUI\n@MainActor class Model {}",
    ])
    #expect(PortReport([tree.root + "/Sources/App"], table: table).findings == [])
    #expect(PortReport([tree.root + "/Sources/App/a.swift"], table: table).findings == [])
  }

  @Test func countsNameFilesAndUses() throws {
    try write([
      "a.swift": "import SwiftUI\nCanvas()\nCanvas()\n#if os(iOS)\na\n#endif", "b.swift": "import SwiftUI\nCanvas()\nx.badge(NSColor.red)",
    ])
    let report = PortReport([tree.root], table: table)
    #expect(
      report.counts.map { "\($0.files) \($0.uses) \($0.cause)" } == [
        "2 3 LabelKit has no Canvas", "1 1 NSColor is not on iOS, and LabelKit has iOS's names only",
        "1 1 branches of #if that Linux leaves out",
      ])
    #expect(report.fileCount == 2 && report.exitCode == 1)
    #expect(PortReport([tree.root], table: table).findings == report.findings)
  }

  // MARK: Odd files

  @Test func oddFilesAreReportedAndTheOthersAreRead() throws {
    try write([
      "a.swift": "import SwiftUI\nlet a = \"b\nCanvas()", "nul.swift": "import SwiftUI\0Canvas", ".hidden/a.swift": "import AppKit",
      "Pods/a.swift": "import AppKit", "note.txt": "import AppKit", "empty.swift": "",
    ])
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: tree.root + "/circle", withDestinationPath: ".")
    try manager.createSymbolicLink(atPath: tree.root + "/gone.swift", withDestinationPath: "nowhere")
    try manager.createDirectory(atPath: tree.root + "/folder.swift", withIntermediateDirectories: false)
    let large = tree.root + "/large.swift"
    #expect(manager.createFile(atPath: large, contents: nil))
    try FileHandle(forWritingTo: URL(filePath: large)).truncate(atOffset: 100 << 20)

    let report = PortReport([tree.root, tree.root + "/missing"], table: table)
    #expect(report.findings.map { "\($0.location?.line ?? 0) \($0.code.rawValue)" } == ["2 LK0201", "3 LK0545"])
    #expect(report.failures.map(\.code) == [.noSuchFile, .fileTooLong, .syntax])
    #expect(report.exitCode == 75 && report.fileCount == 2)
  }

  @Test func anUnreadableFolderIsReported() throws {
    try write(["closed/a.swift": "import AppKit"])
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: tree.root + "/closed")
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: tree.root + "/closed") }
    let report = PortReport([tree.root], table: table)
    // The superuser reads everything.
    if getuid() != 0 { #expect(report.failures.map(\.code) == [.cannotRead] && report.exitCode == 66) }
  }

  @Test func findingsOfAFileAreLimited() throws {
    try write(["a.swift": "import SwiftUI\n" + String(repeating: "Canvas() ", count: 12_000)])
    let report = PortReport([tree.root], table: table)
    #expect(report.findings.count == 10_001 && report.findings.last?.code == .moreErrors)
  }

  @Test func aFolderWithoutFindingsIsFine() throws {
    try write(["a.swift": "import SwiftUI\nlet a = Text(\"\")"])
    #expect(PortReport([tree.root], table: table).exitCode == 0)
  }
}
