// SPDX-License-Identifier: MIT

/// The icons that are compiled in, found by name without reading any that is not asked for: not even their list is gone through.
struct BuiltInIcons: Sendable {
  /// What the index says of an icon.
  struct Entry {
    /// Where its file lies in `EmbeddedIcons.files`.
    fileprivate var place: Range<Int>
    /// Whether it marks its silhouette, so that it can be filled.
    var isFillable: Bool
  }

  /// In the order of their bytes.
  var names: [String] {
    EmbeddedIcons.index.withUTF8Buffer { text in
      unsafe text.split(separator: Self.lineEnd).compactMap {
        unsafe $0.split(separator: Self.space).first.map { unsafe String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  func contains(_ name: String) -> Bool { entry(name) != nil }

  /// What recipes ask of the files.
  var recipeFiles: IconRecipe.Files { IconRecipe.Files(isDrawn: contains, isFillable: { entry($0)?.isFillable ?? false }) }

  /// The bytes of an icon's file.
  func file(_ entry: Entry) -> [UInt8] { EmbeddedIcons.files.withUTF8Buffer { unsafe Array($0[entry.place]) } }

  /// What the index says of a name; nil when there is no icon of this name.
  ///
  /// Halves the index, whose lines stand in the order of their names, until the line is found.
  func entry(_ name: String) -> Entry? {
    var name = name
    return name.withUTF8 { name in
      EmbeddedIcons.index.withUTF8Buffer { text in
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

  /// Less than 0 where the first name stands before the second, 0 where they are the same.
  private static func order(_ first: Slice<UnsafeBufferPointer<UInt8>>, _ second: UnsafeBufferPointer<UInt8>) -> Int {
    for offset in unsafe 0..<min(first.count, second.count) {
      let difference = unsafe Int(first[first.startIndex + offset]) - Int(second[offset])
      if difference != 0 { return difference }
    }
    return unsafe first.count - second.count
  }

  /// - Parameter words: what stands behind the name.
  private static func entry(_ words: Slice<UnsafeBufferPointer<UInt8>>) -> Entry {
    var rest = unsafe words
    func number() -> Int {
      unsafe rest = unsafe rest.drop { $0 == space }
      let digits = unsafe rest.prefix(while: ASCII.isDigit)
      unsafe rest = unsafe rest[digits.endIndex...]
      return unsafe digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    let (place, length) = (number(), number())
    precondition(
      length > 0 && place + length <= EmbeddedIcons.files.utf8CodeUnitCount,
      "EmbedIcons writes a name, a place inside the files and a length on each line")
    return unsafe Entry(place: place..<place + length, isFillable: !rest.isEmpty)
  }

  private static let lineEnd = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
}
