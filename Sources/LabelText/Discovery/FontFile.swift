// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import SystemPackage

/// An error: a file cannot be used as a font. The reason follows "cannot be used: " in messages.
struct UnusableFont: Error, Hashable {
  var reason: String
}

/// A font file mapped into memory, shared by all faces opened from it.
///
/// Destroy order: every `FontFace` retains its file, and destroys its own `hb_font_t` and `FT_Face` before it releases the file.
final class FontFile {
  let path: String
  private let blob: OpaquePointer

  /// The number of faces in the file, at least 1.
  let faceCount: Int

  /// The size limit of a font file in bytes; the largest collections of CJK fonts have 200 MB.
  private static let maximumBytes = 1 << 30

  /// A limit above the size of any real collection; a broken header may claim millions of faces.
  private static let maximumFaces = 256

  init(path: String) throws(UnusableFont) {
    guard let status = try? Stat(path) else { throw UnusableFont(reason: "there is no such file") }
    // HarfBuzz would read a pipe or a device until its end.
    guard status.type == .regular else { throw UnusableFont(reason: "it is not a file") }
    guard status.size > 0 else { throw UnusableFont(reason: "it is empty") }
    guard status.size <= Self.maximumBytes else { throw UnusableFont(reason: "it is larger than a font can be") }
    guard let blob = hb_blob_create_from_file_or_fail(path) else { throw UnusableFont(reason: "it cannot be read") }
    let count = hb_face_count(blob)
    guard count > 0 else {
      let isWebFont = Self.startsAsWebFont(blob)
      hb_blob_destroy(blob)
      throw UnusableFont(
        reason: isWebFont ? "it is a compressed web font (WOFF); convert it to .ttf or .otf" : "it is not an OpenType font")
    }
    self.path = path
    self.blob = blob
    self.faceCount = min(Int(count), Self.maximumFaces)
  }

  deinit { hb_blob_destroy(blob) }

  /// The file's bytes, valid while this object exists.
  var bytes: UnsafeRawBufferPointer { Self.bytes(of: blob) }

  /// Creates HarfBuzz's `hb_face_t` for a face; the caller destroys it.
  func makeFace(at index: Int) -> OpaquePointer? { hb_face_create(blob, UInt32(index)) }

  private static func bytes(of blob: OpaquePointer) -> UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let first = hb_blob_get_data(blob, &length)
    return UnsafeRawBufferPointer(start: first, count: Int(length))
  }

  private static func startsAsWebFont(_ blob: OpaquePointer) -> Bool {
    let head = Array(bytes(of: blob).prefix(4))
    return head == Array("wOFF".utf8) || head == Array("wOF2".utf8)
  }
}
