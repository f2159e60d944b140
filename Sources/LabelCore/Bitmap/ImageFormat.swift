// SPDX-License-Identifier: MIT

/// An image format other than PNG and SVG, recognised by the first bytes of a file.
package enum ImageFormat: String, Hashable, Sendable {
  case jpeg = "JPEG"
  case webp = "WebP"
  case gif = "GIF"
  case avif = "AVIF"
  case heic = "HEIC"
  case bmp = "BMP"
  case tiff = "TIFF"
  case ico = "ICO"
  case pdf = "PDF"

  /// The extensions of the images that are read as pixels.
  package static let bitmapExtensions = [".png", ".webp", ".jpg", ".jpeg"]

  /// Whether the name of a file says that it has pixels and not a drawing.
  package static func isBitmap(path: String) -> Bool {
    let path = path.lowercased()
    return bitmapExtensions.contains(where: path.hasSuffix)
  }

  /// The format of a file by its first bytes; nil for PNG, SVG and unknown formats.
  package static func of(_ bytes: [UInt8]) -> ImageFormat? {
    func has(_ text: String, at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if has("RIFF"), has("WEBP", at: 8) { return .webp }
    if has("GIF8") { return .gif }
    if has("ftypavif", at: 4) { return .avif }
    if has("ftyphei", at: 4) || has("ftypmif1", at: 4) { return .heic }
    if has("BM") { return .bmp }
    if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) { return .tiff }
    if bytes.starts(with: [0, 0, 1, 0]) { return .ico }
    return has("%PDF") ? .pdf : nil
  }

  /// The reason in a message, to follow "… cannot be used:".
  package var reason: String {
    switch self {
    case .jpeg, .webp: "it is a \(rawValue) file; its name must end with .\(self == .jpeg ? "jpg" : "webp")"
    case .gif, .avif, .heic, .bmp, .tiff, .ico, .pdf: "\(rawValue) is not read; convert it to PNG or SVG"
    }
  }
}
