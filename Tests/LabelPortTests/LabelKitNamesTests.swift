// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelPort
import TestSupport
import Testing

/// The names that LabelKit has are those of its built modules.
@Suite struct LabelKitNamesTests {
  private static let symbols = Result { try SymbolNames() }

  /// So that `labelkit port` neither reports a name that exists nor misses one that does not.
  @Test func theTableHasTheNamesOfTheBuiltModules() throws {
    let files = try Self.symbols.get().files
    let environment = ProcessInfo.processInfo.environment
    if environment["LABELKIT_RECORD"] == "failed", environment["CI", default: ""].isEmpty {
      for (name, text) in files { try text.write(to: SymbolNames.file(name), atomically: true, encoding: .utf8) }
      return
    }
    let advice = "write it again: LABELKIT_RECORD=failed swift test --filter LabelKitNamesTests"
    for (name, text) in files {
      let new = Set(text.split(separator: "\n"))
      let old = Set(try String(contentsOf: SymbolNames.file(name), encoding: .utf8).split(separator: "\n"))
      let (added, gone) = (new.subtracting(old).sorted().prefix(20), old.subtracting(new).sorted().prefix(20))
      #expect(added == [] && gone == [], "\(name): \(advice)")
    }
  }

  /// A new name that `import SwiftUI` or `import UIKit` brings is either Apple's, or is listed as one of ours, or is nothing that a program sees.
  @Test func everyNameOfAnImportIsApplesOrListedAsOurs() throws {
    let apple = Set(
      [AppleNames.swiftUITypes, AppleNames.uiKitTypes, AppleNames.foundationTypes, AppleNames.combineTypes].flatMap(AppleNames.words))
    let own = Set(AppleNames.words(LabelKitNames.ownList))
    let unknown = try Self.symbols.get().topLevel.filter { !apple.contains($0) && !own.contains($0) && !$0.hasPrefix("_") }
    let advice =
      "add it to AppleNames if it is Apple's; otherwise keep it out of import SwiftUI, begin it with _, or list it in LabelKitNames+own"
    #expect(unknown.isEmpty, "\(unknown.sorted()): \(advice)")
  }

  /// The compiler and `labelkit port` refuse the same names with the same words.
  @Test func whatIsOutOfScopeIsSaidByTheCompilerToo() throws {
    let unavailable = try Self.symbols.get().unavailable
    for (reason, names) in AppleNames.outOfScope {
      for name in AppleNames.words(names) { #expect(unavailable[name.drop { $0 == "." }.description] == reason, "\(name)") }
    }
    let tree = try ScratchTree()
    try tree.make(
      file: "a.swift", holding: "import SwiftUI\nlet a: NSColor, b: UIAlertController\nbutton.addTarget(a, action: #selector(b), for: .all)"
    )
    let told = PortReport([tree.root + "/a.swift"]).findings.map { "\($0.message); \($0.help ?? "")" }
    let reasons = try ["NSColor", "UIAlertController"].map { try #require(unavailable[$0]) }
    #expect(told.count == 4 && told[0].replacing("NSColor is not", with: "it is not") == reasons[0])
    #expect(told[1] == "LabelKit has no UIAlertController; \(reasons[1])")
    #expect(
      told[2].hasPrefix("LabelKit has no .addTarget; it needs") && told[2].hasSuffix(told[3].replacing("#selector needs", with: "it needs"))
    )
  }

  /// What the table says to be drawn differently exists.
  @Test func whatIsDrawnDifferentlyExists() {
    for (pattern, _) in AppleNames.differences {
      var pattern = NamePattern(pattern)
      pattern.argument = nil
      #expect(LabelKitNames.current.has(pattern), "\(pattern)")
    }
  }

  /// Ported files and examples that compile with LabelKit have no missing name.
  @Test(arguments: ["Tests/PortedCodeTests", "Examples", "Sources/LabelKit/LabelKit.docc"])
  func codeThatCompilesHasNoMissingName(_ folder: String) {
    let root = SymbolNames.sources.deletingLastPathComponent()
    let report = PortReport([root.appending(path: folder).path])
    let wrong = report.findings.filter { [.missingAppleName, .unavailableAppleName, .missingModule].contains($0.code) }
    #expect(wrong.map { "\($0.location?.description ?? "") \($0.message)" } == [])
    #expect(report.fileCount > 0 && report.failures.isEmpty)
  }

  @Test func missingAndSupportedNamesAreTold() {
    let table = NameTable.standard
    let statuses = Dictionary(table.listing.map { ($0.name, $0.status) }, uniquingKeysWith: { first, _ in first })
    #expect(statuses["Label"] == .supported && statuses["UILabel"] == .supported && statuses[".labelStyle"] == .supported)
    #expect(statuses["NSColor"] == .unavailable && statuses["UISplitViewController"] == .missing)
    #expect(statuses.count == table.listing.count, "no name is listed twice")
  }
}
