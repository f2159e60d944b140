// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The sizes of the PNG files of `Benchmarks/labels`.
@Suite struct BenchmarkSizeTests {
  private static let benchmarks = Checkout.root.appending(path: "Benchmarks")

  /// The largest average size of a PNG file in bytes, by workload.
  private static let sizes: [(workload: String, bytes: Int)] = {
    let text = (try? String(contentsOf: benchmarks.appendingPathComponent("sizes"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: " ")
      return fields.count == 2 ? Int(fields[1]).map { (String(fields[0]), $0) } : nil
    }
  }()

  @Test func everyWorkloadHasASize() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.benchmarks.appendingPathComponent("labels").path)
    #expect(files.sorted() == Self.sizes.map { $0.workload + ".ndjson" }.sorted())
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: "/usr/share/fonts/opentype/inter"),
      "the sizes are those of labels in the font Inter, which is not installed; make deps installs it"),
    arguments: sizes)
  func filesAreNotLargerThanRecorded(workload: String, bytes: Int) throws {
    let tool = try Tool()
    let manifest = Self.benchmarks.appendingPathComponent("labels/\(workload).ndjson")
    let outcome = try tool("batch", manifest.path, "-o", "out")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let files = try tool.files("out").values
    try #require(!files.isEmpty)
    #expect(files.reduce(0) { $0 + $1.count } / files.count <= bytes)
  }
}
