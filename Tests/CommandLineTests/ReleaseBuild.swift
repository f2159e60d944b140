// SPDX-License-Identifier: MIT

import Foundation

/// The tool as `make build` builds it, and programs that look at it. Tests are built for debugging, and so are the tools that they run.
enum ReleaseBuild {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The tool's path, relative to `root`.
  static let tool = ".build/release/labelkit"

  static let exists = isExecutable(root.appendingPathComponent(tool).path)

  /// Whether `make build` linked the tool; plain `swift build -c release` links Swift's runtime as a shared library.
  static let holdsSwift = exists && (try? run("/usr/bin/readelf", ["--dynamic", tool]))?.text.contains("[libswiftCore.so]") == false

  static func isExecutable(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// What a program says, on either output, and the code that it ends with.
  static func run(_ program: String, _ arguments: [String]) throws -> (text: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program, relativeTo: root)
    process.currentDirectoryURL = root
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }
}
