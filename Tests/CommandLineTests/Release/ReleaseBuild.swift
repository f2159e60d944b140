// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The release build of the tool, by `make build`, and programs that inspect it.
enum ReleaseBuild {
  static let root = Checkout.root

  /// The tool's path, relative to `root`.
  static let tool = ".build/release/labelkit"

  static let exists = isExecutable(root.appendingPathComponent(tool).path)

  /// Whether the Swift runtime is linked statically, as `make build` does. Plain `swift build -c release` links it as a shared library.
  static let linksSwiftStatically =
    exists && (try? run("/usr/bin/readelf", ["--dynamic", tool]))?.text.contains("[libswiftCore.so]") == false

  static func isExecutable(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Runs a program and returns its output, including standard error, and its exit code.
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
