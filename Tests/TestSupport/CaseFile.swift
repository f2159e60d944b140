// SPDX-License-Identifier: MIT

package import Foundation
package import Testing

/// A file of `Tests/cases`: inputs of a test. What they give is in the file with the same name and the ending `.dump`.
///
/// `Tests/cases/README.md` says how to add one.
package struct CaseFile: Sendable, CustomTestStringConvertible {
  /// The path below `Tests/cases`.
  package let path: String

  package var testDescription: String { path }

  /// The file.
  package var url: URL { Self.root.appending(path: path) }
  /// The file with what the inputs give. Files that differ only in their ending share it.
  private var dump: URL { url.deletingPathExtension().appendingPathExtension(Self.dumpEnding) }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../cases").standardizedFileURL
  private static let dumpEnding = "dump"

  /// Whether dumps are written instead of compared, as snapshots are accepted; never on a build server.
  private static let records: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["LABELKIT_RECORD"] == "failed" && environment["CI", default: ""].isEmpty
  }()

  /// Returns the files with these endings in a folder and the folders in it, sorted.
  package static func all(in folder: String, _ endings: String...) -> [CaseFile] {
    paths(in: folder).filter { path in endings.contains { path.hasSuffix("." + $0) } }.map(CaseFile.init)
  }

  /// Checks that a folder has cases, and no dump without one.
  package static func expectNoUnusedDumps(in folder: String, _ cases: [CaseFile], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!cases.isEmpty, sourceLocation: sourceLocation)
    let used = Set(cases.map(\.dump.path))
    let unused = paths(in: folder).filter { $0.hasSuffix("." + dumpEnding) && !used.contains(root.appending(path: $0).path) }
    #expect(unused == [], "these belong to no case", sourceLocation: sourceLocation)
  }

  private static func paths(in folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap { $0 as? String } ?? []
    return found.sorted().map { folder + "/" + $0 }
  }

  /// The inputs of the file, in order.
  package func inputs() throws -> [CaseInput] { CaseInput.all(in: Array(try Data(contentsOf: url))) }

  /// Checks that every input gives its dump, or writes the dumps if `LABELKIT_RECORD` is `failed`.
  ///
  /// - Parameter dumpText: Returns what an input gives, as lines.
  package func expectDumps(sourceLocation: SourceLocation = #_sourceLocation, of dumpText: (CaseInput) throws -> String) throws {
    let found = try inputs().map { input in
      let text = try dumpText(input)
      return CaseInput(name: input.name, bytes: Array((text.hasSuffix("\n") ? String(text.dropLast()) : text).utf8))
    }
    let old = try? Data(contentsOf: dump)
    if Self.records {
      let new = Data(CaseInput.file(of: found))
      if old != new { try new.write(to: dump) }
      return
    }
    let expected = old.map { CaseInput.all(in: Array($0)) } ?? []
    for input in found {
      let wanted = expected.first { $0.name == input.name }
      guard wanted?.bytes != input.bytes else { continue }
      Issue.record(Comment(rawValue: difference(of: input, from: wanted)), sourceLocation: sourceLocation)
    }
    let names = Set(found.map(\.name))
    #expect(names.count == found.count, "two cases have the same name", sourceLocation: sourceLocation)
    #expect(expected.map(\.name).filter { !names.contains($0) } == [], "these are in the dump alone", sourceLocation: sourceLocation)
  }

  /// The first line that differs.
  private func difference(of found: CaseInput, from wanted: CaseInput?) -> String {
    let name = found.name.isEmpty ? path : "\(path), \(found.name)"
    let advice = "if that is meant: LABELKIT_RECORD=failed scripts/test --filter CaseTests"
    guard let wanted else { return "\(name): there is no dump, which would be\n\(found.text)\n\(advice)" }
    let (lines, other) = (found.lines, wanted.lines)
    let index = zip(lines, other).prefix { $0 == $1 }.count
    func line(_ lines: [String]) -> String { index < lines.count ? lines[index] : "the end" }
    return "\(name): line \(index + 1) of the dump is\n\(line(lines))\nand not\n\(line(other))\n\(advice)"
  }
}
