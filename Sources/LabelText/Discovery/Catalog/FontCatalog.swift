// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import Glibc
internal import LabelCore
internal import LabelSystem

/// A table of fontconfig's description of every usable face, by path and index, in a form that can be stored in a file.
///
/// Only the entries that are asked for are decoded, because a machine may have thousands of faces and a run opens two. The bytes are not
/// trusted: they are rejected when their tables do not fit, and an invalid entry inside a table counts as missing when it is read.
package struct FontCatalog: Sendable {
  /// Names by which a face is looked up.
  package enum NameKind: UInt32, CaseIterable {
    case family, full, postScript
  }

  /// A face as fontconfig describes it.
  package struct Face: Hashable, Sendable {
    /// The path of the file.
    package var path: String
    /// The face's index in its file.
    var index: Int
    /// The weight, width and slant within its family.
    package var traits: FaceTraits
    var isVariable: Bool
    var isColor: Bool
    var isMonospaced: Bool
    /// In English where the family has an English name.
    package var family: String?
    var styleName: String?
    var postScriptName: String?
  }

  private let tables: FontCatalogTables

  /// The positions of the faces.
  package var indices: Range<Int> { 0..<tables.layout.faces.count }

  /// Whether there is a valid face and a name by which it can be found.
  var hasFaces: Bool {
    let names = tables.layout.names
    return indices.contains { self[$0] != nil } && (0..<names.count).contains { indices.contains(Int(tables.word(1, of: $0, in: names))) }
  }

  /// The bytes of the tables, for a file.
  package var bytes: ArraySlice<UInt8> { tables.bytes }

  /// The table of some faces.
  ///
  /// - Parameters:
  ///   - patterns: The faces, in the order of their positions.
  ///   - defaultFamilies: Generic names such as "serif" with the family that the configuration uses; nil for a name without any font.
  package init(_ patterns: [FontPattern], defaultFamilies: [(name: String, family: String?)]) {
    tables = FontCatalogWriter(patterns, defaultFamilies).tables
  }

  /// Reads a catalogue from an offset to the end of the bytes; nil when the tables do not fit.
  package init?(bytes: [UInt8], from start: Int = 0) {
    guard let tables = FontCatalogTables(bytes, from: start) else { return nil }
    self.tables = tables
  }

  /// The families that the machine's configuration uses for generic names, where recorded; nil for a name without any font.
  package var defaultFamilies: [String: String?] {
    let generics = tables.layout.generics
    var families: [String: String?] = [:]
    for row in 0..<generics.count {
      guard let name = tables.text(tables.word(0, of: row, in: generics)) else { continue }
      families.updateValue(tables.text(tables.word(1, of: row, in: generics)), forKey: name)
    }
    return families
  }

  /// The face at a position; nil when its entry is invalid.
  package subscript(position: Int) -> Face? {
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

  /// The positions of the faces with a name, ignoring case.
  package func positions(named name: String, as kinds: [NameKind]) -> [Int] {
    // The C comparison would read only up to a zero byte.
    guard !name.utf8.contains(0) else { return [] }
    let names = tables.layout.names
    var positions: [Int] = []
    var row = firstName { tables.compare($0, to: name) >= 0 }
    while row < names.count, tables.compare(tables.word(0, of: row, in: names), to: name) == 0 {
      let position = Int(tables.word(1, of: row, in: names))
      if let kind = NameKind(rawValue: tables.word(2, of: row, in: names)), kinds.contains(kind), indices.contains(position) {
        positions.append(position)
      }
      row += 1
    }
    // A face may have the same name as several kinds, and names that differ only in case follow each other.
    return Set(positions).sorted()
  }

  /// The positions of the faces with a name that has the same letters and digits: "Inter SemiBold" for "Inter Semi Bold". It looks at every name.
  package func positions(spelledLike name: String, as kinds: [NameKind]) -> [Int] {
    let letters = Self.letters(name)
    let names = tables.layout.names
    guard !letters.isEmpty else { return [] }
    return Set(
      (0..<names.count).compactMap { row -> Int? in
        guard let kind = NameKind(rawValue: tables.word(2, of: row, in: names)), kinds.contains(kind),
          let text = tables.text(tables.word(0, of: row, in: names)), Self.letters(text) == letters
        else { return nil }
        let position = Int(tables.word(1, of: row, in: names))
        return indices.contains(position) ? position : nil
      }
    ).sorted()
  }

  private static func letters(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// Binary search: the first row of the name table, in fontconfig's case-insensitive order, for which a condition holds.
  private func firstName(_ holds: (UInt32) -> Bool) -> Int {
    let names = tables.layout.names
    var range = 0..<names.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = holds(tables.word(0, of: middle, in: names)) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }

  /// The number of files.
  package var fileCount: Int { tables.layout.files.count }

  /// The path of a file; nil when its entry is invalid. Paths are sorted by their bytes.
  package func path(ofFile number: Int) -> String? {
    guard number < fileCount else { return nil }
    return tables.text(tables.word(0, of: number, in: tables.layout.files))
  }

  /// Adds the path, length and time of each file to a hash. No texts are made of the paths, which took half of the time.
  func addFiles(to hash: inout ContentHash, _ stamps: inout PathStamps) {
    for number in 0..<fileCount {
      tables.withText(tables.word(0, of: number, in: tables.layout.files)) { text in
        text.withMemoryRebound(to: CChar.self, capacity: strlen(text) + 1) { path in
          hash.add(UnsafeRawBufferPointer(start: path, count: strlen(path)))
          hash.add(stamps.stamp(of: path))
        }
      }
    }
  }
}
