// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A temporary folder with a manifest, which `labelkit-server` serves until this object is released.
final class ServedFolder {
  let folder: URL
  /// The address of the page, with its token.
  private(set) var address = ""
  private let server = Process()

  /// The program next to the test bundle, which on Linux is the executable that runs the tests.
  private static var program: URL {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    let folders =
      [tests, tests.deletingLastPathComponent(), Bundle.main.bundleURL].map { $0.deletingLastPathComponent() } + [Bundle.main.bundleURL]
    let candidates = folders.map { $0.appendingPathComponent("labelkit-server") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
  }

  /// Writes a manifest and serves it.
  init(_ manifest: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(manifest)
    let output = Pipe()
    server.executableURL = Self.program
    server.arguments = ["labels.yaml"]
    server.currentDirectoryURL = folder
    server.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": folder.path + "/cache"]) { _, new in new }
    server.standardInput = FileHandle.nullDevice
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    address = try Self.address(from: output.fileHandleForReading)
  }

  deinit {
    if server.isRunning { server.terminate() }
    server.waitUntilExit()
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

  /// Replaces the manifest as editors do: by a new file.
  func write(_ manifest: String) throws { try Data(manifest.utf8).write(to: folder.appending(path: "labels.yaml"), options: .atomic) }

  /// The manifest as it is in the file.
  var manifest: String { get throws { try String(contentsOf: folder.appending(path: "labels.yaml"), encoding: .utf8) } }
}
