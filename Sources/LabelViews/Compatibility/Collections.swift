// SPDX-License-Identifier: MIT

public import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets, as the action of `onDelete` does.
  ///
  /// - Parameter offsets: The offsets of the elements from the start of the collection. Each must be smaller than the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept: [Element] = []
    kept.reserveCapacity(count)
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets to another place, in their order, as the action of `onMove` does.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements from the start of the collection.
  ///   - destination: The offset before which the elements are put, counted before they are moved.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
