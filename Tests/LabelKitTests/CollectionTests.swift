// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import Testing

/// What the actions of `onDelete` and `onMove` do to a collection.
@Suite struct CollectionTests {
  @Test func elementsAtOffsetsAreRemoved() {
    for count in 0..<6 {
      for bits in 0..<(1 << count) {
        let offsets = IndexSet((0..<count).filter { bits & 1 << $0 != 0 })
        var values = Array(0..<count)
        values.remove(atOffsets: offsets)
        #expect(values == (0..<count).filter { !offsets.contains($0) })
      }
    }
  }

  /// The elements are put before the one that was at the destination, in their order.
  @Test func elementsAtOffsetsAreMoved() {
    for count in 0..<5 {
      for bits in 0..<(1 << count) {
        for destination in 0...count {
          let offsets = IndexSet((0..<count).filter { bits & 1 << $0 != 0 })
          var values = Array(0..<count)
          values.move(fromOffsets: offsets, toOffset: destination)
          let rest = (0..<count).filter { !offsets.contains($0) }
          #expect(values == rest.filter { $0 < destination } + Array(offsets) + rest.filter { $0 >= destination })
        }
      }
    }
    var names = ["a", "b", "c", "d"]
    names.move(fromOffsets: [0], toOffset: 3)
    #expect(names == ["b", "c", "a", "d"])
  }
}
