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
    let inside = "<circle cx='12' cy='12' r='9'/>\n<text>A</text>\n<image href='a.png'/>"
    try folder.write("own/dirty.svg", "<svg viewBox='0 0 24 24'>\n\(inside)\n</svg>")
    try folder.write("own/clean.svg", "<svg viewBox='0 0 24 24'><circle cx='12' cy='12' r='9'/></svg>")
  }

  private let expected = [
    "own/dirty.svg:3: warning LK0505: the icon own/dirty.svg is drawn in part: <text> is not drawn",
    "own/dirty.svg:4: warning LK0505: the icon own/dirty.svg is drawn in part: <image> is not drawn",
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
      "own/other.svg", "<svg viewBox='0 0 24 24'><path d='M1 1h9'/>\n<filter id='f'/><path d='M1 9h9v9' filter='url(#f)'/></svg>")
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
    let packed: [UInt8] = [
      0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xB3, 0x29, 0x2E, 0x4B, 0x57, 0x28, 0xCB, 0x4C, 0x2D, 0x77,
      0xCA, 0xAF, 0xB0, 0x55, 0x37, 0x50, 0x30, 0x50, 0x30, 0x32, 0x01, 0x22, 0x75, 0x3B, 0x9B, 0xA2, 0xD4, 0xE4, 0x12, 0x85,
      0xF2, 0xCC, 0x94, 0x92, 0x0C, 0x5B, 0x75, 0x4B, 0x75, 0x85, 0x8C, 0xD4, 0xCC, 0xF4, 0x8C, 0x12, 0x10, 0x53, 0xDF, 0xCE,
      0x46, 0x1F, 0xA8, 0xCB, 0x0E, 0x00, 0xA9, 0xF4, 0x2D, 0xBE, 0x3B, 0x00, 0x00, 0x00,
    ]
    try folder.write("set/box.svgz", packed)
    try folder.write("box.svg", "<svg viewBox='0 0 24 24'><rect width='9' height='9'/></svg>")
    func drawn(_ icon: String) -> [UInt8] {
      let outcome = folder.draw("title: A, icon: \"\(icon)\"", icons: ["set": "set"])
      #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(icon): \(outcome.errors)")
      return outcome.bytes
    }
    let plain = drawn("box.svg")
    #expect(drawn("set/box.svgz") == plain && drawn("set:box") == plain && !plain.isEmpty)
    try folder.write("cut.svgz", Array(packed.prefix(20)))
    let outcome = folder.draw("title: A, icon: cut.svgz")
    #expect(outcome.code == 65 && outcome.errors.contains("its compressed data (gzip) is damaged or not complete"), "\(outcome.errors)")
  }
}
