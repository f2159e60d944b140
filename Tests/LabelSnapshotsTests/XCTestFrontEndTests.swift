// SPDX-License-Identifier: MIT

import Foundation
import LabelSnapshots
import XCTest

/// The same call in XCTest.
final class XCTestFrontEndTests: XCTestCase {
  func testASnapshotIsNamedAfterItsFunction() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-xctest-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for mode in [RecordMode.missing, .never] {
      var settings = SnapshotSettings(record: mode, folder: folder)
      settings.environment = [:]
      withSnapshots(settings) { assertSnapshot(of: "x", as: .lines) }
    }
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/testASnapshotIsNamedAfterItsFunction.txt"))
  }
}
