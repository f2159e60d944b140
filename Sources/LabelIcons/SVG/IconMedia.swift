// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem

/// What an icon's file may contain beside outlines, and this module does not read itself.
package struct IconMedia: Sendable {
  /// Decodes a picture; nil for bytes that are not a PNG, JPEG or WebP image within the limits.
  let bitmap: @Sendable (_ bytes: [UInt8]) -> Bitmap?
  /// The outlines of a text; nil without a font for it.
  let outline: @Sendable (IconText) -> IconTextOutline?

  package init(
    bitmap: @escaping @Sendable (_ bytes: [UInt8]) -> Bitmap?, outline: @escaping @Sendable (IconText) -> IconTextOutline?
  ) {
    (self.bitmap, self.outline) = (bitmap, outline)
  }
}

/// A text of one style in an icon's file.
package struct IconText: Hashable, Sendable {
  package var text: String
  /// The families by preference, as written; generic families of CSS too. Empty for the system font.
  package var families: [String]
  /// The em in units of the file.
  package var size: Double
  /// The weight on CSS's scale, 1…1000.
  package var weight: Int
  package var isItalic: Bool
  /// Added after each character, in units of the file.
  package var letterSpacing: Double
  /// Whether its base direction is right to left.
  package var isRightToLeft: Bool
}

/// The glyphs of a text as one outline, from the left end of its baseline, y down, in units of the file.
package struct IconTextOutline: Sendable {
  package var outline: VectorPath
  package var width: Double
  package var ascent: Double
  package var descent: Double
  package var xHeight: Double
  package var underlinePosition: Double
  package var underlineThickness: Double
  /// Above the baseline.
  package var strikeoutPosition: Double
  package var strikeoutThickness: Double
  /// The first family that was asked for, if none of them is there; nil otherwise.
  package var missingFamily: String?

  package init(
    outline: VectorPath, width: Double, ascent: Double, descent: Double, xHeight: Double, underline: (position: Double, thickness: Double),
    strikeout: (position: Double, thickness: Double), missingFamily: String?
  ) {
    (self.outline, self.width, self.ascent, self.descent, self.xHeight) = (outline, width, ascent, descent, xHeight)
    (underlinePosition, underlineThickness) = underline
    (strikeoutPosition, strikeoutThickness) = strikeout
    self.missingFamily = missingFamily
  }
}

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

/// Where an `image` element's picture is: in the file itself, or in a file beside it.
enum PictureReference: Hashable {
  /// The bytes of a data URL.
  case data([UInt8])
  /// A path from the folder of the icon's file.
  case file(String)
  /// A file in another folder.
  case outside
  /// A data URL that cannot be read.
  case invalid
  /// Anything else, such as an address on the network.
  case other

  init(_ text: String) {
    let text = text.filter { !$0.isNewline && $0 != "\t" }
    if text.lowercased().hasPrefix("data:") {
      self = Self.data(in: text.dropFirst(5)).map(Self.data) ?? .invalid
      return
    }
    let path = text.prefix { $0 != "#" && $0 != "?" }
    guard !Self.hasScheme(path), !path.hasPrefix("//"), let bytes = Self.percentDecoded(path.utf8),
      let name = String(validating: bytes, as: UTF8.self), !name.isEmpty, !name.utf8.contains(0)
    else {
      self = .other
      return
    }
    self = name.hasPrefix("/") || name.split(separator: "/").contains("..") ? .outside : .file(name)
  }

  /// The bytes of a data URL after `data:`.
  private static func data(in text: Substring) -> [UInt8]? {
    guard let comma = text.firstIndex(of: ",") else { return nil }
    guard let bytes = percentDecoded(text[text.index(after: comma)...].utf8) else { return nil }
    let isBase64 = text[..<comma].split(separator: ";").last?.lowercased().filter { $0 != " " } == "base64"
    return isBase64 ? Base64.bytes(of: bytes) : bytes
  }

  private static func hasScheme(_ text: Substring) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    return !text[..<colon].contains("/")
  }

  /// The bytes of a URL's part; nil for a percent sign without two digits.
  private static func percentDecoded(_ text: Substring.UTF8View) -> [UInt8]? {
    guard text.contains(UInt8(ascii: "%")) else { return Array(text) }
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(Substring(rest.prefix(2)), radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
