// SPDX-License-Identifier: MIT

/// Cases of BidiCharacterTest.txt that ICU 72 resolves differently, by text and base direction, with ICU's result. No real label is known
/// to be affected: the cases need overrides, a mark on a bracket, or 64 open brackets.
enum KnownBidiDifferences {
  static let all = isolates.merging(brackets) { $1 }.merging(marks) { $1 }.merging(deepBrackets) { $1 }

  /// An isolate inside an override: ICU gives the isolate's initiator the level after it, not the override's (X5a-X5c).
  private static let isolates = [
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;2": "level 2 of character 5, not 1",
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;1": "level 4 of character 5, not 3",
    "202D 05D0 202B 05D1 202C 2068 05D2 2069 202B 05D3 202C 05D4 202C;2": "level 3 of character 5, not 2",
    "202D 0661 202B 0662 202C 2068 0663 2069 202B 0664 202C 0665 202C;0": "level 3 of character 5, not 2",
  ]

  /// Brackets whose halves are on either side of an embedding's end: ICU pairs them by the characters before overrides (N0, X4, X5).
  private static let brackets = [
    "202A 05D0 0028 05D1 202C 202D 0029;2": "level 3 of character 6, not 2",
    "202A 05D0 0028 05D1 202C 202D 0029 202C;2": "level 3 of character 6, not 2",
    "202B 0061 0028 0062 202C 202E 0029;2": "level 2 of character 6, not 1",
    "202B 0061 0028 0062 202C 202E 0029 202C;2": "level 2 of character 6, not 1",
    "202A 202E 0061 202C 0028 05D0 202C 202D 0029 202C;2": "level 3 of character 8, not 2",
    "202B 202D 05D0 202C 0028 0061 202C 202E 0029 202C;2": "level 4 of character 8, not 3",
    "202A 202E 0061 202C 0028 005B 05D0 202C 202D 005D 0029 202C;2": "level 2 of character 4, not 3",
    "202B 202D 05D0 202C 0028 005B 0061 202C 202E 005D 0029 202C;2": "level 3 of character 4, not 4",
    "202D 0028 202C 202A 05D0 0029 05D1;2": "level 2 of character 5, not 3",
    "202D 0028 202C 202A 05D0 0029 05D1 202C;2": "level 2 of character 5, not 3",
    "202E 0028 202C 202B 0061 0029 0062;2": "level 1 of character 5, not 2",
    "202E 0028 202C 202B 0061 0029 0062 202C;2": "level 1 of character 5, not 2",
    "202D 202E 0061 202C 0028 202C 202A 05D0 0029 05D1;2": "level 3 of character 4, not 2",
    "202E 202D 05D0 202C 0028 202C 202B 0061 0029 0062;2": "level 4 of character 4, not 3",
    "202D 202E 0061 202C 0028 005B 202C 202A 05D0 005D 0029 05D1;2": "level 2 of character 9, not 3",
    "202E 202D 05D0 202C 0028 005B 202C 202B 0061 005D 0029 0062;2": "level 3 of character 9, not 4",
  ]

  /// A mark after a closing bracket has the bracket's new direction (N0, last note); in ICU it keeps its own.
  private static let marks = [
    "0061 0028 0062 0029 0331;1": "level 1 of character 4, not 2",
    "0061 0028 0332 0062 0029 0333;1": "level 1 of character 5, not 2",
    "05D0 0028 05D1 0029 0331;0": "level 0 of character 4, not 1",
    "05D0 0028 0332 05D1 0029 0333;0": "level 0 of character 5, not 1",
    "0661 0028 0662 0029 0331;0": "level 0 of character 4, not 1",
    "0661 0028 0332 0662 0029 0333;0": "level 0 of character 5, not 1",
    "0041 200F 005B 05D0 005D 200D 20D6;0": "level 0 of character 6, not 1",
    "0041 200F 005B 200D 20D6 05D0 005D 200D 20D6;0": "level 0 of character 8, not 1",
    "0041 200F 005B 200D 200B 20D6 05D0 005D 200B 200D 20D6;0": "level 0 of character 10, not 1",
  ]

  /// More than 63 open brackets: UAX #9 stops pairing them (BD16), ICU goes on.
  private static let deepBrackets = [
    "0061" + String(repeating: " 0028", count: 64) + " 0062" + String(repeating: " 0029", count: 64) + ";1":
      "level 2 of character 66, not 1"
  ]
}
