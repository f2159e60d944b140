// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `action.yml`: its shell steps, run as GitHub runs them, with the tool under test.
struct ActionTests {
  @Test func itComparesSnapshotsAndWritesASummary() throws {
    let ran = try Script.run("Tests/PackagingTests/Scripts/run-action", [Script.tool])
    if ran.code == 77 { return print(ran.text) }
    #expect(ran.code == 0, "\(ran.text)")
  }
}
