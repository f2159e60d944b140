// SPDX-License-Identifier: MIT

internal import LabelCore

/// Capital letters and digits as centre lines: they are stroked with a symbol's weight and need no font.
enum CharacterShapes {
  /// The distance between the top and bottom centre lines of a capital. The origin is the top left.
  static let height = 10.0

  /// The centre lines of a digit, or of the capital of a lower-case letter; empty for anything else.
  static func path(_ character: Character) -> VectorPath {
    data(character).map(VectorPath.init(drawn:)) ?? VectorPath()
  }

  private static func data(_ character: Character) -> StaticString? {
    switch character {
    case "0": "M2.75 0A2.75 3.25 0 0 1 5.5 3.25V6.75A2.75 3.25 0 0 1 0 6.75V3.25A2.75 3.25 0 0 1 2.75 0Z"
    case "1": "M0 2.25L2.75 0V10"
    case "2": "M0.1 2.7A2.65 2.7 0 0 1 5.4 2.8C5.4 5.2 2.5 7 0 10H5.6"
    case "3": "M0.25 2A2.5 2.375 0 1 1 2.6 4.75H2.2M2.6 4.75A2.75 2.625 0 1 1 0 8"
    case "4": "M4.2 10V0L0 7H6"
    case "5": "M5 0H1L0.5 4.9A3.1 3 0 1 1 0 8.3"
    case "6": "M4.4 0C2.2 1.7 0 4.3 0 7.15A2.8 2.85 0 1 0 5.6 7.15A2.8 2.85 0 1 0 0 7.15"
    case "7": "M0 0H5.5L2 10"
    case "8": "M2.75 0A2.4 2.375 0 0 1 2.75 4.75A2.4 2.375 0 0 1 2.75 0ZM2.75 4.75A2.75 2.625 0 0 1 2.75 10A2.75 2.625 0 0 1 2.75 4.75Z"
    case "9": "M1.2 10C3.4 8.3 5.6 5.7 5.6 2.85A2.8 2.85 0 1 0 0 2.85A2.8 2.85 0 1 0 5.6 2.85"
    case "a": "M0 10L3.9 0L7.8 10M1.4 6.6H6.4"
    case "b": "M0 0H3.4A2.4 2.4 0 0 1 3.4 4.8H0M3.4 4.8H3.7A2.6 2.6 0 0 1 3.7 10H0V0"
    case "c": "M7.5 2.2A4.2 5 0 1 0 7.5 7.8"
    case "d": "M0 0H2.7A4.5 5 0 0 1 2.7 10H0Z"
    case "e": "M5.6 0H0V10H5.6M0 4.9H4.8"
    case "f": "M5.5 0H0V10M0 5H4.7"
    case "g": "M7.5 2.2A4.2 5 0 1 0 8.1 6V5.3H5"
    case "h": "M0 0V10M6.8 0V10M0 4.9H6.8"
    case "i": "M0 0V10"
    case "j": "M4.6 0V7.2A2.4 2.8 0 0 1 0 8"
    case "k": "M0 0V10M6.3 0L0 6.2M2.4 4L6.6 10"
    case "l": "M0 0V10H5.4"
    case "m": "M0 10V0L4 6.8L8 0V10"
    case "n": "M0 10V0L6.8 10V0"
    case "o": "M4.3 0A4.3 5 0 0 1 4.3 10A4.3 5 0 0 1 4.3 0Z"
    case "p": "M0 10V0H3.5A2.75 2.75 0 0 1 3.5 5.5H0"
    case "q": "M4.3 0A4.3 5 0 0 1 4.3 10A4.3 5 0 0 1 4.3 0ZM5.6 7.2L8.2 10.2"
    case "r": "M0 10V0H3.5A2.7 2.7 0 0 1 3.5 5.4H0M3.4 5.4L6.3 10"
    case "s": "M6 2.3C5.6 0.8 4.6 0 3.1 0C1.5 0 0.4 1 0.4 2.5C0.4 5.8 6.2 4.1 6.2 7.4C6.2 9 4.9 10 3.2 10C1.5 10 0.3 9.1 0 7.5"
    case "t": "M0 0H7M3.5 0V10"
    case "u": "M0 0V6.7A3.3 3.3 0 0 0 6.6 6.7V0"
    case "v": "M0 0L3.8 10L7.6 0"
    case "w": "M0 0L2.25 10L4.6 1.8L6.95 10L9.2 0"
    case "x": "M0 0L6.8 10M6.8 0L0 10"
    case "y": "M0 0L3.6 5.2L7.2 0M3.6 5.2V10"
    case "z": "M0 0H6.4L0 10H6.4"
    default: nil
    }
  }
}
