// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelEngine
internal import LabelPNG
internal import LabelRaster
internal import LabelSystem
package import LabelText

/// Stands for everything that pictures depend on beside labels and the files that they name.
package enum ToolFingerprint {
  /// Raised when the same label gives other pixels although no library changed; a development build is known by its executable anyway.
  static let rendererVersion: UInt64 = 2

  /// Where Linux shows a process its own executable.
  private static let executable = "/proc/self/exe"

  /// The C libraries that take part, with their versions as they are loaded.
  package static var libraries: [(name: String, version: String)] {
    TextLibraries.versions + RasterLibraries.versions + PNGLibraries.versions
  }

  /// The fingerprint of renderers with some options: LabelKit's version and executable, the libraries, and the path, length and time of
  /// every font file, of the folders of hyphenation dictionaries and of fontconfig's configuration.
  ///
  /// - Parameters:
  ///   - fonts: the font files, if they are known.
  ///   - words: further options of the run.
  ///   - start: a `FileStamp.now` from before anything was drawn.
  /// - Returns: nil when one of the files has changed since: what was drawn may have been drawn with either.
  /// - Throws: when fonts cannot be listed.
  package static func of(
    _ resources: Resources, fonts: FontFiles? = nil, words: [String] = [], since start: Int = .max
  ) throws(MachineError) -> UInt64? {
    let files: FontFiles
    if let fonts {
      files = fonts
    } else {
      files = try FontFiles(
        fontFolders: resources.fontFolders, usesSystemFonts: resources.usesSystemFonts, catalogFile: resources.fontCatalogFile)
    }
    var hash = ContentHash()
    hash.add(rendererVersion)
    for library in libraries { hash.add(library.name + " " + library.version) }
    for word in words { hash.add(word) }
    hash.add(resources.usesSystemFonts ? 1 : 0)
    var stamps = PathStamps()
    for path in [executable, "/etc/fonts/conf.d", "/etc/fonts/local.conf"] + Hyphenator.systemFolders + files.paths {
      let stamp = stamps.stamp(of: path)
      hash.add(path)
      hash.add(UInt64(bitPattern: Int64(stamp?.size ?? -1)))
      hash.add(UInt64(bitPattern: Int64(stamp?.changed ?? -1)))
    }
    return stamps.lastChange < start ? hash.words.0 : nil
  }
}
