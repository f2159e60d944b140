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

  /// The name in messages.
  package var title: String {
    switch self {
    case .png: "PNG"
    case .svg: "SVG"
    case .pdf: "PDF"
    case .webp: "WebP"
    case .xml: "VectorDrawable"
    }
  }

  /// Whether a file has outlines instead of pixels, so that it is sharp at every size.
  package var isVector: Bool {
    switch self {
    case .png, .webp: false
    case .svg, .pdf, .xml: true
    }
  }

  /// Whether browsers show a file in a page.
  package var isOnPages: Bool {
    switch self {
    case .png, .svg, .webp: true
    case .pdf, .xml: false
    }
  }

  /// The media type (RFC 6838) of a file.
  package var mediaType: String {
    switch self {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    case .webp: "image/webp"
    case .xml: "application/xml"
    }
  }

  /// The names of all formats, which are their file extensions.
  package static let names = allCases.map(\.rawValue)

  /// The format of a name, in any letter case.
  ///
  /// - Throws: `LabelError.unknownFormat`.
  package init(named name: String) throws(LabelError) {
    guard let format = OutputFormat(rawValue: name.lowercased()) else {
      throw .unknownFormat(name: name, formats: Self.names, nearest: NearestNames.of(name, in: Self.names))
    }
    self = format
  }

  /// The format of a file by the extension of its path; nil without an extension.
  ///
  /// - Throws: `LabelError.unknownFormat` for an extension of no format.
  package static func ofFile(_ path: String) throws(LabelError) -> OutputFormat? {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return try OutputFormat(named: String(name[dot...].dropFirst()))
  }
}
