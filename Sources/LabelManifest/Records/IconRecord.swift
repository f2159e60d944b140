// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
package import LabelLayout

/// What a record says about its icon.
package struct IconRecord: Hashable, Sendable {
  /// A word of `variants`.
  package enum Variant: String, Hashable, Sendable, CaseIterable {
    case fill, circle, square, rectangle, slash
  }

  /// A name of the registry.
  package var name: String?
  /// An SVG or PNG file, relative to the manifest; instead of a name.
  package var file: String?
  package var mode: IconRenderingMode?
  package var colors: [LayerPaint]?
  package var weight: FontWeight?
  package var scale: SymbolScale?
  package var variants: [Variant]?
  package var variableValue: Double?
  package var renderingMode: ImageNode.RenderingMode?

  package init(name: String? = nil, file: String? = nil) {
    self.name = name
    self.file = file
  }

  /// The keys of `icon`.
  package static let fields = FieldTable<IconRecord>([
    Field("name", .string, \.name, "A symbol's name, such as bolt.fill or lucide:bell."),
    Field("file", .string, \.file, "An SVG or PNG file, relative to the manifest; instead of a name."),
    Field("mode", .choice, \.mode, "How layers are coloured.", default: "the icon's own, else monochrome"),
    Field(
      "colors", .list(.layerPaint), \.colors, "Colours or gradients of the layers; two or more mean palette.", default: "the text's colour"),
    Field("weight", .choice, \.weight, "How heavy lines are.", default: "the font's weight"),
    Field("scale", .choice, \.scale, "How large the symbol is beside the text.", default: "medium"),
    Field("variants", .list(.choice), \.variants, "Variants of the symbol, used where they exist."),
    Field("variableValue", .number(.from(0, to: 1)), \.variableValue, "How many of the symbol's layers are lit.", default: "all"),
    Field(
      "renderingMode", .choice, \.renderingMode, "Whether it takes the text's colour or keeps its own.",
      default: "template; original for a PNG and for an SVG of several colours"),
  ])

  /// This icon with the default's keys where it has none; a name replaces a default file, and the other way round.
  func filling(from defaults: IconRecord) -> IconRecord {
    var outer = defaults
    if name != nil || file != nil { (outer.name, outer.file) = (nil, nil) }
    return Self.fields.merged(outer, under: self)
  }
}

extension ValueKind where Value == IconRecord {
  /// An icon; a string is its name.
  static var icon: ValueKind {
    ValueKind.object(IconRecord.fields, IconRecord()) { $1.filling(from: $0) }
      .or(.string, when: \.isText) { IconRecord(name: $0) }
  }
}

extension IconRecord {
  /// The icon as a node of the view tree; nil when neither a name nor a file is written.
  ///
  /// - Parameter resolve: makes a file's path absolute.
  func imageNode(_ resolve: (String) -> String) -> ImageNode? {
    guard let source = file.map({ ImageNode.Source.file(path: resolve($0)) }) ?? name.map({ .named($0) }) else { return nil }
    var node = ImageNode(source)
    node.mode = mode
    node.renderingMode = renderingMode
    let stops = (colors ?? []).map { $0.stops }
    node.colors = stops.compactMap { $0.first }
    if stops.contains(where: { $0.count > 1 }) { node.gradients = stops }
    node.weight = weight
    node.scale = scale
    node.variants = (variants ?? []).reduce(into: IconVariants.none) { $0.add($1) }
    node.variableValue = variableValue
    return node
  }
}

extension IconVariants {
  fileprivate mutating func add(_ variant: IconRecord.Variant) {
    switch variant {
    case .fill: isFilled = true
    case .slash: isSlashed = true
    case .circle: enclosure = .circle
    case .square: enclosure = .square
    case .rectangle: enclosure = .rectangle
    }
  }
}
