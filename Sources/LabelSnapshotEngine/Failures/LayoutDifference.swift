// SPDX-License-Identifier: MIT

internal import LabelCore

/// What changed between two layouts, in words: `title is "Rainy", was "Rain"`, `padding is 14, was 12`.
///
/// It is read from the texts that snapshots store, so that a change is explained without the code that drew the accepted image.
package struct LayoutDifference {
  /// The changes, the ones that explain most first. Empty if only numbers changed that follow from nothing that is known here.
  package let changes: [String]

  /// The number of changes that a failure shows.
  private static let maximumCount = 4
  /// The maximum number of characters of a change.
  private static let maximumLength = 500
  /// The maximum number of parts that are compared. Matching them takes quadratic time.
  static let maximumParts = 1000

  /// Compares two layouts. Parts that are in both are found by their kind, in order.
  package init(actual: String, accepted: String) {
    let (new, old) = (LayoutPart.parts(of: actual), LayoutPart.parts(of: accepted))
    guard max(new.count, old.count) <= Self.maximumParts else {
      changes = new.count == old.count ? [] : ["layout has \(CountText.of(new.count, "part")), had \(old.count)"]
      return
    }
    let difference = new.map(\.kind).difference(from: old.map(\.kind))
    var (added, removed): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .insert(let offset, _, _): added.insert(offset)
      case .remove(let offset, _, _): removed.insert(offset)
      }
    }
    let pairs = zip(new.indices.filter { !added.contains($0) }, old.indices.filter { !removed.contains($0) })
    var found: [LayoutPart.Change] = []
    for (newIndex, oldIndex) in pairs { found += new[newIndex].changes(from: old[oldIndex]) }
    for index in added.sorted() { found.append(.init(.content, "\(new[index].name) was added")) }
    for index in removed.sorted() { found.append(.init(.content, "\(old[index].name) was removed")) }
    var texts: [String] = []
    var seen: Set<String> = []
    // Sizes and positions follow from the other changes. They are said only if nothing else is, except for the size of the whole label.
    let isExplained = found.contains { $0.rank < .size }
    let hasMoved = found.contains { $0.rank < .line }
    for change in found.sorted(by: { $0.rank < $1.rank }) where !isExplained || change.rank <= .size {
      if hasMoved, change.rank == .line { continue }
      if seen.insert(change.text).inserted { texts.append(change.text.shortened(to: Self.maximumLength)) }
    }
    changes = texts
  }

  /// The changes for a failure: one on each line, at most four; empty if there are none.
  package var text: String { Self.text(of: changes) }

  /// At most four changes, one on each line.
  static func text(of changes: [String]) -> String {
    let shown = changes.count > maximumCount ? changes.prefix(maximumCount - 1) : changes[...]
    let rest = changes.count - shown.count
    return (shown + (rest > 0 ? ["and \(rest) more changes"] : [])).joined(separator: "\n")
  }
}
