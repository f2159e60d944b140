// SPDX-License-Identifier: MIT

internal import CHarfBuzz
package import LabelCore
internal import LabelSettings

/// The glyphs of an icon font, by name, code point or ligature.
///
/// It has only names and numbers, so threads may share it; the file is opened again for each outline, as each icon needs only one.
package struct GlyphCatalog: Sendable {
  /// The font as the user named it.
  package let path: String
  /// The state of the file when its names were read.
  private let state: FontFileState
  /// The glyphs by their names in the font ('post' or CFF).
  private let named: [String: GlyphID]
  /// The names for listings, sorted: those of glyphs with ink, or their code points (`U+E001`) when the font has no glyph names.
  package let names: [String]

  /// A glyph's outline.
  package struct Outline: Hashable, Sendable {
    /// In 1/24 em, y down, the origin on the baseline.
    package var path: VectorPath
    /// The glyph's box: as wide as its advance, one em high, and centred between ascent and descent.
    package var box: Rect
  }

  /// Reads the glyph names and the character map of a font file; in a collection, those of its first face.
  ///
  /// - Throws: `LabelError.unusableFont`.
  package init(path: String) throws(LabelError) {
    let face = try Self.open(path, FontFailures())
    let inkedGlyphs = Self.glyphsWithInk(of: face)
    self.path = path
    self.state = face.file.state
    self.named = Self.names(of: face)
    let shown = named.filter { inkedGlyphs.contains($0.value) && !$0.key.hasPrefix(".") }.keys.sorted()
    self.names = shown.isEmpty ? Self.characters(of: face, amongst: inkedGlyphs).map(Self.codeName).sorted() : shown
  }

  /// The glyph for a glyph name, a code point (`U+E001`, `e001`) or a ligature (`arrow_back`), tried in this order; nil when there is none.
  package func glyph(named name: String) -> GlyphID? {
    if let glyph = named[name] { return glyph }
    let scalars = Array(name.unicodeScalars)
    let code = Self.codePoint(name)
    guard code != nil || (2...Self.maximumLigatureLength).contains(scalars.count), let face = try? open(FontFailures()) else { return nil }
    return code.flatMap(face.glyph) ?? Self.ligature(scalars, in: face)
  }

  /// A glyph's outline; its path is empty for a blank glyph and for a bitmap glyph.
  ///
  /// - Throws: `LabelError.unusableFont` when the file was changed since, or FreeType cannot read the glyph.
  package func outline(of glyph: GlyphID) throws(LabelError) -> Outline {
    let failures = FontFailures()
    let face = try open(failures)
    let size = 24.0
    let instance = FontInstance(face: face.id, name: face.postScriptName, pointSize: size)
    let advance = Double(hb_font_get_glyph_h_advance(face.shaping, glyph.value)) / Double(face.unitsPerEm * FontFace.shapingScale)
    let center = (face.metrics.descent - face.metrics.ascent) / 2
    let box = Rect(x: 0, y: (center - 0.5) * size, width: max(advance, 1.0 / 64) * size, height: size)
    let outline = Outline(path: Self.glyphs(of: face).contains(glyph.value) ? face.shape(of: glyph, in: instance) : VectorPath(), box: box)
    if let failure = failures.first { throw failure }
    return outline
  }

  // MARK: Reading

  /// Opens the file again, unless it was changed.
  private func open(_ failures: FontFailures) throws(LabelError) -> FontFace {
    let face = try Self.open(path, failures)
    guard face.file.state == state else { throw .unusableFont(path: path, reason: UnusableFont.changed.reason) }
    return face
  }

  private static func open(_ path: String, _ failures: FontFailures) throws(LabelError) -> FontFace {
    do throws(UnusableFont) {
      let library: FreeTypeLibrary
      do throws(MachineError) { library = try FreeTypeLibrary() } catch { throw UnusableFont(reason: "FreeType cannot start") }
      let file = try FontFile(path: path, failures: failures)
      // Only outlines are read, so that nothing reads SVG documents.
      return try FontFace(
        id: FontFaceID(0), file: file, index: 0, coordinates: [], library: library, svgGlyphs: nil, failures: failures)
    } catch { throw .unusableFont(path: path, reason: error.reason) }
  }

  private static func glyphs(of face: FontFace) -> Range<UInt32> { 0..<hb_face_get_glyph_count(hb_font_get_face(face.shaping)) }

  private static func names(of face: FontFace) -> [String: GlyphID] {
    var names: [String: GlyphID] = [:]
    var buffer = [CChar](repeating: 0, count: 128)
    for glyph in glyphs(of: face) {
      guard hb_font_get_glyph_name(face.shaping, glyph, &buffer, UInt32(buffer.count)) != 0 else { continue }
      let name = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      // A font with two glyphs of the same name is broken; the first one is used.
      if !name.isEmpty, names[name] == nil { names[name] = GlyphID(glyph) }
    }
    return names
  }

  private static func characters(of face: FontFace, amongst glyphs: Set<GlyphID>) -> [UInt32] {
    let set: OpaquePointer = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(hb_font_get_face(face.shaping), set)
    var codes: [UInt32] = []
    // The iteration starts from HB_SET_VALUE_INVALID, a macro that Swift does not import.
    var code = hb_codepoint_t.max
    while hb_set_next(set, &code) != 0 {
      if let scalar = Unicode.Scalar(code), let glyph = face.glyph(for: scalar), glyphs.contains(glyph) { codes.append(code) }
    }
    return codes
  }

  private static func glyphsWithInk(of face: FontFace) -> Set<GlyphID> {
    var extents = hb_glyph_extents_t()
    return Set(
      glyphs(of: face).dropFirst().filter { hb_font_get_glyph_extents(face.shaping, $0, &extents) != 0 && extents.width != 0 }
        .map { GlyphID($0) })
  }

  // MARK: Names

  /// The name of a code point in listings: `U+E001`.
  private static func codeName(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  private static func codePoint(_ name: String) -> Unicode.Scalar? {
    let digits = name.lowercased().hasPrefix("u+") ? name.dropFirst(2) : name[...]
    guard (4...6).contains(digits.utf8.count), digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else {
      return nil
    }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }

  /// The longest ligature in scalars; longer than any name in an icon font.
  private static let maximumLigatureLength = 128

  /// The glyph by which the font's substitutions replace a whole word.
  private static func ligature(_ scalars: [Unicode.Scalar], in face: FontFace) -> GlyphID? {
    guard scalars.count > 1, scalars.allSatisfy({ face.glyph(for: $0) != nil }) else { return nil }
    let buffer: OpaquePointer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_codepoints(buffer, scalars.map(\.value), Int32(scalars.count), 0, Int32(scalars.count))
    hb_buffer_guess_segment_properties(buffer)
    harfbuzz_shape(face.shaping, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count == 1, infos[0].codepoint != 0 else { return nil }
    return GlyphID(infos[0].codepoint)
  }
}
