// SPDX-License-Identifier: MIT

/// Tells paths from names where a value may be either, in manifests and in options alike.
package enum WrittenPath {
  /// Formats that are not read are paths too, so that the message names the format.
  private static let imageExtensions = [
    ".svg", ".svgz", ".png", ".jpg", ".jpeg", ".webp", ".gif", ".avif", ".heic", ".bmp", ".tif", ".tiff", ".ico", ".pdf",
  ]
  private static let fontExtensions = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]

  /// Whether an icon is written as a path: with a slash or the extension of an image. `brand:flags/de` is a name in an icon set.
  package static func isIcon(_ text: String) -> Bool {
    if hasExtension(text, imageExtensions) { return true }
    guard text.utf8.contains(UInt8(ascii: "/")) else { return false }
    return !text.prefix { $0 != "/" }.contains(":")
  }

  /// Whether a font is written as a path: with a slash or the extension of a font.
  package static func isFont(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "/")) || hasExtension(text, fontExtensions) }

  /// Whether a path has the extension of a font.
  static func isFontFile(_ path: String) -> Bool { hasExtension(path, fontExtensions) }

  private static func hasExtension(_ text: String, _ extensions: [String]) -> Bool {
    // The last letters of the extensions. Few names end with one of them, so that nothing is copied for most.
    switch (text.utf8.last ?? 0) | 0x20 {
    case UInt8(ascii: "c"), UInt8(ascii: "f"), UInt8(ascii: "g"), UInt8(ascii: "o"), UInt8(ascii: "p"), UInt8(ascii: "z"),
      UInt8(ascii: "2"):
      break
    default: return false
    }
    guard let dot = text.utf8.suffix(6).lastIndex(of: UInt8(ascii: ".")) else { return false }
    return extensions.contains(text[dot...].lowercased())
  }
}
