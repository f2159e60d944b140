// SPDX-License-Identifier: MIT

import LabelComparison
import LabelCore
import LabelSnapshotEngine
import Testing

struct HashFileTests {
  private func hash(_ argb: UInt32) -> PixelHash { PixelHash(of: SnapshotImage(Bitmap(width: 1, height: 1, pixels: [argb]))) }

  private var file: HashFile {
    var file = HashFile()
    let fingerprint = Fingerprint(fonts: ["Inter-Regular.ttf": "8d2c0a17c0ffee00"])
    for index in 0..<40 { file.entries["weather/rain-\(index)@2x"] = .init(hash: hash(UInt32(index)), fingerprint: fingerprint) }
    return file
  }

  @Test func writtenFileReadsBackEqual() throws {
    #expect(try HashFile(parsing: file.text, path: "x") == file)
    #expect(try HashFile(parsing: file.text, path: "x").text == file.text)
  }

  @Test func lineEndsOfWindowsAreRead() throws {
    #expect(try HashFile(parsing: file.text.replacing("\n", with: "\r\n"), path: "x") == file)
  }

  @Test func eachLabelHasOneLineOfAtMostEightyBytes() {
    let lines = file.text.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("@") }
    #expect(lines.count == 40 && lines.allSatisfy { $0.utf8.count + 1 <= 80 })
    let names = lines.compactMap { $0.split(separator: " ").last }
    #expect(names == names.sorted())
    var changed = file
    changed.entries["weather/rain-7@2x"]?.hash = hash(99)
    let pairs = zip(file.text.split(separator: "\n"), changed.text.split(separator: "\n"))
    #expect(pairs.count { $0 != $1 } == 1)
  }

  @Test(arguments: ["<<<<<<< HEAD", "=======", ">>>>>>> other", "||||||| base"])
  func mergeConflictMarkersAreReportedWithTheirLine(_ marker: String) {
    let text = file.text + marker + "\n"
    let line = text.split(separator: "\n").count
    do {
      _ = try HashFile(parsing: text, path: "Snapshots/snapshots.sha256")
      Issue.record("conflict markers were accepted")
    } catch { #expect(error.description.hasPrefix("Snapshots/snapshots.sha256:\(line): a merge left conflict markers")) }
  }

  @Test(arguments: ["abcd tooshort name", "one", "@x", "abcd \(String(repeating: "é", count: 43)) name"])
  func malformedLinesThrow(_ line: String) {
    #expect(throws: BaselineError.self) { try HashFile(parsing: line, path: "x") }
  }

  @Test func duplicateNamesThrow() {
    let line = "- \(hash(1)) a\n"
    #expect(throws: BaselineError.self) { try HashFile(parsing: line + line, path: "x") }
  }

  @Test func fingerprintDifferencesNameChangedAddedAndRemovedParts() {
    let old = Fingerprint(parsing: "LabelKit 0.1.0, FreeType 2.12.1, Inter Display.ttf 0000000000000011")
    let new = Fingerprint(parsing: "LabelKit 0.1.0, FreeType 2.13.0, Noto.ttf 0000000000000022")
    #expect(new.difference(from: old).causes.map(\.text) == ["Noto.ttf, was Inter Display.ttf", "FreeType 2.13.0, was 2.12.1"])
    #expect(old.difference(from: old).causes == [] && Fingerprint(parsing: old.description) == old)
  }
}
