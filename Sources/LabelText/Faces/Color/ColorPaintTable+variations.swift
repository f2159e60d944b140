// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import LabelCore

// The variations of a variable font's paints: an item variation store (OpenType 1.9.1, "Font variations common table formats").
extension ColorPaintTable {
  /// The face's axis values, normalised to −1…1.
  static func coordinates(of font: OpaquePointer) -> [Double] {
    var count: UInt32 = 0
    guard let first = hb_font_get_var_coords_normalized(font, &count) else { return [] }
    return UnsafeBufferPointer(start: first, count: Int(count)).map { Double($0) / 16_384 }
  }

  /// How much each region of the design space applies, 0…1; empty where nothing varies.
  static func regionScalars(_ table: borrowing FontTable, _ store: Int, _ coordinates: [Double]) -> [Double] {
    guard coordinates.contains(where: { $0 != 0 }), let offset = table.unsigned(at: store + 2, bytes: 4) else { return [] }
    let list = store + offset
    guard let axes = table.unsigned(at: list), let regions = table.unsigned(at: list + 2), regions <= ColorGlyphLimits.regions,
      axes <= ColorGlyphLimits.axes
    else { return [] }
    var scalars: [Double] = []
    for region in 0..<regions {
      var scalar = 1.0
      for axis in 0..<axes {
        let entry = list + 4 + 6 * (region * axes + axis)
        guard let start = table.signed(at: entry), let peak = table.signed(at: entry + 2), let end = table.signed(at: entry + 4) else {
          return scalars
        }
        let value = axis < coordinates.count ? coordinates[axis] : 0
        scalar *= axisScalar(value, Double(start) / 16_384, Double(peak) / 16_384, Double(end) / 16_384)
      }
      scalars.append(scalar)
    }
    return scalars
  }

  /// How much a region applies on one axis.
  private static func axisScalar(_ value: Double, _ start: Double, _ peak: Double, _ end: Double) -> Double {
    // Invalid regions, and those without a peak, do not depend on the axis.
    if start > peak || peak > end || (start < 0 && end > 0) || peak == 0 || value == peak { return 1 }
    if value <= start || value >= end { return 0 }
    return value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak)
  }

  /// The sum of the deltas of an item, in the unit of the number that it belongs to; 0 for an item that there is not.
  func delta(_ index: Int) -> Double {
    guard let (outer, inner) = item(index), let count = table.unsigned(at: variationStore + 6), outer < count,
      let offset = table.unsigned(at: variationStore + 8 + 4 * outer, bytes: 4)
    else { return 0 }
    let data = variationStore + offset
    guard let items = table.unsigned(at: data), inner < items, let sizes = table.unsigned(at: data + 2),
      let regions = table.unsigned(at: data + 4), regions <= ColorGlyphLimits.regions
    else { return 0 }
    // The first deltas of an item are twice as long as the others.
    let (long, words) = (sizes & 0x8000 == 0 ? 2 : 4, min(sizes & 0x7FFF, regions))
    let short = long / 2
    var position = data + 6 + 2 * regions + inner * (words * long + (regions - words) * short)
    var sum = 0.0
    for index in 0..<regions {
      let bytes = index < words ? long : short
      guard let region = table.unsigned(at: data + 6 + 2 * index), let number = table.unsigned(at: position, bytes: bytes) else { return 0 }
      let half = 1 << (8 * bytes - 1)
      if region < regionScalars.count { sum += regionScalars[region] * Double(number < half ? number : number - 2 * half) }
      position += bytes
    }
    return sum
  }

  /// The item of an index: the number of its data and its row.
  private func item(_ index: Int) -> (outer: Int, inner: Int)? {
    guard variationIndex > 0 else { return (index >> 16, index & 0xFFFF) }
    guard let format = table.unsigned(at: variationIndex, bytes: 1), let entryFormat = table.unsigned(at: variationIndex + 1, bytes: 1)
    else { return nil }
    let countBytes = format == 0 ? 2 : 4
    guard let count = table.unsigned(at: variationIndex + 2, bytes: countBytes), count > 0 else { return nil }
    let (entryBytes, innerBits) = ((entryFormat >> 4 & 3) + 1, (entryFormat & 15) + 1)
    // Indices beyond the last entry have its item.
    let entry = variationIndex + 2 + countBytes + min(index, count - 1) * entryBytes
    guard let number = table.unsigned(at: entry, bytes: entryBytes) else { return nil }
    return (number >> innerBits, number & (1 << innerBits - 1))
  }
}
