// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// Images for the web. Their names have a hash of the contents, so that browsers may cache them forever.
enum WebAssets {
  /// The name before the contents are known: `weather/rain-dark@2x.png`.
  static func path(of id: OutputName, _ qualifiers: AssetQualifiers, _ format: OutputFormat) throws(LabelError) -> OutputPath {
    try OutputPath("\(id.id)\(qualifiers.suffix)\(qualifiers.scaleSuffix).\(format.rawValue)")
  }

  /// `rain@2x.png` as `rain@2x.3f9c04d1a7.png`.
  static func hashed(_ path: OutputPath, _ bytes: [UInt8]) -> OutputPath {
    hashed(path, ContentHash(of: bytes))
  }

  static func hashed(_ path: OutputPath, _ hash: ContentHash) -> OutputPath {
    let name = path.description
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    // A name that would become too long is used without a hash, which is still correct.
    return (try? OutputPath("\(name[..<dot]).\(hash.digits.prefix(hashDigits))\(name[dot...])")) ?? path
  }

  /// 40 bits. The hash only tells versions of the same image apart, and two versions have the same hash once in 10¹² times.
  private static let hashDigits = 10

  /// The documents whose names do not depend on contents.
  static func plannedDocuments(hasFavicons: Bool) -> [OutputPath] {
    (["index.json", "index.html", "sprites.css", "sprites.json"] + (hasFavicons ? FaviconSet.documentNames : [])).compactMap {
      try? OutputPath($0)
    }
  }

  /// The index, the gallery, and the sprite sheets with their styles.
  static func documents(
    _ assets: [Asset], name: String, _ options: WebOptions, in folder: OutputFolder, isCurrent: (OutputPath, ContentHash) -> Bool
  ) throws(Diagnostic) -> [AssetDocument] {
    let sheets = SpriteSheet.all(of: assets, options)
    var documents: [AssetDocument] = []
    // A plain name says nothing about the contents, so the sheet is drawn again, and written only if it has changed.
    for sheet in sheets { documents += try sheet.documents(in: folder) { !options.usesPlainNames && isCurrent($0, $1) } }
    do throws(LabelError) {
      let entries = assets.map(WebEntry.init)
      documents += [
        try AssetDocument("index.json", WebIndex.text(entries, sheets)),
        try AssetDocument("index.html", GalleryPage.text(entries.map { GalleryLabel($0) }, title: name)),
        try AssetDocument("sprites.css", SpriteStyles.text(sheets)), try AssetDocument("sprites.json", SpriteStyles.json(sheets)),
      ]
    } catch { throw Diagnostic(error) }
    return documents
  }
}
