// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem

/// The rules of fontconfig's configuration, by which machines with the same fonts choose the same ones.
package enum FontRules {
  /// In bytes: far more than a file of the configuration has.
  private static let longestFile = 1 << 20

  /// The elements that name folders and other files, which may be elsewhere on another machine.
  private static let places = ["dir", "cachedir", "include"]

  /// A hash of the rules in configuration files, in their order. The paths of fonts, caches and included files do not count.
  package static func hash(of files: [String]) -> ContentHash {
    var hash = ContentHash()
    for file in files {
      // Folders are among the files.
      guard let bytes = try? FileContents.bytes(at: file, limit: longestFile) else { continue }
      hash.add(withoutPlaces(bytes))
    }
    return hash
  }

  /// The text of a file without the elements that name folders and other files.
  package static func withoutPlaces(_ text: [UInt8]) -> [UInt8] {
    var rules: [UInt8] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rules += rest[..<start]
      let name = rest[start...].dropFirst()
      guard places.contains(where: { name.starts(with: $0.utf8) }), let end = end(ofElement: name) else {
        rules.append(rest[start])
        rest = name
        continue
      }
      rest = rest[end...]
    }
    return rules + rest
  }

  /// The index after an element without child elements; nil if it is not closed.
  private static func end(ofElement text: ArraySlice<UInt8>) -> Int? {
    guard let closing = text.firstIndex(of: UInt8(ascii: "<")), text[closing...].starts(with: "</".utf8) else { return nil }
    return text[closing...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
  }
}
