// SPDX-License-Identifier: MIT

internal import CICU

/// Korean words, which end at spaces only; NSParagraphStyle's `hangulWordPriority`.
enum Hangul {
  /// The breaks without those between two Hangul syllables or letters, all of which lie in the basic plane.
  static func removingBreaksInWords(_ breaks: [Int], in units: [UInt16]) -> [Int] {
    guard units.contains(where: { $0 >= 0x1100 }) else { return breaks }
    return breaks.filter { offset in
      guard offset > 0, offset < units.count else { return true }
      return !(icu_is_hangul(UInt32(units[offset - 1])) && icu_is_hangul(UInt32(units[offset])))
    }
  }
}
