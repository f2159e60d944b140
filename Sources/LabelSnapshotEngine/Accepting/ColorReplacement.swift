// SPDX-License-Identifier: MIT

/// One opaque colour that became another one, with the same outlines on the same background.
struct ColorReplacement: Hashable, CustomStringConvertible {
  /// The colours as 0xAARRGGBB.
  let accepted: UInt32
  let actual: UInt32

  /// The change in words: `colour #000000 → #222222`.
  var description: String { "colour \(Self.hex(accepted)) → \(Self.hex(actual))" }

  /// The replacement that explains every differing pixel; nil if there is none.
  ///
  /// Edges of glyphs have blended colours, so a colour is never read from them: `paints` are the colours that the label was drawn with, and
  /// a pixel that has exactly one of them is covered wholly. What it was before is the old colour, if all such pixels agree. Then every
  /// other differing pixel must be the same blend of the old and of the new colour with the background, which does not change.
  ///
  /// - Parameters:
  ///   - new: The premultiplied pixels of the new image.
  ///   - old: Those of the accepted image, as many.
  ///   - paints: The opaque colours that the new image was drawn with, as 0xAARRGGBB.
  init?(new: [UInt32], old: [UInt32], paints: Set<UInt32>) {
    guard new.count == old.count else { return nil }
    var changed: [UInt64: Int] = [:]
    var unchanged: [UInt32: Int] = [:]
    for (value, was) in zip(new, old) {
      if value == was { unchanged[value, default: 0] += 1 } else { changed[UInt64(was) << 32 | UInt64(value), default: 0] += 1 }
    }
    let covered = changed.keys.filter { paints.contains(UInt32(truncatingIfNeeded: $0)) && $0 >> 56 == 255 }
    guard covered.count == 1, let pair = covered.first else { return nil }
    (accepted, actual) = (UInt32(truncatingIfNeeded: pair >> 32), UInt32(truncatingIfNeeded: pair))
    guard let background = unchanged.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return nil }
    for pair in changed.keys {
      guard isBlend(UInt32(truncatingIfNeeded: pair), UInt32(truncatingIfNeeded: pair >> 32), background) else { return nil }
    }
  }

  /// In levels of 255: what rounding in the blend may differ.
  private static let tolerance = 2.0

  /// Whether there is a coverage that gives both pixels.
  private func isBlend(_ value: UInt32, _ was: UInt32, _ background: UInt32) -> Bool {
    let ground = Self.channels(background)
    let (new, old) = (Self.channels(actual), Self.channels(accepted))
    let ends = zip(ground + ground, new + old).map { ($0, $1) }
    let found = Self.channels(value) + Self.channels(was)
    // The channel with the greatest range says the coverage best.
    guard let widest = ends.indices.max(by: { abs(ends[$0].1 - ends[$0].0) < abs(ends[$1].1 - ends[$1].0) }),
      ends[widest].0 != ends[widest].1
    else { return false }
    let coverage = (found[widest] - ends[widest].0) / (ends[widest].1 - ends[widest].0)
    return zip(ends, found).allSatisfy { ends, found in abs(ends.0 + coverage * (ends.1 - ends.0) - found) <= Self.tolerance }
  }

  private static func channels(_ color: UInt32) -> [Double] { [24, 16, 8, 0].map { Double(color >> $0 & 255) } }

  private static func hex(_ color: UInt32) -> String {
    let digits = String(color & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }
}
