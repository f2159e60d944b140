// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import LabelCore
internal import LabelSettings

/// The axes of a variable font; a static font has none.
struct DesignSpace {
  private let axes: [hb_ot_var_axis_info_t]

  init(of face: OpaquePointer) {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else {
      axes = []
      return
    }
    axes = Array(unsafeUninitializedCapacity: Int(count)) { buffer, filled in
      hb_ot_var_get_axis_infos(face, 0, &count, buffer.baseAddress)
      filled = Int(count)
    }
  }

  /// The tags of the axes, in the order of the font.
  var tags: [OpenTypeTag] { axes.map { OpenTypeTag($0.tag) } }

  func has(_ tag: OpenTypeTag) -> Bool { axes.contains { $0.tag == tag.value } }

  /// Whether the font has an italic or slant axis.
  var hasItalicAxis: Bool { has("ital") || has("slnt") }

  /// The axis values for a style, overridden by explicit variations: one coordinate for each axis, in 1/65536 of its units.
  ///
  /// They are fixed-point numbers so that FreeType and HarfBuzz use exactly the same ones. The `opsz` axis stays at its default unless it
  /// is set explicitly: a label's advances must be linear in its size, which autoshrink relies on.
  func coordinates(for style: FontStyle, variations: [FontVariation]) -> [Int32] {
    axes.map { axis in
      let wanted = variations.last { $0.tag.value == axis.tag }?.value ?? Self.value(of: style, on: axis) ?? Double(axis.default_value)
      let low = Double(min(axis.min_value, axis.max_value))
      let high = Double(max(axis.min_value, axis.max_value))
      let value = wanted.isFinite ? min(max(wanted, low), high) : Double(axis.default_value)
      return Int32(clamping: Int((value.clamped(to: -32_768...32_767) * 65_536).rounded()))
    }
  }

  private static func value(of style: FontStyle, on axis: hb_ot_var_axis_info_t) -> Double? {
    switch OpenTypeTag(axis.tag) {
    case "wght": Double(style.weight.cssValue)
    case "wdth": style.width.percent
    case "ital": style.isItalic ? 1 : 0
    // A slant to the right is negative on this axis.
    case "slnt" where style.isItalic: Double(axis.min_value)
    default: nil
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double { min(max(self, range.lowerBound), range.upperBound) }
}
