// SPDX-License-Identifier: MIT

/// A file of hyphenation patterns in the format of libhyphen: the name of its encoding, settings, and patterns, perhaps in two levels: the
/// first finds the parts of compound words, the second hyphenates the parts.
///
/// It is immutable after reading, so that all threads of a process share it.
final class PatternFile: Sendable {
  let bytes: [UInt8]
  let encoding: PatternEncoding
  let levels: [PatternTable]
  /// Whether, at each letter, only the pattern with the longest beginning counts, and not every pattern in the word as in TeX.
  ///
  /// libhyphen works like this. Most files have patterns of TeX, many of them unchanged, for which it finds too few hyphens. Files that find
  /// compound words, such as the German one, were made and corrected with libhyphen and give wrong hyphens in TeX's way (Fa-rb-na-me).
  let countsLongestOnly: Bool
  /// The smallest number of letters before the first and after the last hyphen of a word.
  let minimum: (left: Int, right: Int)
  /// The same for the parts of compound words, at the ends that are not ends of the word.
  let compoundMinimum: (left: Int, right: Int)

  /// The longest word in letters that is hyphenated.
  static let maximumWordLength = 100

  /// nil for a file without patterns, and for an encoding that the C library does not support.
  init?(bytes: [UInt8]) {
    let header = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    guard header.count < 64, bytes.count < Int(UInt32.max), let encoding = PatternEncoding(named: String(decoding: header, as: UTF8.self))
    else { return nil }
    var reader = Reader()
    bytes.withUnsafeBytes { file in
      var start = header.count
      while start < file.count {
        let end = file[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? file.count
        if end > start { reader.read(start..<end, of: file) }
        start = end + 1
      }
    }
    guard reader.levels.contains(where: { !$0.isEmpty }) else { return nil }
    let countsLongestOnly = reader.levels.allSatisfy { !$0.isEmpty } && reader.levels.count > 1
    self.bytes = bytes
    self.encoding = encoding
    self.countsLongestOnly = countsLongestOnly
    levels = bytes.withUnsafeBytes { file in
      reader.levels.map { PatternTable(lines: $0, of: file, includesBeginnings: countsLongestOnly) }
    }
    // Two letters are the smallest number without a setting, as in libhyphen.
    minimum = (reader.left > 0 ? reader.left : 2, reader.right > 0 ? reader.right : 2)
    compoundMinimum = (reader.compoundLeft, reader.compoundRight)
  }

  /// Reads the lines of a file.
  private struct Reader {
    /// The positions of the patterns of each level.
    var levels: [[UInt32]] = [[]]
    var left = 0
    var right = 0
    var compoundLeft = 0
    var compoundRight = 0

    mutating func read(_ line: Range<Int>, of file: UnsafeRawBufferPointer) {
      switch file[line.lowerBound] {
      case UInt8(ascii: "%"), UInt8(ascii: "#"): return
      // No pattern begins with a capital letter.
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if readSetting(String(decoding: file[line], as: UTF8.self)) { return }
      default: break
      }
      levels[levels.count - 1].append(UInt32(line.lowerBound))
    }

    /// Reads a setting; false for any other line. Settings after the first level do not count.
    private mutating func readSetting(_ line: String) -> Bool {
      let parts = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      // The numbers are those of letters in a word, so a larger one means the same as the longest word.
      let number = parts.count > 1 ? max(0, min(Int(parts[1]) ?? 0, PatternFile.maximumWordLength)) : 0
      switch parts.first {
      case "NEXTLEVEL": if levels.count < 2 { levels.append([]) }
      case "LEFTHYPHENMIN": if levels.count == 1 { left = number }
      case "RIGHTHYPHENMIN": if levels.count == 1 { right = number }
      case "COMPOUNDLEFTHYPHENMIN": if levels.count == 1 { compoundLeft = number }
      case "COMPOUNDRIGHTHYPHENMIN": if levels.count == 1 { compoundRight = number }
      // Its characters are no letters, and only letters are hyphenated.
      case "NOHYPHEN": break
      default: return false
      }
      return true
    }
  }
}
