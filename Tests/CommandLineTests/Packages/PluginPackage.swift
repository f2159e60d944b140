// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A copy of `Examples/PluginApp` in a temporary folder, built with LabelKit's plugins and the tool under test.
final class PluginPackage {
  let home: URL
  private let build: SlowBuild

  /// The value of the variable LABELKIT: the tool for the plugins.
  var tool = Tool.executable.path

  /// - Parameter name: the beginning of the name of the package's folder.
  init(_ name: String) async throws {
    build = try await SlowBuild()
    let labelKit = Checkout.root
    home = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-\(name)-\(UUID().uuidString)")
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
  func swift(_ arguments: String...) async throws -> (code: Int32, text: String) {
    let command = ["swift", arguments[0], "--scratch-path", build.scratch.path] + arguments.dropFirst()
    return try await build.run(command, in: home, ["LABELKIT": tool], log: home.appendingPathComponent("log"))
  }

  /// The folder of what the plugins generated for this package.
  var outputs: String { build.scratch.appendingPathComponent("plugins/outputs/\(home.lastPathComponent.lowercased())").path }

  /// The images that the plugins generated, by file name.
  func images() -> [String: [UInt8]] {
    let outputs = outputs
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
