// SPDX-License-Identifier: MIT

/// Characters that steer and are not drawn; fonts would show a box for them.
enum Controls {
  /// What a control character becomes before shaping: a tab a space, everything else U+2060, which is invisible and allows no break.
  ///
  /// Lengths do not change, so that offsets into the text stay true.
  static func replaced(in units: [UInt16]) -> [UInt16] {
    guard units.contains(where: isControl) else { return units }
    return units.map { $0 == 0x09 ? 0x20 : isControl($0) ? 0x2060 : $0 }
  }

  private static func isControl(_ unit: UInt16) -> Bool {
    unit < 0x20 || (0x7F...0x9F).contains(unit) || unit == 0x2028
  }
}
