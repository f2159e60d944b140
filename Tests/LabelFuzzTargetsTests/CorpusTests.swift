// SPDX-License-Identifier: MIT

import Foundation
import LabelFuzzTargets
import Testing

/// Replays the fuzzer's corpora: what once was a finding is a test from then on. A crash ends the whole test run; `scripts/fuzz` names the file.
struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fuzz").standardizedFileURL

  private static func files(of target: FuzzTarget) throws -> [URL] {
    let folder = folder.appending(path: "corpora/\(target.rawValue)")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).sorted { $0.path < $1.path }
  }

  @Test(arguments: FuzzTarget.allCases)
  func everyFileOfACorpusIsReadToItsEnd(_ target: FuzzTarget) throws {
    for file in try Self.files(of: target) { target.run([UInt8](try Data(contentsOf: file))) }
  }

  @Test(arguments: FuzzTarget.allCases)
  func corporaAreSmallFilesOfSeveralKinds(_ target: FuzzTarget) throws {
    let files = try Self.files(of: target)
    #expect(files.count >= 12)
    for file in files {
      let size = try Data(contentsOf: file).count
      #expect(size <= 4096, "\(file.lastPathComponent)")
    }
  }

  @Test func everyCorpusAndDictionaryBelongsToATarget() throws {
    let targets = Set(FuzzTarget.allCases.map(\.rawValue))
    let corpora = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: "corpora").path)
    #expect(Set(corpora) == targets)
    let dictionaries = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: "dictionaries").path)
    #expect(Set(dictionaries) == Set((targets.union(["numbers"])).map { $0 + ".dict" }))
  }

  @Test(arguments: FuzzTarget.allCases)
  func everyTargetEndsForNoBytesAndForEachSingleByte(_ target: FuzzTarget) {
    target.run([])
    // A title of a font or record costs more than a manifest.
    for byte in stride(from: UInt8(0), to: 255, by: target == .font || target == .record ? 51 : 5) { target.run([byte]) }
  }
}
