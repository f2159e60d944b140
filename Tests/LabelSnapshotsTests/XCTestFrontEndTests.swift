// SPDX-License-Identifier: MIT

import Foundation
import LabelSnapshots
import XCTest

/// Tests `assertSnapshot` in XCTest.
final class XCTestFrontEndTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-xctest-\(UUID().uuidString)").path

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  private func settings(_ record: RecordMode, _ environment: [String: String] = [:]) -> SnapshotSettings {
    var settings = SnapshotSettings(record: record, folder: folder)
    settings.environment = environment
    return settings
  }

  func testSnapshotIsNamedAfterItsFunction() {
    for mode in [RecordMode.missing, .never] {
      withSnapshots(settings(mode)) { assertSnapshot(of: "x", as: .lines) }
    }
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/testSnapshotIsNamedAfterItsFunction.txt"))
  }

  func testResultsAreInTheFileNamedByTheEnvironment() throws {
    let results = folder + ".xml"
    defer { try? FileManager.default.removeItem(atPath: results) }
    withSnapshots(settings(.missing, ["LABELKIT_SNAPSHOT_JUNIT": results])) { assertSnapshot(of: "x", as: .lines) }
    let text = try String(contentsOfFile: results, encoding: .utf8)
    XCTAssertTrue(text.contains("<testcase classname=\"labels\" name=\"testResultsAreInTheFileNamedByTheEnvironment\" file=\"Tests/"), text)
    XCTAssertTrue(text.contains("/XCTestFrontEndTests.swift\" line=\"\(#line - 3)\" time=\"0."), text)
  }
}
