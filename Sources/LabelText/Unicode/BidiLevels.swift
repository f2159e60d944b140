// SPDX-License-Identifier: MIT

internal import CICU
package import LabelCore
package import LabelSettings

/// The embedding levels of a paragraph (UAX #9).
package struct BidiLevels: Hashable, Sendable {
  /// The paragraph's level: 0 for left to right, 1 for right to left.
  package let base: UInt8
  /// The level of each UTF-16 unit; even levels are left to right.
  package let levels: [UInt8]

  package var direction: TextDirection { base % 2 == 0 ? .leftToRight : .rightToLeft }

  package init(_ text: [UInt16], base direction: BaseDirection) throws(MachineError) {
    let requested: UInt8 =
      switch direction {
      case .natural(.leftToRight): icu_level_default_left_to_right
      case .natural(.rightToLeft): icu_level_default_right_to_left
      case .fixed(.leftToRight): 0
      case .fixed(.rightToLeft): 1
      }
    // All characters below U+0590 are left to right or neutral, so ICU is not needed.
    if requested == 0 || requested == icu_level_default_left_to_right, text.allSatisfy({ $0 < 0x0590 }) {
      self.base = 0
      self.levels = Array(repeating: 0, count: text.count)
      return
    }
    (self.base, self.levels) = try Self.resolve(text, level: requested)
  }

  private static func resolve(_ text: [UInt16], level: UInt8) throws(MachineError) -> (UInt8, [UInt8]) {
    guard let bidi = icu_bidi_open() else {
      throw .library(name: "ICU", call: "ubidi_open", status: Int(icu_out_of_memory), message: "no memory")
    }
    defer { icu_bidi_close(bidi) }
    // ICU's object keeps the pointer to the text, so the levels are copied inside the closure.
    let outcome: Result<(UInt8, [UInt8]), MachineError> = text.withUnsafeBufferPointer { units in
      Result { () throws(MachineError) in
        try ICU.check("ubidi_setPara") { icu_bidi_set_paragraph(bidi, units.baseAddress, Int32(units.count), level, &$0) }
        let base = icu_bidi_paragraph_level(bidi)
        guard !units.isEmpty, let levels = try ICU.check("ubidi_getLevels", { icu_bidi_levels(bidi, &$0) }) else { return (base, []) }
        return (base, Array(UnsafeBufferPointer(start: levels, count: units.count)))
      }
    }
    return try outcome.get()
  }

  /// The visual order, from left to right, of items with these levels (UAX #9 rule L2).
  package static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
    for level in stride(from: Int(highest), through: Int(lowestOdd), by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
