// SPDX-License-Identifier: MIT

internal import CFreeType
internal import CHarfBuzz
package import LabelCore

/// One open face at one place of its design space. Owned by a `FontLibrary` and bound to its thread.
package final class FontFace {
  package let id: FontFaceID
  /// The name that dumps and reports show.
  package let postScriptName: String
  package let familyName: String
  package let path: String
  /// The number in a collection; 0 in a file of one face.
  package let index: Int
  /// In em.
  package let metrics: FontMetrics
  /// Font units an em, 16…16,384.
  package let unitsPerEm: Int
  /// Whether glyphs come with colours that we can draw: pictures (CBDT, sbix) or flat layers (COLR version 0).
  package let isColor: Bool

  /// Has outlines; otherwise only pictures of fixed sizes.
  let isScalable: Bool
  /// HarfBuzz's face at `shapingScale` units a font unit; a `hb_font_t`.
  let shaping: OpaquePointer
  /// FreeType's face. Its size is state: set it before every load.
  let outlines: FT_Face
  /// Ink bounds of upright glyphs in em, filled by `inkBounds`. Direct-mapped: every glyph of every label is looked up here.
  var glyphBoundsCache = DirectMappedCache<(glyph: GlyphID, bounds: Rect)>(capacity: 1024)
  /// Decoded images of bitmap glyphs at their own size, in bytes: room for some thirty emoji of 136 pixels.
  var bitmapGlyphCache = LRUCache<BitmapGlyph, Picture>(costLimit: 2 << 20)
  /// Which characters the font's character map has.
  private(set) var characterCoverageCache = CharacterCoverageCache()

  private let file: FontFile
  private let library: FreeTypeLibrary

  /// HarfBuzz counts in whole numbers: 64 of them a font unit keep what variable fonts add in fractions.
  static let shapingScale = 64

  /// - Parameter coordinates: a place for each axis, in 1/65536 units; empty for a static font.
  init(
    id: FontFaceID, file: FontFile, index: Int, coordinates: [Int32], library: FreeTypeLibrary
  ) throws(UnusableFont) {
    let outlines = try Self.openOutlines(file, index, coordinates, library)
    guard let face = file.makeFace(at: index) else {
      FT_Done_Face(outlines)
      throw UnusableFont(reason: "HarfBuzz cannot read it")
    }
    // 'head' holds the em's size; FreeType leaves it at 0 for pure bitmap fonts, HarfBuzz replaces a wrong one by 1000.
    let unitsPerEm = FontTable("head", of: face).unsigned(at: 18) ?? 0
    guard (16...16_384).contains(unitsPerEm) else {
      hb_face_destroy(face)
      FT_Done_Face(outlines)
      throw UnusableFont(reason: "its em has \(unitsPerEm) units; 16 to 16384 are allowed")
    }
    let shaping = Self.makeShapingFont(face, unitsPerEm, coordinates)
    hb_face_destroy(face)
    self.id = id
    self.file = file
    self.library = library
    self.path = file.path
    self.index = index
    self.unitsPerEm = unitsPerEm
    self.outlines = outlines
    self.shaping = shaping
    self.isScalable = outlines.pointee.face_flags & FT_FACE_FLAG_SCALABLE != 0
    self.isColor =
      outlines.pointee.face_flags & FT_FACE_FLAG_COLOR != 0
      && (outlines.pointee.num_fixed_sizes > 0 || hb_ot_color_has_layers(hb_font_get_face(shaping)) != 0)
    self.familyName = outlines.pointee.family_name.map { String(cString: $0) } ?? ""
    self.postScriptName =
      FT_Get_Postscript_Name(outlines).map { String(cString: $0) } ?? Self.namedPostScript(shaping)
      ?? String(file.path.split(separator: "/").last ?? "")
    self.metrics = FontMetricsReader(font: shaping, unitsPerEm: Double(unitsPerEm)) { scalar in
      Self.inkHeight(of: scalar, in: shaping).map { $0 / Double(unitsPerEm * Self.shapingScale) }
    }.read()
  }

  /// The fonts go before the file's bytes and FreeType, which `file` and `library` release after this body.
  deinit {
    hb_font_destroy(shaping)
    FT_Done_Face(outlines)
  }

  /// Whether the character map has a character.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    if let isCovered = characterCoverageCache[scalar] { return isCovered }
    let has = glyph(for: scalar) != nil
    characterCoverageCache.insert(scalar, has)
    return has
  }

  /// The glyph that the font's character map gives, before any shaping; nil when it has none.
  package func glyph(for scalar: Unicode.Scalar) -> GlyphID? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(shaping, scalar.value, &glyph) != 0, glyph != 0 else { return nil }
    return GlyphID(glyph)
  }

  private static func openOutlines(
    _ file: FontFile, _ index: Int, _ coordinates: [Int32], _ library: FreeTypeLibrary
  ) throws(UnusableFont) -> FT_Face {
    var opened: FT_Face?
    let status = FT_New_Memory_Face(
      library.pointer, file.bytes.bindMemory(to: FT_Byte.self).baseAddress, FT_Long(file.bytes.count), FT_Long(index), &opened)
    guard status == 0, let face = opened else { throw UnusableFont(reason: "FreeType: \(MachineError.freeTypeWords(status))") }
    let flags = face.pointee.face_flags
    guard flags & FT_FACE_FLAG_SCALABLE != 0 || flags & FT_FACE_FLAG_COLOR != 0 && face.pointee.num_fixed_sizes > 0 else {
      FT_Done_Face(face)
      throw UnusableFont(reason: "it has neither outlines nor colour glyphs")
    }
    var places = coordinates.map { FT_Fixed($0) }
    guard places.isEmpty || FT_Set_Var_Design_Coordinates(face, FT_UInt(places.count), &places) == 0 else {
      FT_Done_Face(face)
      throw UnusableFont(reason: "FreeType cannot set its axes")
    }
    return face
  }

  private static func makeShapingFont(_ face: OpaquePointer, _ unitsPerEm: Int, _ coordinates: [Int32]) -> OpaquePointer {
    let font: OpaquePointer = hb_font_create(face)
    let scale = Int32(unitsPerEm * shapingScale)
    hb_font_set_scale(font, scale, scale)
    hb_ot_font_set_funcs(font)
    let places = coordinates.map { Float($0) / 65_536 }
    if !places.isEmpty { hb_font_set_var_coords_design(font, places, UInt32(places.count)) }
    hb_font_make_immutable(font)
    return font
  }

  /// Name 6 of the file; FreeType has no name for some places in a design space.
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
  /// Faces are equal when a library gave them one id, even when one was closed and opened again.
  package static func == (a: FontFace, b: FontFace) -> Bool { a.id == b.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
