// SPDX-License-Identifier: MIT

import LabelBuild
import RunTestSupport
import TestSupport
import Testing

/// Runs that end after some failures.
@Suite struct MaximumFailureTests {
  private let folder: RunFolder

  init() throws { folder = try RunFolder() }

  @Test(arguments: ["{\n", "{\"id\": \"x\", \"title\": 1}\n", "{\"id\": \"x\", \"icon\": \"bolt.fil\"}\n"])
  func maximumFailuresStopsTheReading(bad: String) throws {
    let rows = (0..<1000).map { $0 % 10 == 9 ? bad.replacing("\"x\"", with: "\"x\($0)\"") : "{\"id\": \"a\($0)\", \"title\": \"\($0)\"}\n" }
    try folder.write("m.ndjson", rows.joined())
    let outcome = try folder.run("m.ndjson") {
      $0.maximumFailures = 20
      $0.jobs = 2
      $0.reportsEveryLabel = true
    }
    let failures = outcome.results.count { $0.status == .failed }
    #expect(outcome.code == 1 && (20...21).contains(failures), "\(failures)")
    #expect(outcome.messages.count { $0.contains("error") } <= 21)
    #expect(outcome.results.count < 900)
  }
}
