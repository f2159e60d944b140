// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Checks the number of instructions per label against `Benchmarks/thresholds`. Needs a release build.
@Suite struct InstructionCountTests {
  private static let hasTools = ["valgrind", "objcopy"].allSatisfy { ReleaseBuild.isExecutable("/usr/bin/\($0)") }

  @Test(
    .enabled(if: hasTools, "needs valgrind and objcopy, and one of them is not installed"),
    .enabled(if: ReleaseBuild.exists, "needs a release build; run make build"),
    .enabled(if: ProcessInfo.processInfo.environment["LABELKIT_COUNT"] != nil, "takes half a minute: LABELKIT_COUNT=1 make test"))
  func labelsNeedNoMoreInstructionsThanTheirThresholds() throws {
    let (text, code) = try ReleaseBuild.run("Benchmarks/count-instructions", ["--check"])
    #expect(code == 0, "\(text)")
  }
}
