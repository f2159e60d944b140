// SPDX-License-Identifier: MIT

internal import CICU

/// Korean words, which end at spaces only; NSParagraphStyle's `hangulWordPriority`.
enum Hangul {
  /// The breaks without those between two Hangul syllables or letters.
  static func removingBreaksInWords(_ breaks: [Int], in units: [UInt16]) -> [Int] {
    guard units.contains(where: { $0 >= 0x1100 }) else { return breaks }
    return breaks.filter { offset in
      guard offset > 0, offset < units.count else { return true }
      return !(isHangul(units[offset - 1]) && isHangul(units[offset]))
    }
  }

  /// Line-break classes H2, H3, JL, JV and JT (UAX #14); all of Hangul lies in the basic plane.
  private static func isHangul(_ unit: UInt16) -> Bool {
    switch ULineBreak(UInt32(icu_property(Int32(unit), UCHAR_LINE_BREAK))) {
    case U_LB_H2, U_LB_H3, U_LB_JL, U_LB_JV, U_LB_JT: true
    default: false
    }
  }
}
