// SPDX-License-Identifier: MIT

package import Foundation

/// The build folder of packages that tests make, each of which depends on LabelKit. They share it, so that LabelKit is built for them once.
///
/// SwiftPM fetches the dependencies of a new package, which needs a network, and builds LabelKit for minutes. So these tests run only if
/// `LABELKIT_SLOW_TESTS` is set: to 1, for `.build/slow-tests` of this repository, or to another folder. One test has the folder at a time.
package final class SlowBuild {
  package static let isEnabled = choice != nil
  package static let skipReason = "LABELKIT_SLOW_TESTS is not set"
  private static let choice = ProcessInfo.processInfo.environment["LABELKIT_SLOW_TESTS"]

  /// Environment variables for the builds in the folder: LabelKit is built as users build it, without the flags of its own tests.
  package static let environment = ["LABELKIT_RELEASE": ""]

  /// The folder, for `--scratch-path`.
  package let scratch: URL
  /// The turn of this test, for programs that are not run by `run`.
  package let turn: LongWork

  /// Waits until no other test has the folder, and no other long work is done.
  package init() async throws {
    let own = URL(filePath: #filePath).appending(path: "../../../.build/slow-tests").standardized
    scratch = Self.choice.flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil } ?? own
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    turn = await LongWork()
  }

  /// Runs a program, such as SwiftPM, on a thread of its own and waits for its end.
  ///
  /// - Parameters:
  ///   - variables: Environment variables beside those of the builds in the folder.
  ///   - log: A file for what it prints.
  package func run(
    _ arguments: [String], in folder: URL, _ variables: [String: String], log: URL
  ) async throws -> (code: Int32, text: String) {
    try await turn.onOwnThread {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }.merging(Self.environment) { $1 }
      try Data().write(to: log)
      let output = try FileHandle(forWritingTo: log)
      process.standardOutput = output
      process.standardError = output
      try process.run()
      process.waitUntilExit()
      return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
    }
  }
}
