// SPDX-License-Identifier: MIT

internal import CFontconfig

/// Makes the tables of a `FontCatalog`. Each text is stored once, as the faces of a family share most of their texts.
struct FontCatalogWriter {
  /// Zero-terminated bytes instead of a String: two strings that are canonically equivalent are equal in Swift, but name different files.
  private typealias Text = [UInt8]

  let tables: FontCatalogTables

  init(_ patterns: [FontPattern], _ defaultFamilies: [(name: String, family: String?)]) {
    let faces = patterns.map(\.face)
    let files = Set(faces.map { Self.text($0.path) }).sorted { $0.lexicographicallyPrecedes($1) }
    let fileNumbers = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, UInt32($0)) })
    let names = Self.names(of: patterns)
    let counts = [defaultFamilies.count, files.count, faces.count, names.count].map { UInt32($0) }

    var texts = Texts()
    var rows = ByteWriter()
    for count in counts { rows.add(count) }
    for (name, family) in defaultFamilies {
      rows.add(texts.offset(of: Self.text(name)))
      rows.add(texts.offset(of: family.map(Self.text)))
    }
    for file in files { rows.add(texts.offset(of: file)) }
    for face in faces {
      rows.add(fileNumbers[Self.text(face.path)] ?? FontCatalogTables.noText)
      rows.add(UInt32(face.index))
      rows.add(UInt8(face.traits.slant.rawValue))
      for flag in [face.isVariable, face.isColor, face.isMonospaced] { rows.add(UInt8(flag ? 1 : 0)) }
      for range in [face.traits.weight, face.traits.width] {
        rows.add(range.lowerBound)
        rows.add(range.upperBound)
      }
      for name in [face.family, face.styleName, face.postScriptName] { rows.add(texts.offset(of: name.map(Self.text))) }
    }
    for name in names { for word in [texts.offset(of: name.text), name.position, name.kind.rawValue] { rows.add(word) } }
    rows.add(texts.bytes)
    let layout = FontCatalogTables.Layout(start: 0, generics: counts[0], files: counts[1], faces: counts[2], names: counts[3])
    tables = FontCatalogTables(rows.bytes, 0, layout)
  }

  private static func text(_ string: String) -> Text { Array(string.utf8) + [0] }

  /// All names of all faces, in fontconfig's case-insensitive order.
  private static func names(of patterns: [FontPattern]) -> [(text: Text, position: UInt32, kind: FontCatalog.NameKind)] {
    var owners: [Text: [(position: UInt32, kind: FontCatalog.NameKind)]] = [:]
    for (position, pattern) in patterns.enumerated() {
      for kind in FontCatalog.NameKind.allCases {
        for name in pattern.names(kind) { owners[text(name), default: []].append((UInt32(position), kind)) }
      }
    }
    let order = owners.sorted { a, b in
      let order = FcStrCmpIgnoreCase(a.key, b.key)
      return order == 0 ? a.key.lexicographicallyPrecedes(b.key) : order < 0
    }
    return order.flatMap { name, owners in owners.map { (name, $0.position, $0.kind) } }
  }

  /// Texts one after the other, each stored once.
  private struct Texts {
    /// It begins with an empty text, so that the bytes end with a zero byte even without other texts.
    private(set) var bytes: [UInt8] = [0]
    private var offsets: [Text: UInt32] = [:]

    /// The offset of a text, which is appended if it is new.
    mutating func offset(of text: Text?) -> UInt32 {
      guard let text else { return FontCatalogTables.noText }
      if let offset = offsets[text] { return offset }
      let offset = UInt32(bytes.count)
      offsets[text] = offset
      bytes += text
      return offset
    }
  }
}
