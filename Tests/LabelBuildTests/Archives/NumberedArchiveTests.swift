// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import LabelManifest
import LabelSystem
import TestSupport
import Testing

/// Runs that write numbered archives, and those after them.
@Suite struct NumberedArchiveTests {
  let scratch: ScratchTree

  init() throws {
    scratch = try ScratchTree()
    for folder in ["out", "fresh"] { try scratch.make(folder: folder) }
  }

  /// Rows whose images differ in size.
  private static func rows(_ numbers: some Sequence<Int>) -> [String] {
    numbers.map { #"{"id": "g\#($0 % 3)/r\#($0)", "title": "\#(String(repeating: "W", count: $0 * 7 % 23))\#($0)", "scale": 1}"# }
  }

  private func write(_ rows: [String]) throws { try scratch.make(file: "m.ndjson", holding: rows.map { $0 + "\n" }.joined()) }

  private func run(into folder: String = "out", size: Int = 8 << 10, jobs: Int = 2, shard: String? = nil) throws -> Run {
    let series = try ArchiveSeries(pattern: "\(scratch.root)/\(folder)/a-%03d.tar", maximumBytes: size)
    var run = Run([scratch.root + "/m.ndjson"], into: .archives(series))
    // Archives do not use the cache, but without it each run would list the fonts again.
    run.cache = .file(scratch.root + "/cache.sqlite")
    run.jobs = jobs
    run.shard = try shard.map { try Shard(parsing: $0) }
    return run
  }

  /// The name of an archive without its ending.
  private static func name(_ number: Int) -> String { "a-" + String(1000 + number).dropFirst() }

  /// Performs a run: the results, and how many archives were written and kept.
  @discardableResult
  private func perform(_ run: Run) throws -> (results: [RunResult], archives: [ArchiveFile], orphans: [OrphanedFile], summary: RunSummary) {
    var results: [RunResult] = []
    var archives: [ArchiveFile] = []
    var orphans: [OrphanedFile] = []
    let summary = try run.perform { event in
      switch event {
      case .finished(let result): results.append(result)
      case .archive(let file): archives.append(file)
      case .orphan(let file): orphans.append(file)
      case .failed(let error): Issue.record("\(error)")
      case .planned: break
      }
    }
    #expect(summary.writtenArchives == archives.count)
    return (results, archives, orphans, summary)
  }

  private func files(_ folder: String = "out") -> [String: [UInt8]] {
    scratch.names().filter { $0.hasPrefix(folder + "/") }.reduce(into: [:]) { files, name in
      files[String(name.dropFirst(folder.utf8.count + 1))] = scratch.contents(name)
    }
  }

  /// The files in the archives of a folder, in their order.
  private func contents(_ folder: String = "out") throws -> [[(name: String, bytes: [UInt8])]] {
    try files(folder).filter { $0.key.hasSuffix(".tar") }.sorted { $0.key < $1.key }.map { try #require(TarFiles($0.value)).files }
  }

  // MARK: What is in the archives

  @Test(arguments: [1, 3000, 4096, 7000, 20_000, 1 << 30])
  func archivesHaveAllLabelsInOrderAndAtMostTheSize(size: Int) throws {
    try write(Self.rows(0..<24))
    try perform(try run(size: size))
    var inMemory = try run()
    inMemory.destination = .memory
    var expected: [(name: String, bytes: [UInt8])] = []
    _ = try inMemory.perform { event in
      guard case .finished(let result) = event, let path = result.path else { return }
      expected.append((path, result.bytes))
      expected.append((path.replacing(".png", with: ".json"), []))
    }
    let archives = try contents()
    let names = archives.flatMap { $0 }.map(\.name)
    #expect(names == expected.map(\.name))
    for (file, wanted) in zip(archives.flatMap { $0 }, expected) where file.name.hasSuffix(".png") { #expect(file.bytes == wanted.bytes) }
    for (number, archive) in archives.enumerated() {
      let name = Self.name(number)
      let bytes = try #require(files()[name + ".tar"]).count
      #expect(bytes <= size || archive.count == 2, "\(name) has \(bytes) bytes")
      // The next label would not have fitted.
      if number + 1 < archives.count {
        let next = archives[number + 1].prefix(2).reduce(0) { $0 + 512 + ($1.bytes.count + 511) / 512 * 512 }
        #expect(bytes + next > size)
      }
    }
  }

  @Test func descriptionsSayWhatIsInTheImage() throws {
    try write([
      #"{"id": "a.b", "title": "A", "variants": {"scale": [1, 2], "colorScheme": ["light", "dark"]}}"#,
      #"{"id": "c", "title": "C", "font": {"size": 30}, "height": 9}"#,
    ])
    try perform(try run())
    let files = try contents().flatMap { $0 }
    let keys = ["a%2Eb", "a%2Eb-dark", "a%2Eb@2x", "a%2Eb-dark@2x", "c"]
    let expected = keys.flatMap { key in ["\(key).png", "\(key).json"] }
    #expect(Set(files.map(\.name)) == Set(expected))
    for (image, description) in stride(from: 0, to: files.count, by: 2).map({ (files[$0], files[$0 + 1]) }) {
      #expect(image.name.dropLast(4) == description.name.dropLast(5))
      let json = try #require(try JSONSerialization.jsonObject(with: Data(description.bytes)) as? [String: Any])
      #expect(json["digest"] as? String == SHA256.digits(of: image.bytes))
      #expect(json["id"] as? String == (image.name.hasPrefix("c") ? "c" : "a.b"))
      let size = try #require(PNGSize(image.bytes))
      #expect(json["width"] as? Int == size.width)
      #expect(json["height"] as? Int == size.height)
      let variant = json["variant"] as? [String: Any]
      #expect(variant?.keys.sorted() == (image.name.hasPrefix("c") ? nil : ["colorScheme", "scale"]))
      #expect(json["diagnostics"] is [Any])
    }
  }

  @Test(arguments: [1, 2, 5]) func bytesDoNotDependOnTheNumberOfThreads(jobs: Int) throws {
    try write(Self.rows(0..<30) + ["no JSON"] + Self.rows(30..<40))
    try perform(try run(into: "fresh", jobs: 3))
    try perform(try run(jobs: jobs))
    #expect(files() == files("fresh") && files().count > 4)
  }

  @Test func manifestDescribesItsArchive() throws {
    let (good, bad) = (Self.rows(0..<3), #"{"id": "bad", "title": "B", "icon": "bolt.fil"}"#)
    try write(good + [bad])
    let (_, archives, _, summary) = try perform(try run(size: 1 << 20, shard: "0/1"))
    #expect(summary.exitCode == 1)
    let contents = try #require(files()["a-000.json"])
    let manifest = try #require(ArchiveManifest(contents))
    let archive = try #require(files()["a-000.tar"])
    #expect((manifest.archive, manifest.shard, manifest.maximumBytes) == ("a-000.tar", "0/1", 1 << 20))
    #expect((manifest.first, manifest.count, manifest.failed, manifest.bytes) == (0, 3, 1, archive.count))
    #expect(manifest.failures == [.init(position: 3, id: "bad", codes: ["LK0102"])])
    #expect(manifest.checksum == SHA256.digits(of: archive))
    let images = try self.contents()[0].filter { $0.name.hasSuffix(".png") }
    #expect(manifest.digest == SHA256.digits(of: images.flatMap { SHA256.hash($0.bytes) }))
    #expect(manifest.fingerprint.count == 32)
    #expect(archives == [ArchiveFile(path: scratch.out + "/a-000.tar", manifest)])
    #expect(ArchiveManifest(Array(manifest.text.utf8)) == manifest)
  }

  @Test func runWithoutLabelsHasOneEmptyArchive() throws {
    try write([])
    #expect(try perform(try run()).archives.map(\.count) == [0])
    #expect(try contents().map(\.count) == [0])
    try write(Self.rows(0..<2))
    #expect(try perform(try run()).archives.map(\.count) == [2])
    try write(["no JSON"])
    #expect(try perform(try run()).archives.map(\.failed) == [1])
  }

  // MARK: The next run

  /// After any change of the rows the files are those of a run that begins with nothing.
  @Test(arguments: 0..<(SlowBuild.isEnabled ? 12 : 4)) func nextRunGivesTheFilesOfAFreshOne(seed: UInt64) throws {
    var generator = Seeded(state: seed)
    var rows = Self.rows(0..<40)
    var next = 40
    for _ in 0..<5 {
      try write(rows)
      try perform(try run(jobs: 3))
      for name in files("fresh").keys { try FileManager.default.removeItem(atPath: scratch.root + "/fresh/" + name) }
      try perform(try run(into: "fresh", jobs: 1))
      #expect(files() == files("fresh"))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: rows[Int.random(in: rows.indices, using: &generator)] = Self.rows([next])[0]
      case 1: rows.insert(Self.rows([next])[0], at: Int.random(in: 0...rows.count, using: &generator))
      case 2: rows.remove(at: Int.random(in: rows.indices, using: &generator))
      case 3: rows.removeLast(Int.random(in: 1...rows.count / 2, using: &generator))
      case 4: rows[Int.random(in: rows.indices, using: &generator)] = #"{"id": "x\#(next)", "title": "X", "icon": "bolt.fil"}"#
      default: rows += Self.rows(next..<next + 9)
      }
      next += 9
    }
  }

  @Test func archivesOfALongerRunAreRemovedAndOtherFilesStay() throws {
    try write(Self.rows(0..<40))
    let count = try perform(try run()).archives.count
    try scratch.make(file: "out/a-900.tar", holding: "")
    try scratch.make(file: "out/a-12.tar", holding: "mine")
    try scratch.make(file: "out/b-900.tar", holding: "mine")
    try write(Self.rows(0..<2))
    let (_, archives, orphans, _) = try perform(try run())
    #expect(archives.count == 1)
    var expected: [OrphanedFile] = []
    for name in (1..<count).map(Self.name) {
      for type in ["tar", "json"] { expected.append(OrphanedFile(path: "\(scratch.out)/\(name).\(type)", fate: .removed)) }
    }
    expected.append(OrphanedFile(path: "\(scratch.out)/a-900.tar", fate: .unknown))
    #expect(orphans == expected)
    #expect(files().keys.sorted() == ["a-000.json", "a-000.tar", "a-12.tar", "a-900.tar", "b-900.tar"])
  }

  @Test func runThatStopsKeepsTheArchivesThatAreComplete() throws {
    try write(Self.rows(0..<20) + Array(repeating: "no JSON", count: 3) + Self.rows(20..<40))
    let whole = try perform(try run()).archives
    let before = files()
    for name in before.keys { try FileManager.default.removeItem(atPath: scratch.out + "/" + name) }
    var stopped = try run()
    stopped.maximumFailures = 2
    let archives = try perform(stopped).archives
    #expect(!archives.isEmpty && archives.count < whole.count && archives == Array(whole.prefix(archives.count)))
    for (name, bytes) in files() { #expect(before[name] == bytes) }
    try perform(try run())
    #expect(files() == before)
  }

  /// The sum of both numbers is more than an integer can be.
  @Test func failureBeyondTheArchiveMakesAManifestInvalid() throws {
    try write(Self.rows(0..<20))
    try perform(try run())
    let before = files()
    var manifest = try #require(ArchiveManifest(before["a-000.json"] ?? []))
    manifest.first = 1 << 59
    (manifest.failed, manifest.failures) = (1, [.init(position: .max - 1023, id: nil, codes: [])])
    #expect(ArchiveManifest(Array(manifest.text.utf8)) == nil)
    try scratch.make(file: "out/a-000.json", holding: manifest.text)
    try perform(try run())
    #expect(files() == before)
  }

  // MARK: Shards

  @Test func archivesOfAnotherShardAreNotReplaced() throws {
    try write(Self.rows(0..<20))
    try perform(try run(shard: "0/2"))
    let before = files()
    for shard in ["1/2", "0/3", nil] {
      let summary = try run(shard: shard).perform()
      #expect(summary.failure?.code == .otherShard && summary.exitCode == 73)
    }
    #expect(files() == before)
    try scratch.make(file: "fresh/a-000.json", holding: #"{"labels": []}"#)
    #expect(try run(into: "fresh").perform().failure?.code == .notReplaced)
  }

  @Test(arguments: [1, 2, 5]) func archivesOfAllShardsHaveAllLabels(count: Int) throws {
    try write(Self.rows(0..<40))
    try perform(try run(into: "fresh", size: 1 << 30))
    var all: [String: [UInt8]] = [:]
    for number in 0..<count {
      try scratch.make(folder: "out\(number)")
      try perform(try run(into: "out\(number)", shard: "\(number)/\(count)"))
      for file in try contents("out\(number)").flatMap({ $0 }) { #expect(all.updateValue(file.bytes, forKey: file.name) == nil) }
    }
    #expect(all == Dictionary(uniqueKeysWithValues: try contents("fresh")[0].map { ($0.name, $0.bytes) }))
  }

  // MARK: A full disk

  @Test func diskThatBecomesFullLeavesWholeArchives() throws {
    try write(Self.rows(0..<20))
    try perform(try run(into: "fresh"))
    let expected = files("fresh")
    #expect(expected.count > 4)
    for count in 0... {
      for name in files().keys { try FileManager.default.removeItem(atPath: scratch.out + "/" + name) }
      let fault = WriteFault(below: URL(fileURLWithPath: scratch.root).resolvingSymlinksInPath().path, after: count)
      var errors: [Diagnostic] = []
      let summary = try run(jobs: 1).perform { event in if case .failed(let error) = event { errors.append(error) } }
      if fault.end() == 0 {
        #expect(files() == expected && count > 10)
        break
      }
      #expect(summary.exitCode == 73 && errors.count == 1 && errors[0].code == .diskFull, "\(errors)")
      for (name, bytes) in files() { #expect(bytes == expected[name], "after \(count) writes \(name) is not complete") }
      #expect(try perform(try run()).summary.exitCode == 0)
      #expect(files() == expected)
    }
  }
}
