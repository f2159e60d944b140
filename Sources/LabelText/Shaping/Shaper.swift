// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

/// Shapes text with HarfBuzz and caches words: labels repeat them, and shaping a word takes longer than drawing it.
final class Shaper {
  private var shapers: [WordShaper] = []
  /// A key for each shaper, in the same order: the face and the script, which distinguish most of them.
  private var keys: [UInt64] = []
  private let buffer = ShapingBuffer()

  /// The most shapers; each uses less than half a megabyte.
  private static let maximumShapers = 48

  func shape(
    _ text: [UInt16], range: Range<Int>, font: Font, script: UInt32, direction: TextDirection, language: String?,
    extraFeatures: [FontFeature], usesWordCache: Bool
  ) -> [ShapedGlyph] {
    guard !range.isEmpty else { return [] }
    let shaper = shaper(font, script, direction, language, extraFeatures)
    return usesWordCache ? shaper.shape(text, range, in: font) : shaper.shapeWithoutCache(text, range, in: font)
  }

  private func shaper(
    _ font: Font, _ script: UInt32, _ direction: TextDirection, _ language: String?, _ extraFeatures: [FontFeature]
  ) -> WordShaper {
    let features = extraFeatures.isEmpty ? font.features : font.features + extraFeatures
    return shaper(
      for: ShapingConditions(face: font.face.id, script: script, direction: direction, language: language, features: features), font.face)
  }

  private func shaper(for conditions: ShapingConditions, _ face: FontFace) -> WordShaper {
    let key = UInt64(conditions.face.value) << 32 | UInt64(conditions.script)
    for index in keys.indices where keys[index] == key && shapers[index].conditions == conditions { return shapers[index] }
    if shapers.count >= Self.maximumShapers {
      shapers.removeAll(keepingCapacity: true)
      keys.removeAll(keepingCapacity: true)
    }
    let shaper = WordShaper(conditions, face, buffer)
    shapers.append(shaper)
    keys.append(key)
    return shaper
  }
}

/// Everything besides the characters that the glyphs depend on. The size is not included, because advances are linear in it.
struct ShapingConditions: Equatable {
  let face: FontFaceID
  /// An ISO 15924 tag.
  let script: UInt32
  let direction: TextDirection
  /// A BCP 47 tag.
  let language: String?
  let features: [FontFeature]
}
