// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import LabelManifest
import TestSupport
import Testing

/// The names of numbered archives and the keys of labels in them.
@Suite struct ArchiveSeriesTests {
  @Test(arguments: [
    ("out-%06d.tar", 0, "out-000000.tar"), ("out-%06d.tar", 1_234_567, "out-1234567.tar"), ("a/b.c/%d.tar", 42, "a/b.c/42.tar"),
    ("/tmp/x-%01d.y.tar", 9, "/tmp/x-9.y.tar"), ("%03d.tar", 7, "007.tar"), ("0%d0.tar", 7, "070.tar"),
  ])
  func archivesAreNumbered(pattern: String, number: Int, path: String) throws {
    let series = try ArchiveSeries(pattern: pattern, maximumBytes: 1)
    #expect(series.path(number) == path)
    #expect(series.manifestPath(number) == path.dropLast(4) + ".json")
    for file in [series.path(number), series.manifestPath(number)] {
      let name = file.split(separator: "/").last.map(String.init) ?? ""
      #expect(series.number(ofName: name) == number)
      for other in ["x" + name, name + "x", name.replacing(".tar", with: "..tar"), ""] where other != name {
        #expect(series.number(ofName: other) == nil, "\(other)")
      }
    }
  }

  @Test func onlyTheDigitsOfThePatternAreANumber() throws {
    let series = try ArchiveSeries(pattern: "a-%03d.tar", maximumBytes: 1)
    for name in ["a-1.tar", "a-0001.tar", "a-+01.tar", "a--01.tar", "a-١٢٣.tar", "a-001.txt", "a-.tar", "a-99999999999999999999.tar"] {
      #expect(series.number(ofName: name) == nil, "\(name)")
    }
    #expect(series.number(ofName: "a-1000.json") == 1000)
  }

  @Test(arguments: [
    "out.tar", "out-%d", "out-%d.tgz", "%d-%d.tar", "%d/out.tar", "out-%6d.tar", "out-%006d.tar", "out-%00d.tar", "out-%-6d.tar",
    "out-%i.tar",
    "out-%%.tar", "100%-%d.tar", "out-%06D.tar", "",
  ])
  func otherPatternsAreErrors(pattern: String) {
    #expect { try ArchiveSeries(pattern: pattern, maximumBytes: 1) } throws: { ($0 as? LabelError)?.code == .invalidValue }
  }

  @Test func patternWithoutASizeIsRecognized() {
    for path in ["out-%06d.tar", "%d", "a%6d.tar", "%%d"] { #expect(ArchiveSeries.isPattern(path), "\(path)") }
    for path in ["out.tar", "100%.tar", "50% done.tar", "%", "%x-%s.tar"] { #expect(!ArchiveSeries.isPattern(path), "\(path)") }
  }

  @Test(arguments: [("1", 1), ("512M", 512 << 20), ("3K", 3072), ("2G", 2 << 30), ("0000001K", 1024), ("1000000000000", 1_000_000_000_000)])
  func sizesHaveUnits(text: String, bytes: Int) throws {
    #expect(try ArchiveSeries.bytes(parsing: text) == bytes)
  }

  @Test(arguments: [
    "", "0", "0M", "-1", "+1", "1.5G", "512MB", "512m", "M", "1T", "９", "9999999999999G", "99999999999999999999", " 1", "1 M",
  ])
  func otherSizesAreErrors(text: String) {
    #expect { try ArchiveSeries.bytes(parsing: text) } throws: { error in
      guard let error = error as? LabelError, error.code == .invalidValue else { return false }
      return error.message.hasPrefix("\"--archive-size\" takes ") && error.message.hasSuffix(", not \"\(text)\"")
        && error.nearest == (text == "512m" ? ["512M"] : [])
    }
  }

  // MARK: Keys

  @Test(arguments: [
    ("rain.png", "rain"), ("weather/rain@2x.png", "weather/rain@2x"), ("v1.2/a.b.png", "v1.2/a%2Eb"), ("100%.png", "100%25"),
    ("a%2Eb.png", "a%252Eb"), (".hidden.png", "%2Ehidden"), ("__meta__/a.png", "%5F_meta__/a"), ("____/a.png", "%5F___/a"),
    ("a/__meta__/b.png", "a/__meta__/b"), ("__meta__.png", "__meta__"), ("___/a.png", "___/a"), ("雨.png", "雨"), ("a.PNG", "a%2EPNG"),
    ("a/.png", "a/%"),
  ])
  func keyIsThePathWithoutDots(path: String, key: String) throws {
    #expect(ArchiveKey.of(try OutputPath(path)) == key)
  }

  /// What webdataset 1.0 does with the name of a file: `base_plus_ext` in tariterators.py, and the files that it skips.
  private func read(_ name: String) throws -> (key: String, suffix: String)? {
    if name.prefixMatch(of: #/__[^\/]*__($|\/)/#) != nil { return nil }
    guard let match = try #/((?:.*\/|)[^.]+)[.]([^\/]*)/#.wholeMatch(in: name) else { return nil }
    return (String(match.1), String(match.2))
  }

  @Test func everyPathIsASampleOfItsOwnForWebDataset() throws {
    var generator = Seeded(state: 24)
    var paths: [String: String] = [:]
    let pieces = ["a", ".", "%", "2E", "25", "5F", "_", "__", "/", "b", "é", "@2x", ".png"]
    for _ in 0..<(SlowBuild.isEnabled ? 20_000 : 3000) {
      let text =
        (0..<Int.random(in: 1...6, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "a" }.joined() + ".png"
      guard let path = try? OutputPath(text) else { continue }
      let key = ArchiveKey.of(path)
      #expect(paths.updateValue(text, forKey: key) ?? text == text, "\(key) is the key of two paths")
      for suffix in ["png", "json"] {
        let sample = try read("\(key).\(suffix)")
        #expect(sample?.key == key && sample?.suffix == suffix, "\(text)")
      }
    }
    #expect(paths.count > (SlowBuild.isEnabled ? 4000 : 600))
  }
}
