// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import CFreeType
internal import CHarfBuzz
internal import CICU
package import LabelCore

/// The C libraries for typesetting.
package enum TextLibraries {
  /// The names and versions of the loaded libraries; other versions may render the same text differently.
  package static var versions: [(name: String, version: String)] {
    let fontconfig = FcGetVersion()
    return [
      ("FreeType", freeType), ("HarfBuzz", String(cString: hb_version_string())), ("ICU", icu),
      ("fontconfig", "\(fontconfig / 10000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
    ]
  }

  private static var icu: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 20) { version in
      guard let start = version.baseAddress else { return "unknown" }
      icu_version(start)
      return String(cString: start)
    }
  }

  private static var freeType: String {
    var library: FT_Library?
    guard freetype_open_library(&library) == 0 else { return "unknown" }
    defer { FT_Done_Library(library) }
    var numbers: (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &numbers.0, &numbers.1, &numbers.2)
    return "\(numbers.0).\(numbers.1).\(numbers.2)"
  }
}

extension FontLibrary {
  /// The files of all faces.
  package var fontFiles: FontFiles { FontFiles(database) }

  /// The file of an open face; nil when the face is not open.
  package func path(of font: FontInstance) -> String? { openFaces.face(font.face)?.path }
}
