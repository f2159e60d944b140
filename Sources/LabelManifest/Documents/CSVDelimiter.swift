// SPDX-License-Identifier: MIT

/// The character between the cells of a CSV file. Spreadsheets write semicolons where the decimal sign is a comma, and tabs in TSV files.
enum CSVDelimiter {
  /// The characters that may separate cells. No key contains one of them.
  static let all = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

  /// The delimiter that a header uses: the most frequent one outside of quotes, and a comma if it has one column.
  static func of(header: some Sequence<UInt8>) -> UInt8 {
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in header {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, let index = all.firstIndex(of: byte) { counts[index] += 1 }
    }
    // The first of equal counts.
    let most = counts.max() ?? 0
    return all[counts.firstIndex(of: most) ?? 0]
  }

  /// The delimiter that a first line `sep=;` names, as Excel reads and some programs write it; nil for any other line.
  static func named(by line: some Sequence<UInt8>) -> UInt8? {
    var text = String(decoding: Array(line), as: UTF8.self)
    if text.hasPrefix("\u{FEFF}") { text.unicodeScalars.removeFirst() }
    if text.hasPrefix("\""), text.hasSuffix("\""), text.utf8.count > 1 { text = String(text.dropFirst().dropLast()) }
    guard text.lowercased().hasPrefix("sep="), let last = text.utf8.last, text.utf8.count == 5, all.contains(last) else { return nil }
    return last
  }

  /// The delimiter in messages.
  static func name(of delimiter: Unicode.Scalar) -> String {
    switch delimiter {
    case ";": "a semicolon"
    case "\t": "a tab"
    default: "a comma"
    }
  }
}
