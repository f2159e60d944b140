// SPDX-License-Identifier: MIT

import Foundation

/// Runs the scripts that make and try packages, in the folder of the repository.
enum Script {
  static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The tool that was built with these tests.
  static let tool: String = {
    let tests = URL(filePath: CommandLine.arguments[0])
    let folders =
      [tests, tests.deletingLastPathComponent(), Bundle.main.bundleURL].map { $0.deletingLastPathComponent() } + [Bundle.main.bundleURL]
    let files = folders.map { $0.appending(path: "labelkit").path }
    return files.first { FileManager.default.isExecutableFile(atPath: $0) } ?? files[0]
  }()

  /// The release build, which runs without the libraries of the test build.
  static let releaseBuild = repository.appending(path: ".build/release/labelkit").path
  static let hasReleaseBuild = FileManager.default.isExecutableFile(atPath: releaseBuild)

  /// Runs a program with its standard output and errors together, and waits for its end.
  static func run(_ program: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws -> (code: Int32, text: String)
  {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file, because a pipe that nobody reads holds up a program that prints much.
    let log = folder.appending(path: "log")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = program.hasPrefix("/") ? URL(filePath: program) : repository.appending(path: program)
    process.arguments = arguments
    process.currentDirectoryURL = repository
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: try Data(contentsOf: log), as: UTF8.self))
  }

  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-packaging-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
