// SPDX-License-Identifier: MIT

import Foundation

/// A copy of `Examples/PluginApp` in a temporary folder, built with LabelKit's plugins and the tool under test.
///
/// SwiftPM fetches the dependencies of a new package, which needs a network. So these tests run only if `LABELKIT_SLOW_TESTS` is set: to 1, or
/// to a folder for the build, which a second run uses again.
final class PluginPackage {
  static let isEnabled = choice != nil
  static let skipReason = "LABELKIT_SLOW_TESTS is not set"
  private static let choice = ProcessInfo.processInfo.environment["LABELKIT_SLOW_TESTS"]

  let home: URL
  /// SwiftPM's build folder.
  let scratch: URL

  /// The value of the variable LABELKIT: the tool for the plugins.
  var tool = Tool.executable.path

  /// - Parameter name: the name of the build folder, so that the packages of several tests do not share one.
  init(_ name: String) throws {
    let labelKit = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
    home = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-\(name)-\(UUID().uuidString)")
    scratch =
      Self.choice.flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: "\($0)-\(name)") : nil } ?? home.appendingPathComponent(".build")
    try FileManager.default.copyItem(at: labelKit.appendingPathComponent("Examples/PluginApp"), to: home)
    // The copy needs an absolute path to LabelKit.
    let description = home.appendingPathComponent("Package.swift")
    let text = try String(contentsOf: description, encoding: .utf8).replacingOccurrences(of: "../..", with: labelKit.path)
    try text.write(to: description, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  /// The folder of the package's only target.
  var target: URL { home.appendingPathComponent("Sources/PluginApp") }

  /// Writes a file of the target.
  func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = target.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Runs a SwiftPM command in the package and waits for its end.
  func swift(_ arguments: String...) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", arguments[0], "--scratch-path", scratch.path] + arguments.dropFirst()
    process.currentDirectoryURL = home
    process.environment = ProcessInfo.processInfo.environment.merging(["LABELKIT": tool]) { _, new in new }
    let log = home.appendingPathComponent("log")
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
  }

  /// The images that the plugins generated, by file name.
  func images() -> [String: [UInt8]] {
    let outputs = scratch.appendingPathComponent("plugins/outputs").path
    var images: [String: [UInt8]] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: outputs) ?? FileManager.DirectoryEnumerator()
    where path.hasSuffix(".png") {
      images[URL(fileURLWithPath: path).lastPathComponent] = FileManager.default.contents(atPath: outputs + "/" + path).map {
        [UInt8]($0)
      }
    }
    return images
  }
}
