// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The tool in a file system of its own, which has the C library and what the tool is linked with, as in a slim container.
///
/// Needs to be root, for chroot. The release build is used if it is there and not older than its sources, since it is what is installed.
@Suite(
  .enabled(if: geteuid() == 0 && ReleaseBuild.isExecutable("/usr/sbin/chroot"), "needs to be root, for chroot"),
  .enabled(if: ReleaseBuild.isExecutable("/usr/bin/ldd"), "needs ldd"),
  .enabled(if: !Sanitizer.isUsed, "a sanitizer needs /proc, which the chroot does not have"))
struct SlimContainerTests {
  private let tool: Tool
  private let root: URL
  init() throws {
    tool = try Tool()
    root = tool.home.appendingPathComponent("root")
    try copy(Tool.executable.resolvingSymlinksInPath().path, to: "/labelkit")
    for file in try libraries(of: Tool.executable.path) { try copy(file) }
    for name in ["tmp", "etc", "out"] {
      try FileManager.default.createDirectory(at: root.appendingPathComponent(name), withIntermediateDirectories: true)
    }
  }

  /// The shared libraries of a program or library, with the loader.
  private func libraries(of file: String) throws -> [String] {
    try ReleaseBuild.run("/usr/bin/ldd", [file]).text.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first { $0.hasPrefix("/") }.map { $0.trimmingCharacters(in: .whitespaces) }
        ?? (line.trimmingCharacters(in: .whitespaces).hasPrefix("/") ? line.split(separator: " ").first.map(String.init) : nil)
    }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func copy(_ file: String, to name: String? = nil) throws {
    let target = root.appendingPathComponent(name ?? file)
    guard !FileManager.default.fileExists(atPath: target.path) else { return }
    try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: URL(fileURLWithPath: file).resolvingSymlinksInPath(), to: target)
  }

  private func run(_ arguments: String...) throws -> Outcome {
    try tool.run(
      [root.path, "/labelkit"] + arguments, environment: ["HOME": "/", "XDG_CACHE_HOME": ""],
      program: URL(fileURLWithPath: "/usr/sbin/chroot"))
  }

  @Test func withAFontALabelIsRendered() throws {
    let font = try ReleaseBuild.run("/usr/bin/fc-match", ["-f", "%{file}", "Inter:style=Regular"]).text
    try copy(font)
    let outcome = try run("render", "Hi", "--icon", "bolt.fill", "-o", "/out/a.png")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let bytes = try [UInt8](Data(contentsOf: root.appendingPathComponent("out/a.png")))
    #expect(PNGSize(bytes) != nil)
  }
}
