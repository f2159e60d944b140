// SPDX-License-Identifier: MIT

/// The icons that are compiled in, found by name without reading any that is not asked for.
struct BuiltInIcons: Sendable {
  /// Where each file lies in `EmbeddedIcons.files`.
  private let places: [String: Range<Int>]
  /// Those that mark their silhouette, so that they can be filled.
  private let fillable: Set<String>

  init() {
    var places: [String: Range<Int>] = [:]
    var fillable: Set<String> = []
    var offset = 0
    for line in EmbeddedIcons.index.description.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      guard words.count >= 2, let length = Int(words[1]) else {
        preconditionFailure("EmbedIcons writes a name and a length on each line")
      }
      places[words[0]] = offset..<offset + length
      if words.count == 3 { fillable.insert(words[0]) }
      offset += length
    }
    precondition(offset <= EmbeddedIcons.files.utf8CodeUnitCount, "EmbedIcons' index and files belong together")
    self.places = places
    self.fillable = fillable
  }

  var names: some Collection<String> { places.keys }

  func contains(_ name: String) -> Bool { places[name] != nil }

  /// What recipes ask of the files.
  var recipeFiles: IconRecipe.Files { IconRecipe.Files(isDrawn: contains, isFillable: fillable.contains) }

  /// The bytes of an icon's file; nil when there is none of this name.
  func file(named name: String) -> [UInt8]? {
    places[name].map { place in EmbeddedIcons.files.withUTF8Buffer { Array($0[place]) } }
  }
}
