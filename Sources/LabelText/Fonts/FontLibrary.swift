// SPDX-License-Identifier: MIT

package import LabelCore

/// All fonts of a machine: finds faces, falls back, shapes, and gives the rasteriser its glyphs.
///
/// Owns fontconfig's and FreeType's state and every open face. Belongs to one thread; another thread makes its own.
package final class FontLibrary {
  let database: FontDatabase
  let shaper = Shaper()
  var fallbacks = FallbackCache()
  private let freeType: FreeTypeLibrary
  private var files: [String: FontFile] = [:]
  private var openFaces: [FontFaceID: FontFace] = [:]
  /// What each id stands for, so that a face which was closed can be opened again under the same id.
  private var places: [FacePlace] = []
  private var ids: [FacePlace: FontFaceID] = [:]

  /// Open faces are let go beyond this many; a batch with a variation a label would hold thousands otherwise.
  private static let maximumOpenFaces = 256

  /// Reads the machine's font configuration.
  ///
  /// - Parameters:
  ///   - fontFolders: folders whose fonts go before the machine's own.
  ///   - usesSystemFonts: false for only those folders and the files that requests name.
  /// - Throws: `.noSuchFile` or `.cannotRead` for a folder; `.library` when fontconfig or FreeType cannot start. A machine without
  ///   fonts is no error here: icons need none.
  package init(fontFolders: [String] = [], usesSystemFonts: Bool = true) throws(MachineError) {
    freeType = try FreeTypeLibrary()
    database = try FontDatabase(fontFolders: fontFolders, usesSystemFonts: usesSystemFonts)
  }

  /// The face that fits a request best.
  ///
  /// A family without the weight gives its nearest one, as CSS chooses; strokes are never thickened by us. A family without an italic
  /// is slanted.
  /// - Throws: `.unknownFontFamily` with similar names, `.unusableFont`, or `.noFonts` when there is no font at all to choose from.
  package func font(for request: FontRequest) throws(Diagnostic.Cause) -> Font {
    guard let record = FontRecord.best(for: request.style, among: try records(of: request)) else { throw .machine(.noFonts) }
    let (face, leans) = try open(record, style: request.style, variations: request.variations)
    var metrics = face.metrics
    if let ascent = request.ascentOverride { metrics.ascent = ascent }
    if let descent = request.descentOverride { metrics.descent = descent }
    if let gap = request.lineGapOverride { metrics.lineGap = gap }
    return Font(
      face: face, size: request.size, slant: request.isItalic && !leans ? Self.syntheticSlant : 0, features: request.features,
      style: request.style, emMetrics: metrics)
  }

  /// The tangent of 14°, CSS Fonts 4's angle for `oblique`.
  private static let syntheticSlant = 0.249_328

  private func records(of request: FontRequest) throws(Diagnostic.Cause) -> [FontRecord] {
    switch request.family {
    case .file(let path): return try records(inFile: path)
    case .system:
      let records = systemFamily(request.design)
      guard !records.isEmpty else { throw .machine(.noFonts) }
      return records
    case .named(let name):
      let records = records(named: name)
      guard !records.isEmpty else {
        throw .label(.unknownFontFamily(name: name, nearest: NearestNames.of(name, in: database.familyNames())))
      }
      return records
    }
  }

  private func records(named name: String) -> [FontRecord] {
    let family = database.family(name)
    if !family.isEmpty { return family }
    if Self.genericFamilies.contains(name) { return database.family(generic: name) }
    return database.face(named: name).map { [$0] } ?? []
  }

  /// CSS's generic families that fontconfig knows.
  private static let genericFamilies: Set<String> = ["serif", "sans-serif", "monospace", "system-ui", "cursive", "fantasy", "emoji"]

  private func systemFamily(_ design: FontDesign) -> [FontRecord] {
    let (preferred, generic) =
      switch design {
      case .default, .rounded: (["Inter"], "sans-serif")
      case .serif: (["Noto Serif"], "serif")
      case .monospaced: (["Noto Sans Mono", "DejaVu Sans Mono"], "monospace")
      }
    for name in preferred {
      let records = database.family(name)
      if !records.isEmpty { return records }
    }
    return database.family(generic: generic)
  }

  private func records(inFile path: String) throws(Diagnostic.Cause) -> [FontRecord] {
    do {
      return try file(path).records()
    } catch {
      throw .label(.unusableFont(path: path, reason: error.reason))
    }
  }

  /// Opens a record's face for a style, and says whether it leans by itself.
  private func open(
    _ record: FontRecord, style: FontStyle, variations: [FontVariation]
  ) throws(Diagnostic.Cause) -> (face: FontFace, leans: Bool) {
    do {
      return try face(of: record, style: style, variations: variations)
    } catch {
      throw .label(.unusableFont(path: record.path, reason: error.reason))
    }
  }
}

// MARK: Open faces

/// What a `FontFaceID` stands for.
private struct FacePlace: Hashable {
  var path: String
  var index: Int
  var coordinates: [Int32]
}

extension FontLibrary {
  /// The open face behind an id; nil when its file has become unusable since.
  func face(_ id: FontFaceID) -> FontFace? {
    if let face = openFaces[id] { return face }
    guard places.indices.contains(Int(id.value)) else { return nil }
    return try? face(at: places[Int(id.value)])
  }

  func face(
    of record: FontRecord, style: FontStyle, variations: [FontVariation] = []
  ) throws(UnusableFont) -> (face: FontFace, leans: Bool) {
    let space = try file(record.path).designSpace(at: record.index)
    let coordinates = space.coordinates(for: style, variations: variations)
    let face = try face(at: FacePlace(path: record.path, index: record.index, coordinates: coordinates))
    return (face, record.traits.slant != .upright || space.slants)
  }

  private func face(at place: FacePlace) throws(UnusableFont) -> FontFace {
    let id = ids[place] ?? FontFaceID(UInt32(places.count))
    if let face = openFaces[id] { return face }
    let face = try FontFace(
      id: id, file: try file(place.path), index: place.index, coordinates: place.coordinates, library: freeType)
    if ids.updateValue(id, forKey: place) == nil { places.append(place) }
    if openFaces.count >= Self.maximumOpenFaces {
      openFaces.removeAll()
      files.removeAll()
    }
    openFaces[id] = face
    return face
  }

  private func file(_ path: String) throws(UnusableFont) -> FontFile {
    if let file = files[path] { return file }
    let file = try FontFile(path: path)
    files[path] = file
    return file
  }
}

// MARK: Shaping

extension FontLibrary {
  /// Shapes one run of a paragraph.
  ///
  /// - Parameters:
  ///   - text: the whole paragraph in UTF-16; what stands around `range` decides how letters join at its ends.
  ///   - range: the run, in UTF-16 units; an empty one gives no glyphs.
  ///   - script: an ISO 15924 tag such as "Latn".
  ///   - language: a BCP 47 tag, for letter forms that differ by language.
  /// - Returns: glyphs from left to right, with clusters that only rise or only fall. Advances are linear in the font's size.
  package func shape(
    _ text: [UInt16], range: Range<Int>, font: Font, script: OpenTypeTag, direction: TextDirection, language: String? = nil,
    extraFeatures: [FontFeature] = []
  ) -> [ShapedGlyph] {
    shaper.shape(
      text, range: range, font: font, script: script.value, direction: direction, language: language, extraFeatures: extraFeatures)
  }
}
