// SPDX-License-Identifier: MIT

internal import CFreeType
internal import CHarfBuzz
internal import CICU
package import LabelCore

/// The libraries that text is set with, as they are loaded.
package enum TextLibraryVersions {
  /// FreeType, HarfBuzz and ICU, each with a version such as 2.12.1.
  package static var all: [(name: String, version: String)] {
    [("FreeType", freeType), ("HarfBuzz", hb_version_string().map { String(cString: $0) } ?? "unknown"), ("ICU", icu)]
  }

  private static var freeType: String {
    guard let library = try? FreeTypeLibrary() else { return "unknown" }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library.pointer, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static var icu: String {
    var parts: [UInt8] = [0, 0, 0, 0]
    icu_version(&parts)
    return "\(parts[0]).\(parts[1])"
  }
}

extension FontLibrary {
  /// The file of an open face; nil when nothing opened it.
  package func path(of font: FontInstance) -> String? { openFaces.face(font.face)?.path }
}
