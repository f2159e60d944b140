// SPDX-License-Identifier: MIT

import Foundation
import LabelIcons
import Testing

/// The files of `Resources/icons` meet the bar that `labelkit icons check` measures.
struct DrawingBarTests {
  static let files: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Resources/icons").standardizedFileURL
    let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return all.filter { $0.pathExtension == "svg" }.sorted { $0.path() < $1.path() }
  }()

  @Test func thereAreIconsAndAllAreBuiltIn() {
    #expect(!Self.files.isEmpty)
    let registry = IconRegistry()
    let drawn = registry.names.filter { !registry.isGenerated($0) }
    #expect(drawn == Self.files.map { $0.deletingPathExtension().lastPathComponent }.sorted())
  }

  @Test(arguments: files)
  func everyIconMeetsTheBar(file: URL) throws {
    let name = file.deletingPathExtension().lastPathComponent
    let findings = try IconCheck(Array(try Data(contentsOf: file)), name: name, paint: IconPicture.paint).findings
    #expect(findings.map { "\(name):\($0.line ?? 0): \($0.rule.rawValue): \($0.reason)" } == [])
  }

  /// An upright or level line is sharp at full size where its middle or its edge lies on half a unit; ends that lie there meet.
  @Test(arguments: [IconRule.grid, .ends])
  func mostOfTheSetLiesOnHalvesOfTheGrid(rule: IconRule) throws {
    let grid = try Self.files.reduce(GridShare()) { sum, file in
      let bytes = Array(try Data(contentsOf: file))
      return sum + GridShare(of: try Icon(name: file.path(), svg: bytes, path: file.path()), drawnBy: bytes)
    }
    #expect(IconCheck.findings(about: grid).filter { $0.rule == rule }.map(\.reason) == [])
  }

  @Test(arguments: files)
  func everyIconIsNamedInSmallLettersDigitsAndDots(file: URL) {
    let name = file.deletingPathExtension().lastPathComponent
    #expect(name.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)*/) != nil)
  }
}
