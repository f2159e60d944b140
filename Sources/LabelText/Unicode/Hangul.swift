// SPDX-License-Identifier: MIT

internal import CICU

/// Keeps Korean words whole, so that lines end only at spaces; NSParagraphStyle's `hangulWordPriority`.
enum Hangul {
  /// The breaks without those between two Hangul syllables or letters, which are all in the Basic Multilingual Plane.
  static func removingBreaksInWords(_ breaks: [Int], in units: [UInt16]) -> [Int] {
    guard units.contains(where: { $0 >= 0x1100 }) else { return breaks }
    return breaks.filter { offset in
      guard offset > 0, offset < units.count else { return true }
      return !(icu_is_hangul(UInt32(units[offset - 1])) && icu_is_hangul(UInt32(units[offset])))
    }
  }
}
