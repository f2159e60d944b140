// SPDX-License-Identifier: MIT

internal import LabelCore

/// The patterns of the rows of a manifest, by which those after them are read; the one that was of use last comes first.
struct RowPatterns {
  private var patterns: [RowPattern] = []

  /// Few: each of them that is of no use to a row costs a look at its first keys.
  private static let most = 4

  /// The record of a row that is like one of those before it; nil for others and for all that may be wrong.
  mutating func read(_ source: SourceText) -> PlacedRecord? {
    for index in patterns.indices {
      guard let label = patterns[index].read(source) else { continue }
      if index > 0 { patterns.swapAt(0, index) }
      return label
    }
    return nil
  }

  /// Takes down a row that was found right.
  mutating func add(_ label: PlacedRecord, _ node: DocumentNode, in source: SourceText) {
    guard let pattern = RowPattern(label, node, in: source) else { return }
    if patterns.count == Self.most { patterns.removeLast() }
    patterns.insert(pattern, at: 0)
  }
}
