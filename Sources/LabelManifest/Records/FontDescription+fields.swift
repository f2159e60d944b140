// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLayout
internal import LabelText

extension FontDescription {
  /// The keys of `font`.
  package static let fields = FieldTable<FontDescription>([
    Field("family", .string, \.familyName, "A family, full or PostScript name, or \"system\".", default: "system"),
    Field("file", .string, \.filePath, "A font file, relative to the manifest; instead of a family."),
    Field("textStyle", .choice, \.textStyle, "A named size that follows the preferred text size, and its weight."),
    Field("size", .number(.positive), \.size, "Points.", default: "17"),
    Field("relativeTo", .choice, \.relativeTo, "The text style that the size follows the preferred text size like."),
    Field("maximumSize", .number(.positive), \.maximumSize, "The most points that relativeTo leads to.", default: "none"),
    Field("weight", .choice, \.weight, "How heavy letters are.", default: "regular"),
    Field("width", .choice, \.width, "How wide letters run.", default: "standard"),
    Field("italic", .bool, \.isItalic, "Whether letters slant.", default: "false"),
    Field("design", .choice, \.design, "A variety of the system's face.", default: "default"),
    Field("features", .features, \.writtenFeatures, "OpenType features: 0 for off, 1 for on, more for an alternate."),
    Field("variations", .variations, \.writtenVariations, "Places on the axes of a variable font."),
    Field("ascentOverride", .number(.atLeast(0)), \.ascentOverride, "Replaces the font's ascent; em."),
    Field("descentOverride", .number(.atLeast(0)), \.descentOverride, "Replaces the font's descent; em, positive downwards."),
    Field("lineGapOverride", .number(.atLeast(0)), \.lineGapOverride, "Replaces the font's line gap; em."),
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
  /// A font; what a label says is put over the default as an inner font over an outer one.
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
  /// An object under OpenType tags, as a list in the order of the file.
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
