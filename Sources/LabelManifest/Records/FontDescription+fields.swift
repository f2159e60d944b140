// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLayout
internal import LabelText

extension FontDescription {
  /// The keys of `font`.
  package static let fields = FieldTable<FontDescription>([
    Field("family", .string, \.familyName, "A family, full or PostScript name, or \"system\".", default: "system"),
    Field("file", .path, \.filePath, "A font file instead of a family, relative to the manifest."),
    Field("textStyle", .choice, \.textStyle, "A text style: a size that follows the Dynamic Type size, and a weight."),
    Field("size", .number(.positive), \.size, "The size in points.", default: "17"),
    Field("relativeTo", .choice, \.relativeTo, "The text style that the size scales with under Dynamic Type."),
    Field("maximumSize", .number(.positive), \.maximumSize, "The largest size that relativeTo may give, in points.", default: "none"),
    Field("weight", .choice, \.weight, "The weight.", default: "regular"),
    Field("width", .choice, \.width, "The width of the characters.", default: "standard"),
    Field("italic", .bool, \.isItalic, "Whether the font is italic.", default: "false"),
    Field("design", .choice, \.design, "The design of the system font.", default: "default"),
    Field("features", .features, \.writtenFeatures, "OpenType features: 0 is off, 1 is on, larger numbers choose an alternate."),
    Field("variations", .variations, \.writtenVariations, "Values for the axes of a variable font."),
    Field("ascentOverride", .number(.atLeast(0)), \.ascentOverride, "Replaces the ascent of the font, in em."),
    Field("descentOverride", .number(.atLeast(0)), \.descentOverride, "Replaces the descent of the font, in em, positive downwards."),
    Field("lineGapOverride", .number(.atLeast(0)), \.lineGapOverride, "Replaces the line gap of the font, in em."),
  ])

  fileprivate var familyName: String? {
    get {
      switch family {
      case .system: "system"
      case .named(let name): name
      case .file, nil: nil
      }
    }
    set { if let newValue { family = newValue == "system" ? .system : .named(newValue) } }
  }

  fileprivate var filePath: String? {
    get { if case .file(let path) = family { path } else { nil } }
    set { if let newValue { family = .file(path: newValue) } }
  }

  fileprivate var writtenFeatures: [FontFeature]? {
    get { features.isEmpty ? nil : features }
    set { features = newValue ?? [] }
  }

  fileprivate var writtenVariations: [FontVariation]? {
    get { variations.isEmpty ? nil : variations }
    set { variations = newValue ?? [] }
  }
}

extension ValueKind where Value == FontDescription {
  /// A font. The keys of a label override those of the default.
  static var font: ValueKind {
    .object(FontDescription.fields, FontDescription()) { outer, inner in
      var outer = outer
      outer.features.removeAll { feature in inner.features.contains { $0.tag == feature.tag } }
      outer.variations.removeAll { variation in inner.variations.contains { $0.tag == variation.tag } }
      return outer.overridden(by: inner)
    }
  }
}

extension ValueKind where Value == [FontFeature] {
  fileprivate static var features: ValueKind {
    .tagged(.integer(.from(0, to: 65_535)), "OpenType feature tags") {
      FontFeature(tag: $0, value: UInt32($1))
    } parts: {
      ($0.tag, Int($0.value))
    }
  }
}

extension ValueKind where Value == [FontVariation] {
  fileprivate static var variations: ValueKind {
    .tagged(.number(), "OpenType axis tags") {
      FontVariation(tag: $0, value: $1)
    } parts: {
      ($0.tag, $0.value)
    }
  }
}

extension ValueKind {
  /// An object with OpenType tags as keys, decoded to a list in the order of the source.
  fileprivate static func tagged<Item: Sendable, Number: Sendable>(
    _ number: ValueKind<Number>, _ tags: String, _ make: @escaping @Sendable (OpenTypeTag, Number) -> Item,
    parts: @escaping @Sendable (Item) -> (OpenTypeTag, Number)
  ) -> ValueKind where Value == [Item] {
    let shape: @Sendable () -> ValueShape = { .dictionary(number.shape, key: tags) }
    let encode: @Sendable ([Item]) -> JSONValue = { items in
      .object(items.map(parts).map { JSONValue.Member($0.description, number.encode($1)) })
    }
    return ValueKind(shape(), encode: encode) { node, decoder in
      guard case .mapping(let entries) = node.value else {
        decoder.reportType(of: node, expected: shape())
        return nil
      }
      return entries.compactMap { entry in
        guard let tag = OpenTypeTag(entry.key) else {
          let expected = "tags of one to four ASCII characters"
          decoder.report(.invalidValue(key: decoder.key, value: entry.key, expected: expected, nearest: []), at: entry.keyLocation)
          return nil
        }
        return decoder.nested(entry.key, at: entry.value.location) { number.decode(entry.value, &$0) }.map { make(tag, $0) }
      }
    }
  }
}
