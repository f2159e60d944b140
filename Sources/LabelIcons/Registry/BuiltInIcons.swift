// SPDX-License-Identifier: MIT

/// The icons that are compiled in, found by name without reading any that is not asked for.
struct BuiltInIcons: Sendable {
  /// Where each file lies in `EmbeddedIcons.files`.
  private let places: [String: Range<Int>]

  init() {
    var places: [String: Range<Int>] = [:]
    var offset = 0
    for line in EmbeddedIcons.index.description.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let space = line.lastIndex(of: UInt8(ascii: " ")), let length = Int(Substring(line[line.index(after: space)...])) else {
        preconditionFailure("EmbedIcons writes a name, a space and a length on each line")
      }
      places[String(Substring(line[..<space]))] = offset..<offset + length
      offset += length
    }
    precondition(offset <= EmbeddedIcons.files.utf8CodeUnitCount, "EmbedIcons' index and files belong together")
    self.places = places
  }

  var names: some Collection<String> { places.keys }

  func contains(_ name: String) -> Bool { places[name] != nil }

  /// The bytes of an icon's file; nil when there is none of this name.
  func file(named name: String) -> [UInt8]? {
    places[name].map { place in EmbeddedIcons.files.withUTF8Buffer { Array($0[place]) } }
  }
}
