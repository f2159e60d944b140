// SPDX-License-Identifier: MIT

internal import LabelCore

/// Changes with the same cause: all differences of their facts are equal.
package struct ChangeGroup: Hashable, Sendable {
  /// The cause in plain words, such as `padding is 14, was 12`.
  package let cause: String
  /// The changes, in the order of the report; at least one.
  package let changes: [SnapshotChange]

  /// The cause and the number of snapshots: `padding is 14, was 12 in 12 snapshots`.
  package var sentence: String {
    changes.count == 1 ? "\(cause) in \(changes[0].name)" : "\(cause) in \(CountText.of(changes.count, "snapshot"))"
  }

  /// The groups of some changes, the largest first. New and deleted snapshots are groups of their own.
  package static func groups(of changes: [SnapshotChange]) -> [ChangeGroup] {
    var order: [String] = []
    var members: [String: [SnapshotChange]] = [:]
    for change in changes {
      let key = key(of: change)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(change)
    }
    let groups = order.compactMap { members[$0] }.map { ChangeGroup(cause: cause(of: $0), changes: $0) }
    return groups.enumerated().sorted { (-$0.element.changes.count, $0.offset) < (-$1.element.changes.count, $1.offset) }.map(\.element)
  }

  /// Equal for changes of one group.
  package static func key(of change: SnapshotChange) -> String {
    switch change.kind {
    case .changed: change.group.map { "changed " + $0 } ?? "alone " + change.name
    case .new, .deleted: change.kind.rawValue
    }
  }

  /// What all changes of a group say; their kinds if they say nothing together, as where sizes follow from different titles.
  private static func cause(of changes: [SnapshotChange]) -> String {
    guard let first = changes.first else { return "" }
    switch first.kind {
    case .new: return "new"
    case .deleted: return "belongs to no label"
    case .changed: break
    }
    let common = first.causes.filter { cause in changes.allSatisfy { $0.causes.contains(cause) } }
    if !common.isEmpty { return common.prefix(4).joined(separator: ", ") + (common.count > 4 ? ", …" : "") }
    return first.kinds.isEmpty ? first.summary : first.kinds.joined(separator: ", ")
  }
}
