// SPDX-License-Identifier: MIT

import Foundation
import LabelCommands
import Synchronization
import TestSupport
import Testing

/// The result of running the command-line tool.
struct Outcome {
  /// The exit code; 128 plus the signal's number for a signal, as in shells.
  let code: Int32
  let output: [UInt8]
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }
  var lines: [Substring] { text.split(separator: "\n") }
  func lastObject() throws -> [String: Any] { try jsonObject(lines.last ?? "") }
  var imageSize: PNGSize? { PNGSize(output) }
}

/// The built `labelkit` with a temporary home folder, which is removed when this object is released. Its working directory is `home/work`; file
/// names are relative to it.
final class Tool: TestFolder {
  let home: URL

  init() throws {
    home = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-cli-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home.appendingPathComponent("work"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  /// The tool that was built with the tests: with `scripts/test`, the release build.
  static let executable = buildFolder.appendingPathComponent("labelkit")

  /// The folder of the programs that were built with the tests: that of the test bundle, which on Linux is the executable that runs the tests.
  static let buildFolder: URL = {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    let folders =
      [tests, tests.deletingLastPathComponent(), Bundle.main.bundleURL].map { $0.deletingLastPathComponent() } + [Bundle.main.bundleURL]
    return folders.first { ReleaseBuild.isExecutable($0.appendingPathComponent("labelkit").path) } ?? folders[0]
  }()

  private var folder: URL { home.appendingPathComponent("work") }
  var root: String { folder.path }

  /// Runs the tool, or another program, and waits for its end. Its streams are files, so that no pipe can fill up.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], program: URL = Tool.executable
  ) throws -> Outcome {
    let streams = ["in", "out", "err"].map { home.appendingPathComponent($0) }
    try Data(input.utf8).write(to: streams[0])
    let cache = ["XDG_CACHE_HOME": home.appendingPathComponent("cache").path]
    let variables = ProcessInfo.processInfo.environment.merging(cache.merging(environment) { _, new in new }) { _, new in new }
    let process = try ChildProcess(
      program.path, arguments, in: folder.path, environment: variables, input: .file(streams[0].path), output: .file(streams[1].path),
      errors: .file(streams[2].path))
    let code = process.wait()
    return Outcome(
      code: code, output: [UInt8](try Data(contentsOf: streams[1])),
      errors: String(decoding: try Data(contentsOf: streams[2]), as: UTF8.self))
  }

  /// Starts the tool and does not wait. Its standard output is `text("out-stream")`, unless it is a pipe.
  func start(
    _ arguments: [String], input: Pipe? = nil, output pipe: Pipe? = nil, environment: [String: String] = [:]
  ) throws -> Process {
    let output = home.appendingPathComponent("out-stream")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let cache = ["XDG_CACHE_HOME": home.path + "/cache"]
    process.environment = ProcessInfo.processInfo.environment.merging(cache.merging(environment) { _, new in new }) { _, new in new }
    if let input { process.standardInput = input } else { process.standardInput = FileHandle.nullDevice }
    if let pipe { process.standardOutput = pipe } else { process.standardOutput = try FileHandle(forWritingTo: output) }
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// The contents of a file in `home`.
  func text(_ name: String) throws -> String { try String(contentsOf: home.appendingPathComponent(name), encoding: .utf8) }

  func callAsFunction(_ arguments: String..., input: String = "") throws -> Outcome { try run(arguments, input: input) }

  // MARK: In this process

  /// Runs a command in this process, which is faster. Its standard input, working folder and environment are those of the tests. An argument
  /// that begins with `./`, or whose value does, names a file of `home/work`, and the output has such names in place of their paths.
  func command(_ arguments: [String]) -> Outcome {
    let arguments = arguments.map { argument in
      argument.hasPrefix("./") ? path(String(argument.dropFirst(2))) : argument.replacing("=./", with: "=" + root + "/", maxReplacements: 1)
    }
    let streams = Mutex((output: [UInt8](), errors: [UInt8]()))
    let code = CommandLineTool.run(
      arguments,
      on: ConsoleStreams(
        output: { bytes in streams.withLock { $0.output += bytes } }, errors: { bytes in streams.withLock { $0.errors += bytes } }))
    let (output, errors) = streams.withLock { $0 }
    let text = String(validating: output, as: UTF8.self).map(relative)
    return Outcome(code: code, output: text.map { Array($0.utf8) } ?? output, errors: relative(String(decoding: errors, as: UTF8.self)))
  }

  func command(_ arguments: String...) -> Outcome { command(arguments) }
}
