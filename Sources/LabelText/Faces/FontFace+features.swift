// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import LabelCore
internal import LabelSettings

extension FontFace {
  /// The OpenType features of the face, for all scripts and languages; nil if it has Apple's tables, whose features have no tags.
  var features: Set<OpenTypeTag>? {
    let face: OpaquePointer = hb_font_get_face(shaping)
    guard hb_aat_layout_has_substitution(face) == 0 else { return nil }
    var found: Set<OpenTypeTag> = []
    for table in ["GSUB", "GPOS"] as [OpenTypeTag] {
      let total = hb_ot_layout_table_get_feature_tags(face, table.value, 0, nil, nil)
      guard total > 0 else { continue }
      let tags = [hb_tag_t](unsafeUninitializedCapacity: Int(total)) { buffer, count in
        var length = total
        hb_ot_layout_table_get_feature_tags(face, table.value, 0, &length, buffer.baseAddress)
        count = Int(length)
      }
      found.formUnion(tags.map { OpenTypeTag($0) })
    }
    // HarfBuzz reads pairs of the older table too.
    if !FontTable("kern", of: face).isEmpty { found.insert("kern") }
    return found
  }
}
