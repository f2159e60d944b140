// SPDX-License-Identifier: MIT

internal import LabelCore

/// The outlines of a run's glyphs, joined where they overlap: a stroke goes around joined Arabic letters, and not across their joins.
enum JoinedOutlines {
  /// - Parameter outlines: The outlines of the glyphs at their positions, none of them empty.
  /// - Returns: The same outlines, with one in place of those that overlap, and without contours that are inside others.
  static func joined(_ outlines: [VectorPath]) -> [VectorPath] {
    groups(outlines).flatMap { group in VectorPath.union(group).map { [$0] } ?? group }
  }

  /// Groups outlines whose bounds overlap, in their order.
  private static func groups(_ outlines: [VectorPath]) -> [[VectorPath]] {
    var groups: [(bounds: Rect, outlines: [VectorPath])] = []
    for outline in outlines {
      groups.append((outline.bounds ?? .zero, [outline]))
      while groups.count > 1, !groups[groups.count - 1].bounds.intersection(groups[groups.count - 2].bounds).isEmpty {
        let last = groups.removeLast()
        groups[groups.count - 1].bounds = groups[groups.count - 1].bounds.union(last.bounds)
        groups[groups.count - 1].outlines += last.outlines
      }
    }
    return groups.map(\.outlines)
  }
}
