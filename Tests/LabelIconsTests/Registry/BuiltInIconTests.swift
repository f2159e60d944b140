// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelIcons
import LabelSettings
import TestSupport
import Testing

/// The files of `Resources/icons` pass `labelkit icons check`.
struct BuiltInIconTests {
  static let files: [URL] = {
    let folder = Checkout.root.appending(path: "Resources/icons")
    let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return all.filter { $0.pathExtension == "svg" }.sorted { $0.path() < $1.path() }
  }()

  @Test func everyIconFileIsBuiltIn() {
    #expect(!Self.files.isEmpty)
    let registry = IconRegistry()
    let drawn = registry.names.filter { !registry.isGenerated($0) }
    #expect(drawn == Self.files.map { $0.deletingPathExtension().lastPathComponent }.sorted())
  }

  @Test func everyIconPassesTheCheck() throws {
    var pictures: [(name: String, picture: IconCheck.Picture)] = []
    for file in Self.files {
      let name = file.deletingPathExtension().lastPathComponent
      let check = try IconCheck(Array(try Data(contentsOf: file)), name: name, paint: IconImage.paint)
      #expect(check.diagnostics.map { "\(name):\($0.line ?? 0): \($0.rule.rawValue): \($0.reason)" } == [])
      if let picture = check.picture { pictures.append((name, picture)) }
    }
    #expect(IconCheck.twins(in: pictures).map { "\($0.name): \($0.diagnostic.reason)" } == [])
  }

  /// Drawings whose gaps would close have thinner lines at black; if there were many, rows of icons would look uneven.
  @Test func threeFifthsOfTheSetHaveFourFifthsOfTheFullLineAtBlack() throws {
    func line(_ share: Double) -> Double { SymbolProportions(.black, .medium, weightShare: share).lineRatio }
    let shares = try Self.files.map { file in
      try Icon(name: file.lastPathComponent, svg: Array(try Data(contentsOf: file)), path: file.path()).weightShare
    }
    // A share of 0.65 gives 79.9 %.
    #expect(5 * shares.count { line($0) > 0.799 * line(1) } >= 3 * shares.count)
  }

  /// A horizontal or vertical line is sharp at full size if its centre line or an edge is on a half unit; end points there can meet.
  @Test(arguments: [IconRule.grid, .ends])
  func mostOfTheSetIsOnHalfUnitsOfTheGrid(rule: IconRule) throws {
    let grid = try Self.files.reduce(GridAlignment()) { sum, file in
      let bytes = Array(try Data(contentsOf: file))
      return sum + GridAlignment(of: try Icon(name: file.path(), svg: bytes, path: file.path()), drawnBy: bytes)
    }
    #expect(IconCheck.diagnostics(about: grid).filter { $0.rule == rule }.map(\.reason) == [])
  }

  @Test func noIconHasColorsInItsFile() {
    let registry = IconRegistry()
    #expect(registry.names.filter { (try? registry.icon(named: $0).hasSeveralColors) ?? true } == [])
  }

  @Test func everyNameHasOnlyLowerCaseLettersDigitsAndDots() {
    let names = Self.files.map { $0.deletingPathExtension().lastPathComponent }
    #expect(names.filter { $0.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)*/) == nil } == [])
  }
}
