// SPDX-License-Identifier: MIT

/// Colours that became others, with the same outlines on the same background.
package struct ColorReplacement: Hashable, CustomStringConvertible {
  /// One colour and what it became, as premultiplied 0xAARRGGBB on the background.
  private struct Pair: Hashable {
    let accepted: UInt32
    let actual: UInt32
  }

  /// The pairs, that of the most pixels first; at least one.
  private let pairs: [Pair]

  /// The change in words: `colour #000000 → #222222`.
  package var description: String {
    let texts = pairs.map { "\(Self.hex($0.accepted)) → \(Self.hex($0.actual))" }
    return (texts.count == 1 ? "colour " : "colours ") + texts.joined(separator: ", ")
  }

  /// The maximum number of colours. With more of them, another drawing could pass for a change of colours.
  private static let maximumPairs = 4

  /// The replacement that explains every differing pixel; nil if there is none.
  ///
  /// Edges of glyphs have blended colours, so a colour is never read from them: `paints` are the colours that the label was drawn with, and
  /// a pixel that has exactly one of them is covered wholly. What it was before is the old colour, if all such pixels agree. Then every
  /// other differing pixel must be the same blend of the old and of the new colour with the background, which does not change. Where the
  /// old or the new colour is that of the background, something was drawn or removed.
  ///
  /// - Parameters:
  ///   - new: The premultiplied pixels of the new image.
  ///   - old: Those of the accepted image, as many.
  ///   - paints: The colours that the new image was drawn with, as 0xAARRGGBB, not premultiplied.
  package init?(new: [UInt32], old: [UInt32], paints: Set<UInt32>) {
    guard new.count == old.count else { return nil }
    var changed: [UInt64: Int] = [:]
    var unchanged: [UInt32: Int] = [:]
    for (value, was) in zip(new, old) {
      if value == was { unchanged[value, default: 0] += 1 } else { changed[UInt64(was) << 32 | UInt64(value), default: 0] += 1 }
    }
    guard let background = unchanged.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return nil }
    let translucent = paints.filter { $0 >> 24 != 255 }.map { Self.over(background, $0) }
    func isCovered(_ value: UInt32) -> Bool {
      if paints.contains(value), value >> 24 == 255 { return true }
      let channels = Self.channels(value)
      return translucent.contains { zip($0, channels).allSatisfy { abs($0 - $1) <= 1 } }
    }
    let covered = changed.filter { isCovered(UInt32(truncatingIfNeeded: $0.key)) }
      .sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
    var pairs: [Pair] = []
    for key in covered.map(\.key) {
      let pair = Pair(accepted: UInt32(truncatingIfNeeded: key >> 32), actual: UInt32(truncatingIfNeeded: key))
      if pairs.contains(where: { Self.isBlend(pair, of: $0, on: background) }) { continue }
      guard pair.accepted != background, pair.actual != background, pairs.count < Self.maximumPairs else { return nil }
      pairs.append(pair)
    }
    guard !pairs.isEmpty else { return nil }
    for key in changed.keys {
      let pixel = Pair(accepted: UInt32(truncatingIfNeeded: key >> 32), actual: UInt32(truncatingIfNeeded: key))
      guard pairs.contains(where: { Self.isBlend(pixel, of: $0, on: background) }) else { return nil }
    }
    self.pairs = pairs
  }

  /// In levels of 255: what rounding in the blend may differ.
  private static let tolerance = 2.0

  /// Whether there is a coverage that gives both pixels.
  private static func isBlend(_ pixel: Pair, of colors: Pair, on background: UInt32) -> Bool {
    let ground = channels(background)
    let (new, old) = (channels(colors.actual), channels(colors.accepted))
    let ends = zip(ground + ground, new + old).map { ($0, $1) }
    let found = channels(pixel.actual) + channels(pixel.accepted)
    // The channel with the greatest range says the coverage best.
    guard let widest = ends.indices.max(by: { abs(ends[$0].1 - ends[$0].0) < abs(ends[$1].1 - ends[$1].0) }),
      ends[widest].0 != ends[widest].1
    else { return false }
    let coverage = (found[widest] - ends[widest].0) / (ends[widest].1 - ends[widest].0)
    return zip(ends, found).allSatisfy { ends, found in abs(ends.0 + coverage * (ends.1 - ends.0) - found) <= tolerance }
  }

  /// The channels of a colour that is not premultiplied over a premultiplied one.
  private static func over(_ background: UInt32, _ color: UInt32) -> [Double] {
    let alpha = Double(color >> 24) / 255
    return zip([255, Double(color >> 16 & 255), Double(color >> 8 & 255), Double(color & 255)], channels(background)).map {
      $0 * alpha + $1 * (1 - alpha)
    }
  }

  private static func channels(_ color: UInt32) -> [Double] { [24, 16, 8, 0].map { Double(color >> $0 & 255) } }

  /// A premultiplied colour as manifests write it.
  private static func hex(_ color: UInt32) -> String {
    let alpha = color >> 24
    func digits(_ value: UInt32) -> String { (value < 16 ? "0" : "") + String(value, radix: 16) }
    let channels = [16, 8, 0].map { (shift: UInt32) -> UInt32 in
      alpha == 0 ? 0 : min(255, ((color >> shift & 255) * 255 + alpha / 2) / alpha)
    }
    return "#" + channels.map(digits).joined() + (alpha == 255 ? "" : digits(alpha))
  }
}
