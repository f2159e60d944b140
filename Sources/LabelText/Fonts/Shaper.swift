// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import LabelCore

/// Turns characters into glyphs with HarfBuzz. Holds one buffer that every call uses again.
///
/// Shape plans need no cache of ours: HarfBuzz keeps them with the face.
final class Shaper {
  private let buffer: OpaquePointer

  init() { buffer = hb_buffer_create() }
  deinit { hb_buffer_destroy(buffer) }

  func shape(
    _ text: [UInt16], range: Range<Int>, font: Font, script: UInt32, direction: TextDirection, language: String?,
    extraFeatures: [FontFeature]
  ) -> [ShapedGlyph] {
    guard !range.isEmpty else { return [] }
    fill(with: text, range)
    hb_buffer_set_direction(buffer, direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script))
    if let language { hb_buffer_set_language(buffer, hb_language_from_string(language, -1)) }
    let features = (font.features + extraFeatures).map {
      hb_feature_t(tag: $0.tag.value, value: $0.value, start: 0, end: UInt32.max)
    }
    hb_shape(font.face.shaping, buffer, features, UInt32(features.count))
    return glyphs(in: font)
  }

  /// Gives HarfBuzz the range with its surroundings, which decide how Arabic letters join at its ends.
  private func fill(with text: [UInt16], _ range: Range<Int>) {
    hb_buffer_reset(buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if range.upperBound == text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    hb_buffer_add_utf16(buffer, text, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
  }

  private func glyphs(in font: Font) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), let positions = hb_buffer_get_glyph_positions(buffer, nil) else {
      return []
    }
    let pointsPerUnit = font.size / Double(font.face.unitsPerEm * FontFace.shapingScale)
    return (0..<Int(count)).map { i in
      let (info, position) = (infos[i], positions[i])
      let rise = Double(position.y_offset) * pointsPerUnit
      return ShapedGlyph(
        glyph: GlyphID(info.codepoint), cluster: Int(info.cluster), advance: Double(position.x_advance) * pointsPerUnit * font.stretch,
        // A raised mark moves along the slant of the letter below it.
        offset: Point(x: Double(position.x_offset) * pointsPerUnit * font.stretch + rise * font.slant, y: -rise),
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }
}
