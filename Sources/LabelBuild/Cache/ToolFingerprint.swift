// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelEngine
internal import LabelPNG
internal import LabelRaster
internal import LabelSystem
package import LabelText

/// A hash of everything that images depend on besides labels and the files that they name.
package enum ToolFingerprint {
  /// Increase it when the same label gives other pixels although no library changed. Development builds need no change: the executable is
  /// part of the hash.
  static let rendererVersion: UInt64 = 3

  /// Where Linux shows a process its own executable.
  private static let executable = "/proc/self/exe"

  /// The C libraries that images depend on, with their versions at run time.
  package static var libraries: [(name: String, version: String)] {
    TextLibraries.versions + RasterLibraries.versions + PNGLibraries.versions
  }

  /// The fingerprint of a renderer with these resources. It covers LabelKit's version and executable, the libraries, and the path, length
  /// and time of every font file, of the hyphenation dictionary folders and of fontconfig's configuration.
  ///
  /// - Parameters:
  ///   - fonts: the font files, if they are already listed.
  ///   - options: further options of the run.
  ///   - start: a `FileStamp.now` from before anything was rendered.
  /// - Returns: nil if one of the files has changed since `start`, because some labels may have been rendered with its old contents.
  /// - Throws: if fonts cannot be listed.
  package static func of(
    _ resources: Resources, fonts: FontFiles? = nil, options: [String] = [], since start: Int = .max
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
    for option in options { hash.add(option) }
    hash.add(resources.usesSystemFonts ? 1 : 0)
    var stamps = PathStamps()
    for path in [executable] + files.configurationFiles + Hyphenator.systemFolders {
      hash.add(path)
      hash.add(stamps.stamp(of: path))
    }
    files.add(to: &hash, &stamps)
    return stamps.lastChange < start ? hash.words.0 : nil
  }
}
