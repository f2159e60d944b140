// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Speed without a clock: instructions a label, as `Benchmarks/thresholds` has them. Counts of a debug build say nothing.
@Suite struct InstructionCountTests {
  private static let hasTools = ["valgrind", "objcopy"].allSatisfy { ReleaseBuild.isExecutable("/usr/bin/\($0)") }

  @Test(
    .enabled(if: hasTools, "valgrind and objcopy count instructions; one of them is not installed"),
    .enabled(if: ReleaseBuild.exists, "there is no release build; make build makes one"),
    .enabled(if: ProcessInfo.processInfo.environment["LABELKIT_COUNT"] != nil, "takes half a minute: LABELKIT_COUNT=1 make test"))
  func labelsTakeNoMoreInstructionsThanTheirThresholds() throws {
    let (text, code) = try ReleaseBuild.run("Benchmarks/count-instructions", ["--check"])
    #expect(code == 0, "\(text)")
  }
}
