// SPDX-License-Identifier: MIT

internal import LabelCSS

/// The icons that are compiled into the binary. A look-up by name is a binary search and reads no other icon.
struct BuiltInIcons: Sendable {
  /// An icon's entry in the index.
  struct Entry {
    /// The range of its file in `EmbeddedFiles.files`.
    fileprivate var range: Range<Int>
    /// Whether its file marks the silhouette, so that it can be filled.
    var isFillable: Bool
  }

  /// All names, in byte order.
  var names: [String] {
    EmbeddedFiles.index.withUTF8Buffer { text in
      unsafe text.split(separator: Self.lineEnd).compactMap {
        unsafe $0.split(separator: Self.space).first.map { unsafe String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  func contains(_ name: String) -> Bool { entry(name) != nil }

  /// The properties of the files that recipes depend on.
  var recipeFiles: IconRecipe.Files {
    IconRecipe.Files(
      isDrawn: contains, isFillable: { entry($0)?.isFillable ?? false },
      isFlipped: { !rests(of: $0, after: #"data-flip="rtl""#).isEmpty },
      // No character of an icon has more bytes.
      characters: { rests(of: $0, after: #"data-character=""#).compactMap { String(decoding: $0.prefix(4), as: UTF8.self).first } })
  }

  /// What comes after each place in an icon's file that has a text; nothing when there is no icon of this name.
  private func rests(of name: String, after text: String) -> [ArraySlice<UInt8>] {
    guard let bytes = entry(name).map(file) else { return [] }
    let text = Array(text.utf8)
    return bytes.indices.lazy.filter { bytes[$0] == text[0] && bytes[$0...].starts(with: text) }.map { bytes[($0 + text.count)...] }
  }

  /// The bytes of an icon's file.
  func file(_ entry: Entry) -> [UInt8] { EmbeddedFiles.files.withUTF8Buffer { unsafe Array($0[entry.range]) } }

  /// The index entry of a name; nil when there is no icon of this name.
  ///
  /// A binary search in the index, whose lines are sorted by name.
  func entry(_ name: String) -> Entry? {
    var name = name
    return name.withUTF8 { name in
      EmbeddedFiles.index.withUTF8Buffer { text in
        var low = 0
        var high = text.count
        while low < high {
          var start = low + (high - low) / 2
          while start > low, unsafe text[start - 1] != Self.lineEnd { start -= 1 }
          var end = start
          while end < high, unsafe text[end] != Self.space { end += 1 }
          switch unsafe Self.order(text[start..<end], name) {
          case 0: return unsafe Self.entry(text[end...].prefix { $0 != Self.lineEnd })
          case ..<0:
            while end < high, unsafe text[end] != Self.lineEnd { end += 1 }
            low = end + 1
          default: high = start
          }
        }
        return nil
      }
    }
  }

  /// Negative if the first name sorts before the second, 0 if they are equal.
  private static func order(_ first: Slice<UnsafeBufferPointer<UInt8>>, _ second: UnsafeBufferPointer<UInt8>) -> Int {
    for offset in unsafe 0..<min(first.count, second.count) {
      let difference = unsafe Int(first[first.startIndex + offset]) - Int(second[offset])
      if difference != 0 { return difference }
    }
    return unsafe first.count - second.count
  }

  /// - Parameter fields: the index line without the name.
  private static func entry(_ fields: Slice<UnsafeBufferPointer<UInt8>>) -> Entry {
    var rest = unsafe fields
    func number() -> Int {
      unsafe rest = unsafe rest.drop { $0 == space }
      let digits = unsafe rest.prefix(while: ASCII.isDigit)
      unsafe rest = unsafe rest[digits.endIndex...]
      return unsafe digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    let (offset, length) = (number(), number())
    precondition(
      length > 0 && offset + length <= EmbeddedFiles.files.utf8CodeUnitCount,
      "EmbedFiles writes a name, an offset inside the files and a length on each line")
    return unsafe Entry(range: offset..<offset + length, isFillable: !rest.isEmpty)
  }

  private static let lineEnd = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
}
