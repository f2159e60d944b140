// SPDX-License-Identifier: MIT

/// Replaces control characters, for which fonts would show a box.
enum ControlCharacters {
  /// The text with a space for each tab and U+2060, which is invisible and allows no break, for each other control character.
  ///
  /// The length does not change, so offsets into the text stay valid.
  static func replaced(in units: [UInt16]) -> [UInt16] {
    guard units.contains(where: isControl) else { return units }
    return units.map { $0 == 0x09 ? 0x20 : isControl($0) ? 0x2060 : $0 }
  }

  private static func isControl(_ unit: UInt16) -> Bool {
    unit < 0x20 || (0x7F...0x9F).contains(unit) || unit == 0x2028
  }
}
