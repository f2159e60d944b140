// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelRaster
internal import LabelSystem
internal import LabelText

/// The software that drew an image: the versions of the libraries, and the font files with the first 16 digits of their SHA-256.
///
/// With the same fingerprint pixels are the same; a different fingerprint explains different pixels.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// A library and its version, or a font file and its hash.
  package struct Part: Hashable, Sendable {
    package var name: String
    package var value: String

    /// Whether it is a font file: its value is a hash, or says that the file could not be read. A version is neither.
    var isFont: Bool { value == "unreadable" || value.utf8.count == 16 && value.allSatisfy(\.isHexDigit) }
  }

  package let parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  /// The fingerprint of this machine's libraries and of some font files.
  ///
  /// - Parameter fonts: The hashes of the font files by file name.
  package init(fonts: [String: String]) {
    // Compression does not change pixels; fontconfig only finds the font files, which are listed themselves.
    let libraries = (RasterLibraries.versions + TextLibraries.versions).filter { $0.name != "fontconfig" }
    parts =
      [Part(name: "LabelKit", value: LabelKitVersion.current)] + libraries.map { Part(name: $0.name, value: $0.version) }
      + fonts.sorted { $0.key < $1.key }.map { Part(name: $0.key, value: $0.value) }
  }

  /// Reads a `description`. Parts that are not a name and a value on one line are ignored.
  package init(parsing text: String) {
    parts = text.split(separator: ",").compactMap { part in
      let part = part.drop { $0 == " " }
      guard let space = part.lastIndex(of: " "), !part.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
        return nil
      }
      return Part(name: String(part[..<space]), value: String(part[part.index(after: space)...]))
    }
  }

  /// The names and the values, separated by commas, on one line.
  public var description: String { parts.map { "\($0.name) \($0.value)" }.joined(separator: ", ") }

  /// Four characters that identify it in a file of hashes.
  package var shortName: String { SHA256.shortName(of: description) }
}
