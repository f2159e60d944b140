// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelIcons
import LabelSettings
import Testing

/// Limits are checked before the work is done: a file is rejected where it exceeds a limit, however much follows.
final class HostileWorkTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "hostile-work-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  /// The line of the error in a file with one element per line; the tail is not even well-formed.
  private func stop(_ head: String, _ line: String, times: Int, tail: String = "<<<") -> Int? {
    SVGSample.readError(head + "\n" + String(repeating: line + "\n", count: times) + tail)?.line
  }

  @Test func nestedGroupsStopAtTheDepthLimit() {
    #expect(stop("<svg>", "<g>", times: 10_000) == 65)
  }

  @Test func elementsStopAtTheirLimit() {
    #expect(stop("<svg>", "<g/>", times: 60_000) == 10_001)
  }

  @Test func entitiesStopAtTheFirstOne() {
    #expect(stop("<!DOCTYPE svg [<!ENTITY l \"&l;&l;\">]>\n<svg>", "<desc>&l;</desc>", times: 10_000) == 3)
  }

  @Test func readingStopsAtTheFirstNumberOutOfRange() {
    let paths = String(repeating: "<path d='M0 0L1e308 1e308'/>\n", count: 5_000)
    #expect(SVGSample.readError("<svg viewBox='0 0 9 9'>\n\(paths)</svg>")?.line == 2)
  }

  @Test func pathDataStopsAtItsLimitAndAtAnError() throws {
    let commands = String(repeating: "h1\n", count: 300_000)
    #expect(
      SVGSample.readError("<svg viewBox='0 0 9 9'><path d='M0 0\(commands)nonsense'/></svg>")?.reason
        == "it has more than 20000 path commands")
    let image = try SVGSample.image("<path d='M0 0h1 ? \(commands)'/>")
    #expect(image.ignored.map(\.description) == ["path data at character 8 (\"?\") is drawn up to the error"])
    #expect(SVGSample.shapes(of: image.nodes).first?.path.elements.count == 2)
  }

  @Test func attributesOfOneElementStopAtTheirLimit() {
    let many = (0..<10_000).map { "a\($0)=''" }.joined(separator: "\n")
    #expect(SVGSample.readError("<svg \(many) <<<")?.reason == "<svg> has more than 256 attributes")
  }

  /// A file too large for any memory is rejected by the size in its metadata.
  @Test(arguments: ["svg", "png"])
  func filesAreRejectedByTheirSizeWithoutBeingRead(ending: String) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let path = root.appending(path: "giant.\(ending)").path()
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: 1 << 42)
    try file.close()
    let limit = ending == "svg" ? 1 << 20 : 64 << 20
    let error = LabelError.unusableIcon(path: path, line: nil, reason: "it has 4398046511104 bytes; the limit is \(limit)")
    #expect(throws: error) { try IconFile.bytes(at: path, limit: ending == "svg" ? nil : limit) }
  }

  /// Files that never end, or block when they are opened, are not regular files.
  @Test(arguments: ["/dev/zero", "/dev/stdin", "pipe"])
  func devicesAndPipesAreRejectedUnread(path: String) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let pipe = root.appending(path: "pipe").path()
    try #require(mkfifo(pipe, 0o600) == 0)
    let path = path == "pipe" ? pipe : path
    let error = #expect(throws: LabelError.self) { try IconFile.bytes(at: path) }
    #expect(error?.code == .unusableIcon && error?.subject == path && error?.line == nil)
  }

  @Test func oneLineOfAMegabyteIsReadOnce() {
    let spaces = String(repeating: " ", count: 1_000_000)
    #expect(SVGSample.readError("<svg viewBox='0 0 9 9'>\(spaces)<path d='M0 0h9v9'/></svg>") == nil)
    #expect(SVGSample.readError("<svg viewBox='0 0 9 9' a='\(spaces)'><path d='M0 0h9v9'/></svg>") == nil)
    #expect(SVGSample.readError("<svg viewBox='0 0 9 9'><!--\(spaces)--><path d='M0 0h9v9'/></svg>") == nil)
    #expect(SVGSample.readError("<svg viewBox='0 0 9 9'><path d='M0 0\(spaces)h9v9'/></svg>") == nil)
  }
}
