// SPDX-License-Identifier: MIT

internal import CICU
package import LabelCore
internal import LabelSettings

/// Case mapping by the rules of a language, such as Turkish's dotless i and German's sharp s.
package enum CaseMapping {
  package static func uppercased(_ text: String, locale: String) throws(MachineError) -> String {
    try mapped(text, locale: locale, call: "u_strToUpper", icu_to_upper)
  }

  package static func lowercased(_ text: String, locale: String) throws(MachineError) -> String {
    try mapped(text, locale: locale, call: "u_strToLower", icu_to_lower)
  }

  /// The pieces of one text in upper case.
  package static func uppercased(_ pieces: [String], locale: String) throws(MachineError) -> [String] {
    try mapped(pieces) { text throws(MachineError) in try uppercased(text, locale: locale) }
  }

  /// The pieces of one text in lower case, with the final sigma only at the end of a word of the whole text.
  package static func lowercased(_ pieces: [String], locale: String) throws(MachineError) -> [String] {
    try mapped(pieces) { text throws(MachineError) in try lowercased(text, locale: locale) }
  }

  /// Maps a whole text and cuts it where its pieces end, each of which has the length that it has when mapped alone. Marks at the start of a
  /// piece are moved to the letter before them, with which they may be mapped to one character.
  private static func mapped(
    _ pieces: [String], _ mapping: (String) throws(MachineError) -> String
  ) throws(MachineError) -> [String] {
    var alone: [String] = []
    for piece in withoutLeadingMarks(pieces) { alone.append(try mapping(piece)) }
    guard pieces.count > 1 else { return alone }
    let whole = Array(try mapping(pieces.joined()).utf16)
    guard alone.reduce(0, { $0 + $1.utf16.count }) == whole.count else { return alone }
    var start = 0
    return alone.map { piece in
      let end = start + piece.utf16.count
      defer { start = end }
      return String(decoding: whole[start..<end], as: UTF16.self)
    }
  }

  private static func withoutLeadingMarks(_ pieces: [String]) -> [String] {
    var result: [String] = []
    for piece in pieces {
      let marks = result.isEmpty ? "" : String(String.UnicodeScalarView(piece.unicodeScalars.prefix { $0.properties.isGraphemeExtend }))
      if !marks.isEmpty { result[result.count - 1] += marks }
      result.append(String(String.UnicodeScalarView(piece.unicodeScalars.dropFirst(marks.unicodeScalars.count))))
    }
    return result
  }

  private typealias Mapping = (
    UnsafeMutablePointer<UInt16>?, Int32, UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>?, UnsafeMutablePointer<ICUStatus>?
  ) -> Int32

  private static func mapped(_ text: String, locale: String, call: String, _ mapping: Mapping) throws(MachineError) -> String {
    let units = Array(text.utf16)
    // Full case mappings expand a unit to at most three (Unicode, SpecialCasing).
    var output = [UInt16](repeating: 0, count: units.count * 3 + 1)
    let capacity = Int32(output.count)
    let length = try ICU.check(call) { mapping(&output, capacity, units, Int32(units.count), locale, &$0) }
    return String(decoding: output.prefix(Int(length)), as: UTF16.self)
  }
}
