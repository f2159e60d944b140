// SPDX-License-Identifier: MIT

internal import CFreeType
internal import CHarfBuzz
package import LabelCore
internal import LabelSettings

/// An open face with fixed axis values. Owned by a `FontLibrary` and bound to its thread.
package final class FontFace {
  package let id: FontFaceID
  /// The name in dumps and reports.
  package let postScriptName: String
  package let familyName: String
  package let path: String
  /// The index in a collection; 0 in a file of one face.
  package let index: Int
  /// In em.
  package let metrics: FontMetrics
  /// Font units per em, 16…16,384.
  package let unitsPerEm: Int
  /// Whether the face has colour glyphs: paints or layers (COLR), SVG documents, or bitmaps (CBDT, sbix).
  package let isColor: Bool

  /// The colour glyphs that are drawings; nil for a face without any.
  let colors: ColorTables?
  /// Whether the face has outlines; otherwise it has only bitmaps of fixed sizes.
  let isScalable: Bool
  /// HarfBuzz's font, a `hb_font_t`, with `shapingScale` units per font unit.
  let shaping: OpaquePointer
  /// FreeType's face. Its size is mutable state: set it before every load. Faces of a collection with the same outlines share it.
  var outlines: FT_Face { outlineFace.pointer }
  private let outlineFace: OutlineFace
  /// Ink bounds of upright glyphs in em, filled by `inkBounds`. It is direct-mapped for speed: every glyph of every label is looked up
  /// here.
  var glyphBoundsCache = DirectMappedCache<(glyph: GlyphID, bounds: Rect)>(capacity: 1024)
  /// Decoded bitmaps of glyphs at the strike's size. The limit is in bytes and has room for about thirty emoji of 136 pixels.
  var glyphBitmapCache = LRUCache<GlyphBitmapKey, GlyphBitmap>(costLimit: 2 << 20)
  /// Caches which characters the font's character map has.
  private(set) var characterCoverageCache = CharacterCoverageCache()

  let file: FontFile
  /// Where glyphs are recorded that FreeType cannot read.
  let failures: FontFailures

  /// HarfBuzz's units per font unit. HarfBuzz uses integers, so this keeps the fractions of a variable font's deltas.
  static let shapingScale = 64

  /// - Parameters:
  ///   - coordinates: a value for each axis, in 1/65536 units; empty for a static font.
  ///   - svgGlyphs: reads the SVG documents; nil for a face of which only outlines are read.
  init(
    id: FontFaceID, file: FontFile, index: Int, coordinates: [Int32], library: FreeTypeLibrary, svgGlyphs: (any GlyphDocument.Type)?,
    failures: FontFailures
  ) throws(UnusableFont) {
    let outlineFace = try Self.openOutlines(file, index, coordinates, library)
    let outlines = outlineFace.pointer
    guard let face = file.makeFace(at: index) else { throw UnusableFont(reason: "HarfBuzz cannot read it") }
    // 'head' has the units per em; FreeType has 0 for pure bitmap fonts, and HarfBuzz replaces an invalid value by 1000.
    let unitsPerEm = FontTable("head", of: face).unsigned(at: 18) ?? 0
    guard (16...16_384).contains(unitsPerEm) else {
      hb_face_destroy(face)
      throw UnusableFont(reason: "its em has \(unitsPerEm) units; 16 to 16384 are allowed")
    }
    let shaping = Self.makeShapingFont(face, unitsPerEm, coordinates)
    hb_face_destroy(face)
    self.id = id
    self.file = file
    self.failures = failures
    self.path = file.path
    self.index = index
    self.unitsPerEm = unitsPerEm
    self.shaping = shaping
    self.isScalable = outlines.pointee.face_flags & FT_FACE_FLAG_SCALABLE != 0
    self.colors = ColorTables(of: shaping, svgGlyphs)
    self.isColor = colors != nil || outlines.pointee.face_flags & FT_FACE_FLAG_COLOR != 0 && outlines.pointee.num_fixed_sizes > 0
    self.familyName = outlines.pointee.family_name.map { String(cString: $0) } ?? ""
    self.postScriptName =
      FT_Get_Postscript_Name(outlines).map { String(cString: $0) } ?? Self.namedPostScript(shaping)
      ?? String(file.path.split(separator: "/").last ?? "")
    self.metrics = FontMetricsReader(font: shaping, unitsPerEm: Double(unitsPerEm)) { scalar in
      Self.inkHeight(of: scalar, in: shaping).map { $0 / Double(unitsPerEm * Self.shapingScale) }
    }.read()
    self.outlineFace =
      coordinates.isEmpty && !isColor ? file.sharedOutlines(for: outlineFace, ofFace: index, unitsPerEm: unitsPerEm) : outlineFace
    if file.isChanged { throw .changed }
  }

  /// FreeType's face and then the file's bytes are released after this body.
  deinit { hb_font_destroy(shaping) }

  /// The weight of the glyphs, 1…1000, 400 for regular ones: that of the axis of a variable font, or else the one that the file names.
  package var weight: Double { Double(hb_style_get_value(shaping, HB_STYLE_TAG_WEIGHT)) }

  /// Whether the character map has a character.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    if let isCovered = characterCoverageCache[scalar] { return isCovered }
    let has = glyph(for: scalar) != nil
    characterCoverageCache.insert(scalar, has)
    return has
  }

  /// The glyph in the font's character map, before any shaping; nil when it has none.
  package func glyph(for scalar: Unicode.Scalar) -> GlyphID? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(shaping, scalar.value, &glyph) != 0, glyph != 0 else { return nil }
    return GlyphID(glyph)
  }

  private static func openOutlines(
    _ file: FontFile, _ index: Int, _ coordinates: [Int32], _ library: FreeTypeLibrary
  ) throws(UnusableFont) -> OutlineFace {
    let outlines = try OutlineFace(file, index: index, library)
    let face = outlines.pointer
    let flags = face.pointee.face_flags
    guard flags & FT_FACE_FLAG_SCALABLE != 0 || flags & FT_FACE_FLAG_COLOR != 0 && face.pointee.num_fixed_sizes > 0 else {
      throw UnusableFont(reason: "it has neither outlines nor colour glyphs")
    }
    // FreeType varies no outlines of a font without the table `gvar` or `CFF2`; its colours, advances and features may vary.
    guard !coordinates.isEmpty, flags & FT_FACE_FLAG_MULTIPLE_MASTERS != 0 else { return outlines }
    var axisValues = coordinates.map { FT_Fixed($0) }
    guard FT_Set_Var_Design_Coordinates(face, FT_UInt(axisValues.count), &axisValues) == 0 else {
      throw UnusableFont(reason: "FreeType cannot set its axes")
    }
    return outlines
  }

  private static func makeShapingFont(_ face: OpaquePointer, _ unitsPerEm: Int, _ coordinates: [Int32]) -> OpaquePointer {
    let font: OpaquePointer = hb_font_create(face)
    let scale = Int32(unitsPerEm * shapingScale)
    hb_font_set_scale(font, scale, scale)
    hb_ot_font_set_funcs(font)
    let axisValues = coordinates.map { Float($0) / 65_536 }
    if !axisValues.isEmpty { hb_font_set_var_coords_design(font, axisValues, UInt32(axisValues.count)) }
    hb_font_make_immutable(font)
    return font
  }

  /// The PostScript name in the file (name 6); FreeType has no name for some axis values.
  private static func namedPostScript(_ font: OpaquePointer) -> String? {
    var buffer = [CChar](repeating: 0, count: 128)
    var length = UInt32(buffer.count)
    let whole = hb_ot_name_get_utf8(
      hb_font_get_face(font), hb_ot_name_id_t(HB_OT_NAME_ID_POSTSCRIPT_NAME), hb_language_from_string("en", -1), &length, &buffer)
    guard whole > 0, length > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func inkHeight(of scalar: Unicode.Scalar, in font: OpaquePointer) -> Double? {
    var glyph: hb_codepoint_t = 0
    var extents = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0, hb_font_get_glyph_extents(font, glyph, &extents) != 0 else {
      return nil
    }
    return Double(extents.y_bearing)
  }
}

extension FontFace: Hashable {
  /// Faces are equal when they have the same id in a library, even when one was closed and opened again.
  package static func == (a: FontFace, b: FontFace) -> Bool { a.id == b.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
