// SPDX-License-Identifier: MIT

internal import CHarfBuzz

/// A glyph from HarfBuzz; lengths are font units times `FontFace.shapingScale`, y up.
struct RawGlyph: Equatable {
  var glyph: UInt32
  /// The first UTF-16 unit of its cluster.
  var cluster: Int32
  var advance: Int32
  var x: Int32
  var y: Int32
  /// HarfBuzz's flag `UNSAFE_TO_CONCAT`: text cannot be split here and concatenated with other shaped text.
  var isUnsafeToConcat: Bool
}

/// Owns the HarfBuzz buffer that all calls reuse.
///
/// We do not cache shape plans, because HarfBuzz caches them with the face.
final class ShapingBuffer {
  private let buffer: OpaquePointer

  init() { buffer = hb_buffer_create() }
  deinit { hb_buffer_destroy(buffer) }

  /// Whether this version of HarfBuzz reports `UNSAFE_TO_CONCAT`.
  static var reportsUnsafeToConcat: Bool { harfbuzz_unsafe_to_concat != 0 }

  /// Shapes a part of a text and calls `body` with its glyphs, from left to right. The text around it determines the joining forms at its
  /// ends.
  func shape<Result>(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, in face: FontFace, _ properties: hb_segment_properties_t,
    _ features: [hb_feature_t], _ body: (RawGlyphs) -> Result
  ) -> Result {
    hb_buffer_reset(buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue | harfbuzz_produce_unsafe_to_concat
    if range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if range.upperBound == text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    hb_buffer_add_utf16(buffer, text.baseAddress, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    var properties = properties
    hb_buffer_set_segment_properties(buffer, &properties)
    harfbuzz_shape(face.shaping, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, nil)
    return body(RawGlyphs(infos: infos, positions: positions, count: infos == nil || positions == nil ? 0 : Int(count)))
  }
}

/// The glyphs in a buffer after shaping; valid until the next call.
struct RawGlyphs: RandomAccessCollection {
  fileprivate let infos: UnsafeMutablePointer<hb_glyph_info_t>?
  fileprivate let positions: UnsafeMutablePointer<hb_glyph_position_t>?
  let count: Int

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> RawGlyph {
    guard index >= 0, index < count, let infos, let positions else {
      preconditionFailure("glyph index \(index) is out of range 0..<\(count)")
    }
    let (info, position) = (infos[index], positions[index])
    return RawGlyph(
      glyph: info.codepoint, cluster: Int32(truncatingIfNeeded: info.cluster), advance: position.x_advance, x: position.x_offset,
      y: position.y_offset, isUnsafeToConcat: info.mask & harfbuzz_unsafe_to_concat != 0)
  }
}
