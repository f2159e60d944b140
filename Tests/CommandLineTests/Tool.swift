// SPDX-License-Identifier: MIT

import Foundation
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

/// The size of an image, read from the header of its PNG file.
struct PNGSize: Hashable {
  let width: Int
  let height: Int

  init?(_ bytes: [UInt8]) {
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The built `labelkit` with a temporary home folder, which is removed when this object is released. Its working directory is `home/work`; file
/// names are relative to it.
final class Tool: Sendable {
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

  /// Runs the tool, or another program, and waits for its end. Its streams are files, so that no pipe can fill up.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], program: URL = Tool.executable
  ) throws -> Outcome {
    let streams = ["in", "out", "err"].map { home.appendingPathComponent($0) }
    try Data(input.utf8).write(to: streams[0])
    for stream in streams.dropFirst() { try Data().write(to: stream) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let cache = ["XDG_CACHE_HOME": home.appendingPathComponent("cache").path]
    process.environment = ProcessInfo.processInfo.environment.merging(cache.merging(environment) { _, new in new }) { _, new in new }
    process.standardInput = try FileHandle(forReadingFrom: streams[0])
    process.standardOutput = try FileHandle(forWritingTo: streams[1])
    process.standardError = try FileHandle(forWritingTo: streams[2])
    try process.run()
    process.waitUntilExit()
    let code = process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
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

  // MARK: Files

  func write(_ name: String, _ text: String) throws { try write(name, [UInt8](text.utf8)) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
  }

  /// The contents of all files below a folder, by path.
  func files(_ name: String = ".") throws -> [String: [UInt8]] {
    let root = folder.appendingPathComponent(name).path
    var files: [String: [UInt8]] = [:]
    for case let entry as String in FileManager.default.enumerator(atPath: root) ?? FileManager.DirectoryEnumerator() {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root + "/" + entry, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      files[entry] = FileManager.default.contents(atPath: root + "/" + entry).map { [UInt8]($0) }
    }
    return files
  }

  /// The modification time of each file below a folder.
  func changeTimes(_ name: String) throws -> [String: Date] {
    let root = folder.appendingPathComponent(name).path
    return try files(name).keys.reduce(into: [:]) { times, entry in
      times[entry] = try FileManager.default.attributesOfItem(atPath: root + "/" + entry)[.modificationDate] as? Date
    }
  }

  func age(_ name: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: folder.appendingPathComponent(name).path)
  }
}

/// Parses a JSON object.
func jsonObject(_ text: some StringProtocol) throws -> [String: Any] {
  let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
  return try #require(value as? [String: Any])
}
