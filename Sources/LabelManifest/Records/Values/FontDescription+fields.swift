// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings
package import LabelViewNode

extension FontDescription {
  /// The keys of `font`.
  package static let fields = FieldTable<FontDescription>([
    Field("family", .string, \.familyName, "A family, full or PostScript name, or \"system\".", default: "system"),
    Field("file", .path, \.filePath, "A font file instead of a family, relative to the manifest."),
    Field("textStyle", .choice, \.textStyle, "A text style: a size that follows the Dynamic Type size, and a weight."),
    Field("size", .number(.positive), \.size, "The size in points.", default: "17"),
    Field("relativeTo", .choice, \.relativeTo, "The text style that the size scales with under Dynamic Type."),
    Field("maximumSize", .number(.positive), \.maximumSize, "The largest size that relativeTo may give, in points.", default: "none"),
    Field("weight", .weight, \.weight, "The weight, by name or as CSS's number.", default: "regular"),
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
  /// A font. The keys of a label override those of the default. A string is its family, or the path of its file.
  static var font: ValueKind {
    ValueKind.object(FontDescription.fields, FontDescription()) { outer, inner in
      var outer = outer
      let (features, variations) = (Set(inner.features.map(\.tag)), Set(inner.variations.map(\.tag)))
      outer.features.removeAll { features.contains($0.tag) }
      outer.variations.removeAll { variations.contains($0.tag) }
      return outer.overridden(by: inner)
    }
    .or(.string, when: \.isText) { name in
      var font = FontDescription()
      font.familyName = name
      return font
    }
    .reading(.path, when: { $0.text.map(WrittenPath.isFont) ?? false }) { path in
      var font = FontDescription()
      font.filePath = path
      return font
    }
  }
}

extension ValueKind where Value == FontWeight {
  /// A weight: its name, or its number on CSS's scale, 100 to 900.
  static var weight: ValueKind {
    ValueKind.choice.or(number, when: \.isNumber) { $0 }
  }

  private static var number: ValueKind {
    let range = NumberRange.from(100, to: 900)
    return ValueKind(.integer(range), encode: { .number(Double($0.cssValue)) }) { node, decoder in
      guard let value = ValueKind<Int>.integer(range).decode(node, &decoder) else { return nil }
      if let weight = FontWeight.allCases.first(where: { $0.cssValue == value }) { return weight }
      let error = LabelError.invalidNumber(
        what: decoder.key, value: Double(value), expected: "100, 200, 300, 400, 500, 600, 700, 800 or 900")
      decoder.report(error.advised("write \((value + 50) / 100 * 100)"), at: node.location)
      return nil
    }
  }
}

extension DocumentNode {
  /// Whether this is a number, or a cell with the text of one.
  fileprivate var isNumber: Bool {
    switch value {
    case .number: true
    case .cell(let text): Double(text) != nil
    case .null, .bool, .string, .list, .mapping: false
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
          let known = ["smcp", "c2sc", "liga", "tnum", "onum", "frac", "zero", "wght", "wdth", "slnt", "ital", "opsz", "GRAD"]
          let nearest = ForeignNames.value(for: entry.key, among: known).map { [$0] } ?? []
          decoder.report(.invalidValue(key: decoder.key, value: entry.key, expected: expected, nearest: nearest), at: entry.keyLocation)
          return nil
        }
        return decoder.nested(entry.key, at: entry.value.location) { number.decode(entry.value, &$0) }.map { make(tag, $0) }
      }
    }
  }
}
