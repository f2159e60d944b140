// SPDX-License-Identifier: MIT

import Testing

/// The pictures of `labels.yaml` against `Snapshots/`. CONTRIBUTING.md says how to accept new ones.
struct LabelSnapshotTests {
  @Test(arguments: try LabelCase.all())
  func labelLooksAsAccepted(_ label: LabelCase) throws {
    try expectAccepted(label.picture())
  }

  @Test(arguments: try LabelCase.all())
  func labelIsLaidOutAsAccepted(_ label: LabelCase) throws {
    try expectAccepted(label.layout())
  }

  @Test func everyAcceptedFileIsUsed() throws {
    let used = try LabelCase.all().flatMap { [$0.name + ".png", $0.name + ".txt"] }
    let orphans = try SnapshotFolder.ofThisPackage().orphans(besides: Set(used))
    #expect(
      orphans.isEmpty, "nothing draws these any more; remove them: git rm \(orphans.map { "'Snapshots/\($0)'" }.joined(separator: " "))")
  }

  private func expectAccepted(_ snapshot: Snapshot, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if case .failed(let failure) = try SnapshotFolder.ofThisPackage().check(snapshot) {
      Issue.record(Comment(rawValue: failure.description), sourceLocation: sourceLocation)
    }
  }
}
