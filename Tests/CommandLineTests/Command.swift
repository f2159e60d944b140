// SPDX-License-Identifier: MIT

import Foundation

/// Runs the tool that was built together with the tests.
enum Command {
  struct Output {
    var standardOutput: String
    var standardError: String
    var exitCode: Int32
  }

  static func run(_ arguments: [String], input: String = "", folder: URL? = nil) throws -> Output {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "labelkit-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // Files instead of pipes: neither side can wait for the other.
    let files = ["in", "out", "err"].map { scratch.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }

    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? scratch
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Output(
      standardOutput: try String(contentsOf: files[1], encoding: .utf8), standardError: try String(contentsOf: files[2], encoding: .utf8),
      exitCode: process.terminationStatus)
  }

  /// SwiftPM puts the tests' own executable beside the tool.
  private static var executable: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "labelkit")
  }
}
