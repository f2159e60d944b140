// SPDX-License-Identifier: MIT

internal import CFontconfig

/// What fontconfig says of every usable face, by path and index, as bytes that can lie in a file.
///
/// Nothing is made of the bytes but what is asked for: a machine may have thousands of faces, of which a run opens two.
struct FontCatalog: Sendable {
  /// Names by which a face is looked up, in the order of the bytes; a face may have several of each, in several languages.
  enum NameKind: CaseIterable {
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

  /// Where a face's parts begin in `bytes`.
  private struct Place {
    var names: Int
    var face: Int
  }

  /// The catalogue's own stand behind `start`, what it lay in a file with before it.
  private let allBytes: [UInt8]
  private let start: Int
  private let places: [Place]
  /// What the machine's configuration puts behind generic families, as far as that is known; nil for no font at all.
  let defaultFamilies: [String: String?]

  var indices: Range<Int> { places.indices }

  var bytes: ArraySlice<UInt8> { allBytes[start...] }

  init(_ patterns: [FontPattern], defaultFamilies: [(name: String, family: String?)]) {
    var writer = ByteWriter()
    writer.add(UInt32(defaultFamilies.count))
    for (name, family) in defaultFamilies {
      writer.add(name)
      writer.add(family)
    }
    writer.add(UInt32(patterns.count))
    var places: [Place] = []
    for pattern in patterns {
      let names = writer.bytes.count
      for kind in NameKind.allCases { writer.add(pattern.names(kind)) }
      places.append(Place(names: names, face: writer.bytes.count))
      writer.add(pattern.face)
    }
    self.allBytes = writer.bytes
    self.start = 0
    self.places = places
    self.defaultFamilies = Dictionary(defaultFamilies.map { ($0.name, $0.family) }) { first, _ in first }
  }

  /// The catalogue that some bytes are, from a place to their end; nil when they are none.
  init?(bytes: [UInt8], from start: Int = 0) {
    var reader = ByteReader(bytes, at: start)
    var defaultFamilies: [String: String?] = [:]
    guard let generics = reader.count() else { return nil }
    for _ in 0..<generics {
      guard let name = reader.string(), let family = reader.optionalString() else { return nil }
      defaultFamilies.updateValue(family, forKey: name)
    }
    guard let count = reader.count() else { return nil }
    var places: [Place] = []
    places.reserveCapacity(count)
    for _ in 0..<count {
      let names = reader.offset
      for _ in NameKind.allCases { guard reader.skipStrings() else { return nil } }
      places.append(Place(names: names, face: reader.offset))
      guard reader.face(readsNames: false) != nil else { return nil }
    }
    guard reader.isAtEnd else { return nil }
    self.allBytes = bytes
    self.start = start
    self.places = places
    self.defaultFamilies = defaultFamilies
  }

  subscript(position: Int) -> Face {
    var reader = ByteReader(allBytes, at: places[position].face)
    guard let face = reader.face() else { preconditionFailure("a catalogue is checked before it is used") }
    return face
  }

  /// The faces that have a name, letter case ignored.
  func positions(named name: String, as kinds: Set<NameKind>) -> [Int] {
    // A name with a zero byte would be taken for what stands before it.
    guard !name.utf8.contains(0) else { return [] }
    return indices.filter { position in
      var reader = ByteReader(allBytes, at: places[position].names)
      return NameKind.allCases.contains { kind in
        for _ in 0..<(reader.count() ?? 0) {
          let start = reader.offset
          guard reader.skipString() else { return false }
          if kinds.contains(kind), isSame(name, at: start) { return true }
        }
        return false
      }
    }
  }

  /// - Parameter start: where a string with its zero byte lies.
  private func isSame(_ name: String, at start: Int) -> Bool {
    allBytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { FcStrCmpIgnoreCase($0 + start, name) == 0 } ?? false
    }
  }

  /// The files of all faces, each once, in alphabetical order of their bytes.
  var files: [String] { Set(indices.map { self[$0].path }).sorted() }
}
