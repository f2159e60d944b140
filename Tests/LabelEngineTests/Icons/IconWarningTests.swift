// SPDX-License-Identifier: MIT

import LabelBuild
import RunTestSupport
import TestSupport
import Testing

/// Labels whose icon has unsupported elements have warnings about them (LK0505).
@Suite struct IconWarningTests {
  let folder: RunFolder

  init() throws {
    folder = try RunFolder()
    try folder.writePartlyDrawnIcon("own/dirty.svg")
    try folder.write("own/clean.svg", "<svg viewBox='0 0 24 24'><circle cx='12' cy='12' r='9'/></svg>")
  }

  private let expected = [
    "own/dirty.svg:3: warning LK0505: the icon own/dirty.svg is drawn in part: <foreignObject> is not drawn",
    "own/dirty.svg:4: warning LK0505: the icon own/dirty.svg is drawn in part: <video> is not drawn",
  ]

  private func warnings(_ errors: String) -> [String] {
    errors.split(separator: "\n").filter { $0.contains("LK0505") }.map(String.init)
  }

  @Test(arguments: ["own/dirty.svg", "brand:dirty"])
  func warningOfRenderHasFileLineAndElement(icon: String) throws {
    let outcome = folder.draw("title: A, icon: \"\(icon)\"", icons: ["brand": "own"])
    #expect(outcome.code == 0 && warnings(outcome.errors) == expected, "\(outcome.errors)")
  }

  @Test(arguments: ["own/clean.svg", "brand:clean", "bolt"])
  func fullySupportedIconsHaveNoWarning(icon: String) throws {
    let outcome = folder.draw("title: A, icon: \"\(icon)\"", icons: ["brand": "own"])
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
  }

  @Test(arguments: [1, 3])
  func batchWarnsOnceForEachKindOfLossOfAnIcon(jobs: Int) throws {
    try folder.write(
      "own/other.svg",
      "<svg viewBox='0 0 24 24'><path d='M1 1h9'/>\n<filter id='f'><feTurbulence/></filter><path d='M1 9h9v9' filter='url(#f)'/></svg>")
    let labels = (0..<20).map { "  - { id: a\($0), title: A, icon: 'brand:\($0 % 4 == 0 ? "other" : "dirty")' }" }
    let inline = "  - { id: inline, attributedTitle: [{ text: A }, { icon: { file: own/dirty.svg } }] }"
    let unused = "  - { id: unused, title: A, style: titleOnly, icon: { file: own/unused.svg } }"
    try folder.write("m.yaml", (["version: 1", "icons: { brand: own }", "labels:"] + labels + [inline, unused]).joined(separator: "\n"))
    let outcome = try folder.run("m.yaml") { $0.jobs = jobs }
    #expect(outcome.code == 0 && warnings(outcome.errors).count == 3, "\(outcome.errors)")
    #expect(
      expected.allSatisfy { warnings(outcome.errors).contains($0) }
        && warnings(outcome.errors).contains { $0.hasPrefix("own/other.svg:2: ") })
  }

  @Test func errorInPathDataIsWarnedOfAtItsPlace() throws {
    try folder.write("broken.svg", "<svg viewBox='0 0 24 24'>\n  <path d='M2 2h9v9k9'/>\n</svg>")
    let outcome = folder.draw("title: A, icon: broken.svg")
    #expect(outcome.code == 0 && outcome.errors.hasPrefix("broken.svg:2:20: warning LK0505"), "\(outcome.errors)")
    #expect(outcome.errors.contains("path data at character 9 (\"k\") is drawn up to the error"))
  }

  /// A file with another extension, or an icon of a set, may be compressed too.
  @Test func compressedFilesAreDrawnLikePlainOnes() throws {
    try folder.writeCompressedIcon("set/box.svgz")
    try folder.write("box.svg", "<svg viewBox='0 0 24 24'><rect width='9' height='9'/></svg>")
    func drawn(_ icon: String) -> [UInt8] {
      let outcome = folder.draw("title: A, icon: \"\(icon)\"", icons: ["set": "set"])
      #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(icon): \(outcome.errors)")
      return outcome.bytes
    }
    let plain = drawn("box.svg")
    #expect(drawn("set/box.svgz") == plain && drawn("set:box") == plain && !plain.isEmpty)
    try folder.write("cut.svgz", Array(folder.bytes("set/box.svgz").prefix(20)))
    let outcome = folder.draw("title: A, icon: cut.svgz")
    #expect(outcome.code == 65 && outcome.errors.contains("its compressed data (gzip) is damaged or not complete"), "\(outcome.errors)")
  }
}
