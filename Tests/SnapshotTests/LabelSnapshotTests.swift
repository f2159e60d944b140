// SPDX-License-Identifier: MIT

import Foundation
import LabelSnapshots
import Testing

/// Compares the labels of `labels.yaml` with `Snapshots/`. CONTRIBUTING.md says how to accept new ones.
struct LabelSnapshotTests {
  @Test(arguments: try LabelCase.all())
  func labelMatchesAcceptedImageAndLayout(_ label: LabelCase) throws {
    let mode = try RecordMode(environment: ProcessInfo.processInfo.environment)
    guard case .failed(let failure) = try BaselineFolder.ofThisPackage().check(label.snapshot(), mode: mode) else { return }
    for attachment in failure.attachments {
      Attachment.record(attachment.bytes, named: label.name.replacingOccurrences(of: "/", with: ".") + "." + attachment.name)
    }
    Issue.record(Comment(rawValue: failure.description))
  }

  @Test func noAcceptedFileIsOrphaned() throws {
    let used = try LabelCase.all().flatMap { [$0.name + ".png", $0.name + ".txt"] }
    let orphans = try BaselineFolder.ofThisPackage().orphans(besides: Set(used)).files
    #expect(
      orphans.isEmpty,
      "no label draws these files any more; remove them: git rm \(orphans.map { "'Snapshots/\($0)'" }.joined(separator: " "))")
  }
}
