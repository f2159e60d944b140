// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Speed without a clock: instructions a label, as `Benchmarks/thresholds` has them.
@Suite struct InstructionCountTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func isExecutable(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Counts of a debug build say nothing; the release build is `make build`'s.
  private static let release = root.appendingPathComponent(".build/release/labelkit").path

  private static let hasTools = ["valgrind", "objcopy"].allSatisfy { isExecutable("/usr/bin/\($0)") }

  @Test(
    .enabled(if: hasTools, "valgrind and objcopy count instructions; one of them is not installed"),
    .enabled(if: isExecutable(release), "there is no release build; make build makes one"),
    .enabled(if: ProcessInfo.processInfo.environment["LABELKIT_COUNT"] != nil, "takes half a minute: LABELKIT_COUNT=1 make test"))
  func labelsTakeNoMoreInstructionsThanTheirThresholds() throws {
    let process = Process()
    process.executableURL = Self.root.appendingPathComponent("Benchmarks/count-instructions")
    process.arguments = ["--check"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }
}
