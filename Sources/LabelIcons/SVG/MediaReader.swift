// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem

/// Reads the pictures and the texts of one icon's file, each picture once.
struct MediaReader {
  /// A picture that was read.
  enum Picture {
    case bitmap(Bitmap, ContentHash)
    case drawing(XMLDocument)
    case failure(IgnoredFeature.Reason)
  }

  private let media: IconMedia
  /// The path of the icon's file.
  private let path: String
  /// Whether pictures in other files are read: not from a picture itself.
  private let readsFiles: Bool
  /// How many files contain this one.
  private let depth: Int
  private var pictures: [PictureReference: Picture] = [:]
  /// The pixels of all pictures.
  private var pixels = 0

  init(_ media: IconMedia, path: String) {
    (self.media, self.path, readsFiles, depth) = (media, path, true, 0)
  }

  /// The reader inside a picture that is a drawing. It reads no files, as in browsers.
  private init(inside outer: MediaReader) {
    (media, path, readsFiles, depth) = (outer.media, outer.path, false, outer.depth + 1)
  }

  /// The reader inside a picture that is a drawing; nil if it is nested too deep.
  var inner: MediaReader? { depth < SVGLimits.pictureDepth ? MediaReader(inside: self) : nil }

  /// The path of a picture beside an icon's file.
  static func path(of name: String, beside path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return name }
    return path[...slash] + name
  }

  /// The outlines of a text; nil without a font for it.
  func outline(of text: IconText) -> IconTextOutline? { media.outline(text) }

  /// Reads a picture.
  mutating func picture(_ reference: PictureReference) -> Picture {
    if let known = pictures[reference] { return known }
    guard pictures.count < SVGLimits.pictures else { return .failure(.notDrawn) }
    var picture = read(reference)
    if case .bitmap(let bitmap, _) = picture {
      let count = bitmap.width * bitmap.height
      if pixels + count <= SVGLimits.picturePixels { pixels += count } else { picture = .failure(.notDrawn) }
    }
    pictures[reference] = picture
    return picture
  }

  private func read(_ reference: PictureReference) -> Picture {
    switch reference {
    case .data(let bytes): return decoded(bytes)
    case .other: return .failure(.external)
    case .outside: return .failure(.outside)
    case .invalid: return .failure(.unreadable)
    case .file(let name):
      // Strangers' icons consist of one file.
      guard readsFiles, UntrustedInput.readablePaths == nil else { return .failure(.external) }
      do throws(LabelError) {
        return decoded(try IconFile.bytes(at: Self.path(of: name, beside: path), limit: IconFile.maximumBitmapBytes))
      } catch { return .failure(error.code == .missingFile ? .missing : .unreadable) }
    }
  }

  private func decoded(_ bytes: [UInt8]) -> Picture {
    if let bitmap = media.bitmap(bytes) { return .bitmap(bitmap, ContentHash(of: bytes)) }
    guard let document = try? XMLDocument(bytes), document.elements.first?.name == "svg" else { return .failure(.unreadable) }
    return .drawing(document)
  }
}
