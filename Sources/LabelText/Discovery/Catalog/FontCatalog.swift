// SPDX-License-Identifier: MIT

internal import CFontconfig

/// What fontconfig says of every usable face, by path and index, as bytes that can lie in a file.
///
/// Nothing is made of the bytes, and nothing in them is looked at, but what is asked for: a machine may have thousands of faces, of which a
/// run opens two. So bytes that anybody may have written are refused when their tables do not fit, and what is wrong inside of a table is
/// found, and counts as not there, when it is read.
struct FontCatalog: Sendable {
  /// Names by which a face is looked up.
  enum NameKind: UInt32, CaseIterable {
    case family, full, postScript
  }

  /// A face as fontconfig describes it.
  struct Face: Hashable, Sendable {
    var path: String
    /// The face's number in its file.
    var index: Int
    var traits: FaceTraits
    var isVariable: Bool
    var isColor: Bool
    var isMonospaced: Bool
    /// In English where the family has an English name.
    var family: String?
    var styleName: String?
    var postScriptName: String?
  }

  private let tables: FontCatalogTables

  /// How many faces there are, by their positions.
  var indices: Range<Int> { 0..<tables.layout.faces.count }

  var bytes: ArraySlice<UInt8> { tables.bytes }

  init(_ patterns: [FontPattern], defaultFamilies: [(name: String, family: String?)]) {
    tables = FontCatalogWriter(patterns, defaultFamilies).tables
  }

  /// The catalogue that some bytes are, from a place to their end; nil when they are none.
  init?(bytes: [UInt8], from start: Int = 0) {
    guard let tables = FontCatalogTables(bytes, from: start) else { return nil }
    self.tables = tables
  }

  /// What the machine's configuration puts behind generic families, as far as that is known; nil for no font at all.
  var defaultFamilies: [String: String?] {
    let generics = tables.layout.generics
    var families: [String: String?] = [:]
    for place in 0..<generics.count {
      guard let name = tables.text(tables.word(0, of: place, in: generics)) else { continue }
      families.updateValue(tables.text(tables.word(1, of: place, in: generics)), forKey: name)
    }
    return families
  }

  /// A face; nil where the bytes describe none.
  subscript(position: Int) -> Face? {
    guard var reader = tables.reader(of: position, in: tables.layout.faces), let file = reader.integer(UInt32.self),
      let index = reader.integer(UInt32.self), let slant = reader.integer(UInt8.self).flatMap({ FaceTraits.Slant(rawValue: Int($0)) }),
      let isVariable = reader.flag(), let isColor = reader.flag(), let isMonospaced = reader.flag(), let weight = reader.range(),
      let width = reader.range(), let family = reader.integer(UInt32.self), let styleName = reader.integer(UInt32.self),
      let postScriptName = reader.integer(UInt32.self), let path = path(ofFile: Int(file))
    else { return nil }
    return Face(
      path: path, index: Int(index), traits: FaceTraits(weight: weight, width: width, slant: slant), isVariable: isVariable,
      isColor: isColor, isMonospaced: isMonospaced, family: tables.text(family), styleName: tables.text(styleName),
      postScriptName: tables.text(postScriptName))
  }

  /// The faces that have a name, letter case ignored.
  func positions(named name: String, as kinds: [NameKind]) -> [Int] {
    // A name with a zero byte would be taken for what stands before it.
    guard !name.utf8.contains(0) else { return [] }
    let names = tables.layout.names
    var positions: [Int] = []
    var place = firstName { tables.compare($0, to: name) >= 0 }
    while place < names.count, tables.compare(tables.word(0, of: place, in: names), to: name) == 0 {
      let position = Int(tables.word(1, of: place, in: names))
      if let kind = NameKind(rawValue: tables.word(2, of: place, in: names)), kinds.contains(kind), indices.contains(position) {
        positions.append(position)
      }
      place += 1
    }
    // One face may have a name in two ways, and names that differ in case stand one after the other.
    return Set(positions).sorted()
  }

  /// The first place in the table of names, which are in fontconfig's order without letter case, from which on something holds.
  private func firstName(_ holds: (UInt32) -> Bool) -> Int {
    let names = tables.layout.names
    var range = 0..<names.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = holds(tables.word(0, of: middle, in: names)) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }

  /// How many files there are.
  var fileCount: Int { tables.layout.files.count }

  /// The path of a file; nil where the bytes have none. They are in alphabetical order of their bytes.
  func path(ofFile number: Int) -> String? {
    guard number < fileCount else { return nil }
    return tables.text(tables.word(0, of: number, in: tables.layout.files))
  }
}
