// SPDX-License-Identifier: MIT

extension PatternFile {
  /// The possible hyphens of a word, each as the number of letters before it, ascending. They keep the minimum distances from the ends.
  ///
  /// Hyphenations that change the spelling (old German Schiffahrt, Schiff-fahrt) are left out, because lines show the text's own letters.
  func hyphens(in letters: [Unicode.Scalar]) -> [Int] {
    guard letters.count > 1, letters.count <= Self.maximumWordLength else { return [] }
    var word: [[UInt8]] = []
    for letter in letters {
      guard let bytes = encoding.bytes(of: Self.lowercased(letter)) else { return [] }
      word.append(bytes)
    }
    let points = bytes.withUnsafeBytes { self.points(in: word[...], level: 0, isStart: true, isEnd: true, $0) }
    return (minimum.left..<max(minimum.left, letters.count - minimum.right + 1)).filter { points[$0] }
  }

  /// Whether a hyphen may be before each letter of a word or of a part of one.
  private func points(
    in word: ArraySlice<[UInt8]>, level: Int, isStart: Bool, isEnd: Bool, _ file: UnsafeRawBufferPointer
  ) -> [Bool] {
    var points = matches(of: levels[level], in: word, file)
    guard level + 1 < levels.count else { return points }
    let cuts = points.indices.filter { points[$0] }
    guard !cuts.isEmpty else {
      var points = self.points(in: word, level: level + 1, isStart: isStart, isEnd: isEnd, file)
      if !isStart { for index in points.indices.prefix(max(1, compoundMinimum.left)) { points[index] = false } }
      if !isEnd { for index in points.indices.suffix(max(0, compoundMinimum.right - 1)) { points[index] = false } }
      return points
    }
    for (start, end) in zip([0] + cuts, cuts + [word.count]) where end - start > 1 {
      let part = word[(word.startIndex + start)..<(word.startIndex + end)]
      let inner = self.points(in: part, level: level, isStart: isStart && start == 0, isEnd: isEnd && end == word.count, file)
      for index in 1..<part.count { points[start + index] = inner[index] }
    }
    return points
  }

  /// Where the largest digit of all patterns is odd, before each letter of a word; never before the first.
  private func matches(of table: PatternTable, in word: ArraySlice<[UInt8]>, _ file: UnsafeRawBufferPointer) -> [Bool] {
    guard table.longest > 0 else { return Array(repeating: false, count: word.count) }
    let text = [UInt8(ascii: ".")] + word.joined() + [UInt8(ascii: ".")]
    var digits = [UInt8](repeating: 0, count: text.count + 1)
    // Whether the digit at a position belongs to a change of spelling.
    var changesSpelling = [Bool](repeating: false, count: text.count + 1)
    func apply(_ line: Int, at start: Int) { raise(&digits, &changesSpelling, at: start, byLineAt: line, file) }
    if countsLongestOnly {
      var start = 0
      for end in text.indices {
        while start <= end {
          if let entry = entry(of: table, text[start...end], file) {
            if entry.isPattern { apply(entry.line, at: start) }
            break
          }
          start += 1
        }
      }
    } else {
      for start in text.indices {
        var hash = PatternTable.seed
        for end in start..<min(text.count, start + table.longest) {
          hash = PatternTable.hash(hash, text[end])
          if let entry = table.entry(text[start...end], hash: hash, in: file) { apply(entry.line, at: start) }
        }
      }
    }
    // The text begins with a full stop, so that the first letter is at 1.
    var position = 1
    return word.enumerated().map { index, letter in
      defer { position += letter.count }
      return index > 0 && digits[position] % 2 == 1 && !changesSpelling[position]
    }
  }

  private func entry(of table: PatternTable, _ letters: ArraySlice<UInt8>, _ file: UnsafeRawBufferPointer) -> PatternTable.Entry? {
    letters.count > table.longest ? nil : table.entry(letters, hash: letters.reduce(PatternTable.seed, PatternTable.hash), in: file)
  }

  /// Raises the digits of a word to those of a pattern that begins at a position.
  private func raise(
    _ digits: inout [UInt8], _ changesSpelling: inout [Bool], at start: Int, byLineAt line: Int, _ file: UnsafeRawBufferPointer
  ) {
    var position = start
    var byte = line
    while byte < file.count, file[byte] > 0x20, file[byte] != UInt8(ascii: "/") {
      if (0x30...0x39).contains(file[byte]) {
        let digit = file[byte] - 0x30
        if digit > digits[position] {
          digits[position] = digit
          if digit % 2 == 1 { changesSpelling[position] = hasReplacement(line, file) }
        }
      } else {
        position += 1
      }
      byte += 1
    }
  }

  /// Whether a pattern has a replacement: `as5szon2y/sz=,2,1`.
  private func hasReplacement(_ line: Int, _ file: UnsafeRawBufferPointer) -> Bool {
    var byte = line
    while byte < file.count, file[byte] > 0x20 {
      if file[byte] == UInt8(ascii: "/") { return true }
      byte += 1
    }
    return false
  }

  /// Patterns are in lower case. A letter whose lower case has several scalars is left alone, so that offsets do not change.
  private static func lowercased(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    let mapping = letter.properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? letter : letter
  }
}
