// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `Examples/PluginApp`, built and run with the tool under test. SwiftPM fetches the dependencies of a fresh package, which needs a network;
/// hence only where `LABELKIT_SLOW_TESTS` is set: to 1, or to a folder for the build, which a second run finds done.
@Suite struct PluginAppTests {
  private static let choice = ProcessInfo.processInfo.environment["LABELKIT_SLOW_TESTS"]
  private let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized

  @Test(.enabled(if: Self.choice != nil, "LABELKIT_SLOW_TESTS is not set"))
  func pluginsMakeResourcesAccessorsAndFiles() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-plugin-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    // A copy, as files of the example are changed; at the same depth its path to LabelKit has to be another.
    try FileManager.default.copyItem(at: package.appendingPathComponent("Examples/PluginApp"), to: home)
    let description = home.appendingPathComponent("Package.swift")
    let text = try String(contentsOf: description, encoding: .utf8).replacingOccurrences(of: "../..", with: package.path)
    try text.write(to: description, atomically: true, encoding: .utf8)

    let first = try swift("run", in: home)
    #expect(first.code == 0, Comment(rawValue: String(first.text.suffix(3000))))
    let lines = first.text.split(separator: "\n").filter { $0.contains("×") }.compactMap { $0.split(separator: " ").first }
    #expect(
      lines == [
        "rain@2x.png", "rain-dark@2x.png", "sky-sunrise@2x.png", "sky-sunrise-dark@2x.png", "alert@2x.png", "alert@2x.png",
      ])

    let manifest = home.appendingPathComponent("Sources/PluginApp/weather.labels.yaml")
    let labels = try String(contentsOf: manifest, encoding: .utf8)
    try (labels + "  - { id: wrong, title: Wrong, icon: bolt.fil }\n").write(to: manifest, atomically: true, encoding: .utf8)
    let wrong = try swift("build", in: home)
    #expect(wrong.code != 0 && wrong.text.contains("weather.labels.yaml:") && wrong.text.contains("LK0102"), Comment(rawValue: wrong.text))
    try (labels + "  - &a { id: anchor, title: Anchor }\n").write(to: manifest, atomically: true, encoding: .utf8)
    let anchor = try swift("build", in: home)
    #expect(anchor.code != 0 && anchor.text.contains("anchors"), Comment(rawValue: anchor.text))

    try labels.write(to: manifest, atomically: true, encoding: .utf8)
    let generated = try swift("package", "--allow-writing-to-package-directory", "generate-labels", "--target", "PluginApp", in: home)
    #expect(generated.code == 0, Comment(rawValue: generated.text))
    let files = try FileManager.default.subpathsOfDirectory(atPath: home.path + "/Sources/PluginApp/weather.labels").filter {
      $0.hasSuffix(".png")
    }
    #expect(files.count == 10 && files.contains("sky/sunrise-dark@2x.png"))
  }

  private func swift(_ arguments: String..., in home: URL) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let scratch = Self.choice.flatMap { $0.hasPrefix("/") ? ["--scratch-path", $0 + "-plugin"] : nil } ?? []
    process.arguments = ["swift", arguments[0]] + scratch + arguments.dropFirst()
    process.currentDirectoryURL = home
    process.environment = ProcessInfo.processInfo.environment.merging(["LABELKIT": Tool.executable.path]) { _, new in new }
    let log = home.appendingPathComponent("log")
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
  }
}
