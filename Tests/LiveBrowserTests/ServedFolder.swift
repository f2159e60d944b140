// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A temporary folder with a manifest, of which `labelkit` serves a page until this object is released.
final class ServedFolder {
  let folder: URL
  /// The address of the page, with its token.
  private(set) var address = ""
  private let server = Process()

  /// The program next to the test bundle, which on Linux is the executable that runs the tests.
  private static func program(_ name: String) -> URL {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    let folders =
      [tests, tests.deletingLastPathComponent(), Bundle.main.bundleURL].map { $0.deletingLastPathComponent() } + [Bundle.main.bundleURL]
    let candidates = folders.map { $0.appendingPathComponent(name) }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
  }

  /// Writes a manifest, and begins to serve a page.
  ///
  /// - Parameters:
  ///   - manifest: The text of `labels.yaml`.
  ///   - arguments: The arguments of `labelkit`.
  ///   - prepare: What is to be done before the page is served.
  init(
    _ manifest: String, _ arguments: [String] = ["live", "labels.yaml"], prepare: (ServedFolder) throws -> Void = { _ in }
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(manifest)
    try prepare(self)
    let output = Pipe()
    configure(server, arguments)
    server.standardOutput = output
    try server.run()
    address = try Self.address(from: output.fileHandleForReading)
  }

  /// Runs `labelkit` in the folder.
  ///
  /// - Returns: The exit code.
  func run(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    configure(process, arguments)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func configure(_ process: Process, _ arguments: [String]) {
    process.executableURL = Self.program("labelkit")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = folder.path + "/cache"
    // A script there takes the place of a program.
    environment["PATH"] = "\(folder.path)/bin:" + (environment["PATH"] ?? "/usr/bin")
    environment["LABELKIT_SERVER_PATH"] = Self.program("labelkit-server").path
    // On a build server nothing is accepted.
    environment["CI"] = nil
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
  }

  deinit {
    if server.isRunning {
      server.terminate()
      server.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Ends the server as Ctrl-C does.
  func stop() {
    server.interrupt()
    server.waitUntilExit()
  }

  /// The first address that the server prints.
  private static func address(from handle: FileHandle) throws -> String {
    var text = ""
    let end = Date(timeIntervalSinceNow: 90)
    while true {
      if let match = text.firstMatch(of: /http:\/\/\S+token=\S+\s/) { return match.output.trimmingCharacters(in: .whitespaces) }
      var waiting = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(max(0, end.timeIntervalSinceNow * 1000))) > 0 else {
        throw DevTools.Failure(description: "the server prints no address but \(text)")
      }
      let data = handle.availableData
      guard !data.isEmpty else { throw DevTools.Failure(description: "the server ended after \(text)") }
      text += String(decoding: data, as: UTF8.self)
    }
  }

  /// The files below a folder and their contents, without what begins with a dot.
  func files(_ name: String) throws -> [String: Data] {
    let root = folder.appending(path: name)
    var files: [String: Data] = [:]
    for path in FileManager.default.enumerator(atPath: root.path)?.compactMap({ $0 as? String }) ?? [] where !path.hasPrefix(".") {
      let file = root.appending(path: path)
      if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true { files[path] = try Data(contentsOf: file) }
    }
    return files
  }

  /// Replaces the manifest as editors do: by a new file.
  func write(_ manifest: String) throws { try Data(manifest.utf8).write(to: folder.appending(path: "labels.yaml"), options: .atomic) }

  /// The manifest as it is in the file.
  var manifest: String { get throws { try String(contentsOf: folder.appending(path: "labels.yaml"), encoding: .utf8) } }
}
