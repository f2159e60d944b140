// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Runs the README's test in a new package that depends on this one.
///
/// SwiftPM builds everything again for it; see `SlowBuild`.
struct NewcomerTests {
  private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(.enabled(if: SlowBuild.isEnabled, Comment(rawValue: SlowBuild.skipReason)))
  func readmeTestFailsThenRecordsThenPasses() async throws {
    let build = try await SlowBuild()
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-newcomer-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let tests = home.appendingPathComponent("Tests/AppTests")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    try manifest.write(to: home.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    try readmesTest().write(to: tests.appendingPathComponent("RainTests.swift"), atomically: true, encoding: .utf8)
    try xcTest.write(to: tests.appendingPathComponent("SunTests.swift"), atomically: true, encoding: .utf8)
    // The versions that this package is tested with, so that SwiftPM needs no network.
    let pins = package.appendingPathComponent("Package.resolved")
    if FileManager.default.fileExists(atPath: pins.path) {
      try FileManager.default.copyItem(at: pins, to: home.appendingPathComponent("Package.resolved"))
    }

    let first = try await swiftTest(in: home, build)
    for name in ["rain", "testSun"] {
      #expect(first.text.contains(name + " has no accepted image"), Comment(rawValue: String(first.text.suffix(2000))))
    }
    #expect(first.code != 0)
    let failures = home.appendingPathComponent(".build/snapshot-failures").path
    let report = try String(contentsOfFile: failures + "/report.html", encoding: .utf8)
    for name in ["rain", "testSun"] {
      #expect(report.contains("\"name\":\"\(name)\""), "XCTest and Swift Testing add to one report")
      #expect(first.text.contains("\n::error file=Tests/AppTests/") && first.text.contains("title=LK0607::\(name) has no accepted image"))
    }
    let junit = try String(contentsOf: home.appendingPathComponent("results.xml"), encoding: .utf8)
    #expect(junit.components(separatedBy: "<testcase ").count == 3 && junit.contains("file=\"Tests/AppTests/RainTests.swift\" line=\""))
    let recorded = try await swiftTest(in: home, build, record: "missing", arguments: Self.built)
    #expect(recorded.code == 0 && recorded.text.contains("recorded Tests/AppTests/__Snapshots__/RainTests/rain.png\n"))
    #expect(!FileManager.default.fileExists(atPath: failures), "the files of failures are removed when all pass")
    let accepted = tests.appendingPathComponent("__Snapshots__/RainTests/rain.png").path
    #expect(FileManager.default.fileExists(atPath: accepted))
    #expect(FileManager.default.fileExists(atPath: tests.appendingPathComponent("__Snapshots__/SunTests/testSun.png").path))
    #expect(try await swiftTest(in: home, build, record: "all", ci: "true", arguments: Self.built).code == 0)

    let other = try #require(FileManager.default.contents(atPath: package.path + "/Snapshots/icon/snow@2x.png"))
    try other.write(to: URL(fileURLWithPath: accepted))
    let attachments = home.appendingPathComponent("attachments")
    // swift test does not create the folder.
    try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
    let changed = try await swiftTest(in: home, build, arguments: Self.built + ["--attachments-path", attachments.path])
    #expect(
      changed.code != 0 && changed.text.contains("differs from the accepted image"), Comment(rawValue: String(changed.text.suffix(2000))))
    #expect(try FileManager.default.contentsOfDirectory(atPath: attachments.path).count == 3)
  }

  private static let built = ["--skip-build"]

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "App",
      dependencies: [.package(name: "LabelKit", path: "\(package.path)")],
      targets: [.testTarget(name: "AppTests", dependencies: [.product(name: "LabelSnapshots", package: "LabelKit")])])
    """
  }

  /// The same test with XCTest, for a UILabel.
  private let xcTest = """
    import LabelSnapshots
    import XCTest

    final class SunTests: XCTestCase {
      func testSun() {
        let label = UILabel()
        label.text = "Sun"
        assertSnapshot(of: label, as: .image)
      }
    }
    """

  /// The code block of the README that imports the module.
  private func readmesTest() throws -> String {
    let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    let block = readme.components(separatedBy: "```").first { $0.hasPrefix("swift\n") && $0.contains("import LabelSnapshots\n") }
    return String(try #require(block).dropFirst("swift\n".count))
  }

  private func swiftTest(
    in home: URL, _ build: SlowBuild, record: String = "", ci: String = "", arguments: [String] = []
  ) async throws -> (code: Int32, text: String) {
    let variables = ["LABELKIT_RECORD": record, "CI": ci, "GITHUB_ACTIONS": "true", "LABELKIT_SNAPSHOT_JUNIT": home.path + "/results.xml"]
    let command = ["swift", "test", "--scratch-path", build.scratch.path] + arguments
    return try await build.run(command, in: home, variables, log: home.appendingPathComponent("log"))
  }
}
