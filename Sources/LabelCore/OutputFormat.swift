// SPDX-License-Identifier: MIT

/// The format of an output file. The raw value is the name for `--format` and the file extension.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// A bitmap with lossless compression.
  case png
  /// Outlines in XML.
  case svg
  /// A page with outlines and selectable text.
  case pdf
  /// A bitmap with lossless compression, smaller than PNG.
  case webp
  /// Outlines as an Android VectorDrawable.
  case xml

  /// What the rest of LabelKit knows about a format. A new format is a case above, a line here, and its writer in `Renderer.encode`.
  private var traits: Traits {
    switch self {
    case .png: Traits("PNG", "a PNG image", "image/png", starts: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], isOnPages: true)
    case .svg: Traits("SVG", "an SVG image", "image/svg+xml", starts: "<svg ", isVector: true, isText: true, isOnPages: true)
    case .pdf: Traits("PDF", "a PDF file", "application/pdf", starts: "%PDF-", isVector: true)
    case .webp: Traits("WebP", "a WebP image", "image/webp", starts: "RIFF????WEBP", isOnPages: true)
    case .xml: Traits("VectorDrawable", "an Android VectorDrawable", "application/xml", starts: "<vector ", isVector: true, isText: true)
    }
  }

  private struct Traits {
    let title: String
    let kindName: String
    let mediaType: String
    let start: [UInt8?]
    let isVector: Bool
    let isText: Bool
    let isOnPages: Bool

    init(
      _ title: String, _ kindName: String, _ mediaType: String, starts start: [UInt8?], isVector: Bool = false, isText: Bool = false,
      isOnPages: Bool = false
    ) {
      self.title = title
      self.kindName = kindName
      self.mediaType = mediaType
      self.start = start
      self.isVector = isVector
      self.isText = isText
      self.isOnPages = isOnPages
    }

    /// In the text of the first bytes, `?` is any byte.
    init(
      _ title: String, _ kindName: String, _ mediaType: String, starts start: String, isVector: Bool = false, isText: Bool = false,
      isOnPages: Bool = false
    ) {
      let bytes = start.utf8.map { $0 == UInt8(ascii: "?") ? nil : $0 }
      self.init(title, kindName, mediaType, starts: bytes, isVector: isVector, isText: isText, isOnPages: isOnPages)
    }
  }

  /// The name in messages.
  package var title: String { traits.title }
  /// A file of the format in messages, such as `a PNG image`.
  package var kindName: String { traits.kindName }
  /// The media type (RFC 6838) of a file.
  package var mediaType: String { traits.mediaType }
  /// The first bytes of every file; nil for a byte that differs from file to file.
  package var start: [UInt8?] { traits.start }
  /// Whether a file has outlines instead of pixels, so that it is sharp at every size.
  package var isVector: Bool { traits.isVector }
  /// Whether a file is text, which a terminal can show.
  package var isText: Bool { traits.isText }
  /// Whether an image keeps its colour space; others are in sRGB.
  package var keepsColorSpace: Bool { self == .png }
  /// Whether browsers show a file in a page.
  package var isOnPages: Bool { traits.isOnPages }

  /// The names of all formats, which are their file extensions.
  package static let names = allCases.map(\.rawValue)
  /// The names in a sentence: `png, svg or pdf`.
  package static let nameList = list(names)
  /// The file extensions in a sentence: `.png, .svg or .pdf`.
  package static let extensionList = list(names.map { "." + $0 })

  private static func list(_ names: [String]) -> String {
    var text = ""
    for (index, name) in names.enumerated() { text += (index == 0 ? "" : index == names.count - 1 ? " or " : ", ") + name }
    return text
  }

  /// The format of a name, in any letter case.
  ///
  /// - Throws: `LabelError.unknownFormat`.
  package init(named name: String) throws(LabelError) {
    guard let format = OutputFormat(rawValue: name.lowercased()) else {
      let help = Self.help(forForeign: name)
      throw .unknownFormat(
        name: name, formats: Self.names, nearest: help == nil ? NearestNames.of(name, in: Self.names) : [], help: help)
    }
    self = format
  }

  /// What to write in place of a name that people use for a format, such as `vectordrawable`; nil for other names.
  package static func help(forForeign name: String) -> String? {
    let word = name.lowercased().split(separator: "/").last.map(String.init) ?? ""
    let isMediaType = name.contains("/") && word != "a"
    let folded = (isMediaType ? String(word.prefix { $0 != "+" }) : name.lowercased()).filter { $0.isLetter || $0.isNumber }
    if let format = OutputFormat(rawValue: folded) { return "write \(format.rawValue)" }
    return foreignNames.first { $0.names.split(separator: " ").contains { $0 == folded } }?.help
  }

  private static let foreignNames: [(names: String, help: String)] = [
    (
      "vectordrawable vector vectors drawable android androidvector androidvectordrawable androidxml avd vd adaptiveicon",
      "write xml, which is an Android VectorDrawable"
    ),
    (
      "jpg jpeg jpe jfif gif bmp tif tiff avif heic heif jxl jp2 tga raw ppm pnm pam bitmap pixels image raster",
      "write png or webp, which keep every pixel"
    ),
    ("png8 png24 png32 apng pngs pngquant", "write png; --optimize makes smaller files"),
    ("svgz svgxml svg11 svgtiny", "write svg; gzip makes an svgz file of it"),
    ("outline outlines path paths", "write svg or pdf, or xml for Android"),
    ("pdfa pdfx pdfvector eps ps postscript ai emf wmf dxf", "write pdf; other programs make the rest from it"),
    ("ico icns favicon favicons", "write png; `labelkit assets --kind web --favicon ID` makes the icons of a web page"),
    ("xcassets imageset assetcatalog ios xcode apple", "write png or pdf; `labelkit assets --kind xcassets` makes an asset catalogue"),
    ("web sprite sprites spritesheet", "write png or svg; `labelkit assets --kind web` makes files for a web page"),
    ("ttf otf woff woff2 font iconfont", "write svg: fonts are made of SVG files by other programs"),
    ("react jsx tsx vue html css base64 datauri", "write svg, which goes into a page as it is"),
    ("lossless lossy webplossy webplossless", "write webp, which is lossless here"),
  ]

  /// The format of a file by the extension of its path; nil without an extension, as for a name that only begins with a full stop.
  ///
  /// - Throws: `LabelError.unknownFormat` for an extension of no format.
  package static func ofFile(_ path: String) throws(LabelError) -> OutputFormat? {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex, name != ".." else { return nil }
    return try OutputFormat(named: String(name[dot...].dropFirst()))
  }
}
