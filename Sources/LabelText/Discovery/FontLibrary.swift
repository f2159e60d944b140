// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// All fonts of a machine: finds faces and fallbacks, shapes text, and gives the rasteriser its glyphs.
///
/// Owns fontconfig's and FreeType's state and every open face. Belongs to one thread; other threads make their own libraries.
package final class FontLibrary {
  /// The fonts that it chooses from.
  package let database: FontDatabase
  let openFaces: OpenFaces
  private let usesSystemFonts: Bool
  let shaper: Shaper
  var fallbackCache = FallbackCache()
  let characterFontCache = CharacterFontCache()
  /// The faces by request. The keys have size 1 and none of the properties that do not affect the face.
  private var faceChoiceCache = LRUCache<FontRequest, KnownChoice>(costLimit: 1024)
  /// The values that change nothing, by request, as in `faceChoiceCache` but with the features.
  var ineffectiveValueCache = LRUCache<FontRequest, [LabelError]>(costLimit: 256)
  /// The last request: a label requests its font several times, and the next label often requests the same.
  private var last: (request: FontRequest, font: Font)?

  /// Reads the machine's font configuration.
  ///
  /// - Parameters:
  ///   - svgGlyphs: reads the SVG documents of fonts: LabelIcons' `SVGGlyphDocument`, which this module does not import.
  ///   - fontFolders: folders whose fonts take precedence over the machine's own.
  ///   - usesSystemFonts: whether the machine's fonts are used besides those folders and the files that requests name.
  ///   - catalogFile: a cache file for fontconfig's description of the system's fonts, which spares the next library from loading
  ///     fontconfig; nil for none. It is replaced when a font or the configuration changed. A file that cannot be read or written is no
  ///     error. Libraries of several threads may share one.
  /// - Throws: `.noSuchFile` or `.cannotRead` for a folder; `.library` when fontconfig or FreeType cannot start. A machine without
  ///   fonts is no error here: icons need none.
  package init(
    svgGlyphs: any GlyphDocument.Type, fontFolders: [String] = [], usesSystemFonts: Bool = true, catalogFile: FontCatalogFile? = nil
  ) throws(MachineError) {
    self.usesSystemFonts = usesSystemFonts
    shaper = Shaper()
    openFaces = OpenFaces(library: try FreeTypeLibrary(), svgGlyphs: svgGlyphs)
    database = try FontDatabase(fontFolders: fontFolders, usesSystemFonts: usesSystemFonts, catalogFile: catalogFile)
  }

  /// The face that fits a request best, at the requested size.
  ///
  /// A family without the weight gives the nearest one, as in CSS; strokes are never emboldened synthetically. A family without an italic
  /// is slanted.
  /// - Throws: `.unknownFontFamily` with similar names, `.unusableFont`, or `.noFonts` or `.noFontsGiven` when there is no font at all.
  package func font(for request: FontRequest) throws(Diagnostic.Cause) -> Font {
    if let last, last.request == request { return last.font }
    let choice = try choice(for: request)
    var metrics = choice.face.metrics
    if let ascent = request.ascentOverride { metrics.ascent = ascent }
    if let descent = request.descentOverride { metrics.descent = descent }
    if let gap = request.lineGapOverride { metrics.lineGap = gap }
    let font = Font(
      face: choice.face, size: request.size, slant: request.isItalic && !choice.supportsItalic ? Self.syntheticSlant : 0,
      features: request.features, style: request.style, isNamed: request.family.isNamed, emMetrics: metrics)
    last = (request, font)
    return font
  }

  /// The error of a library without a single font.
  var noFonts: MachineError { usesSystemFonts ? .noFonts : .noFontsGiven }

  /// The tangent of 14°, CSS Fonts 4's angle for `oblique`.
  private static let syntheticSlant = 0.249_328

  func choice(for request: FontRequest) throws(Diagnostic.Cause) -> FaceChoice {
    let key = FontRequest(
      family: request.family, size: 1, weight: request.weight, width: request.width, isItalic: request.isItalic,
      design: request.design, variations: request.variations)
    if let known = faceChoiceCache[key], let face = openFaces.face(known.face) {
      return FaceChoice(face: face, supportsItalic: known.supportsItalic)
    }
    let record = try record(for: request)
    do {
      let choice = try openFaces.open(record, style: request.style, variations: request.variations)
      faceChoiceCache.insert(KnownChoice(face: choice.face.id, supportsItalic: choice.supportsItalic), for: key)
      return choice
    } catch {
      throw .label(.unusableFont(path: record.path, reason: error.reason))
    }
  }

  /// The face that fits a request best, before it is opened.
  func record(for request: FontRequest) throws(Diagnostic.Cause) -> FontRecord {
    guard let record = FontRecord.best(for: request.style, among: try records(of: request)) else { throw .machine(noFonts) }
    return record
  }
}
