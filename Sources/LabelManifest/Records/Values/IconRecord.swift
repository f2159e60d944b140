// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings
package import LabelViewNode

/// The icon of a record; nil for a key that is not written.
package struct IconRecord: Hashable, Sendable {
  /// A value of `variants`.
  package enum Variant: String, Hashable, Sendable, CaseIterable {
    case fill, circle, square, rectangle, slash
  }

  /// The name of the icon in the registry.
  package var name: String?
  /// The path of an SVG, PNG, JPEG or WebP file instead of a name, relative to the manifest.
  package var file: String?
  package var mode: IconRenderingMode?
  package var colors: [LayerPaint]?
  package var weight: FontWeight?
  package var scale: SymbolScale?
  package var variants: [Variant]?
  package var variableValue: Double?
  package var renderingMode: ImageNode.RenderingMode?
  package var mirrors: Bool?
  package var snapsToPixelGrid: Bool?

  package init(name: String? = nil, file: String? = nil) {
    self.name = name
    self.file = file
  }

  /// The keys of `icon`.
  package static let fields = FieldTable<IconRecord>([
    Field("name", .string, \.name, "The name of a symbol, such as bolt.fill or lucide:bell, or an emoji."),
    Field("file", .path, \.file, "An SVG, PNG, JPEG or WebP file instead of a name, relative to the manifest."),
    Field("mode", .choice, \.mode, "How the layers are coloured.", default: "the mode that the icon prefers, else monochrome"),
    Field(
      "colors", .list(.layerPaint), \.colors, "Colours or gradients of the layers. Two or more imply palette.",
      default: "the text's colour"),
    Field("weight", .weight, \.weight, "The weight of the lines.", default: "the weight of the font"),
    Field("scale", .choice, \.scale, "The size of the symbol relative to the text.", default: "medium"),
    Field("variants", .list(.choice), \.variants, "Variants of the symbol. Those that it does not have are ignored."),
    Field(
      "variableValue", .number(.from(0, to: 1)), \.variableValue, "The share of the variable layers drawn in full colour.", default: "all"),
    Field(
      "renderingMode", .choice, \.renderingMode, "Whether the icon has the colour of the text or its own colours.",
      default: "template; original for an image with pixels and for an SVG with several colours"),
    Field(
      "mirrors", .bool, \.mirrors, "Whether the icon is mirrored in right-to-left layouts.",
      default: "what the icon, its file or the naming.json of its set says"),
    Field(
      "snapsToPixelGrid", .bool, \.snapsToPixelGrid,
      "Whether the icon of a label without a title has a height of whole pixels and begins at a whole pixel, so that it is sharp at 1x.",
      default: "false"),
  ])

  /// Returns this icon with the keys of a default where it has none. A name replaces a default file and vice versa.
  func filling(from defaults: IconRecord) -> IconRecord {
    var outer = defaults
    if name != nil || file != nil { (outer.name, outer.file) = (nil, nil) }
    return Self.fields.merged(outer, under: self)
  }
}

extension ValueKind where Value == IconRecord {
  /// An icon. A string is its name, or the path of its file.
  static var icon: ValueKind {
    ValueKind.object(IconRecord.fields, IconRecord()) { $1.filling(from: $0) }
      .or(.string, when: \.isText) { IconRecord(name: $0) }
      .reading(.path, when: { $0.text.map(WrittenPath.isIcon) ?? false }) { IconRecord(file: $0) }
  }
}

extension IconRecord {
  /// The emoji that the icon is; nil for the name of a symbol and for a file.
  var emoji: String? { file == nil ? name.flatMap { Emoji.isOne($0) ? $0 : nil } : nil }

  /// The icon as a view: an image, or an emoji as text in its own colours. It is nil without a name and a file.
  func viewNode(_ resolve: (String) -> String) -> ViewNode? {
    guard let emoji else { return imageNode(resolve).map { .image($0) } }
    var run = TextNode.Run(emoji)
    run.attributes.underline = DecorationDescription(style: nil)
    run.attributes.strikethrough = DecorationDescription(style: nil)
    return .text(TextNode(runs: [run]))
  }

  /// The icon as a node of the view tree; nil if it has neither a name nor a file.
  ///
  /// - Parameter resolve: Converts a path of the manifest into one of the process.
  func imageNode(_ resolve: (String) -> String) -> ImageNode? {
    guard let source = file.map({ ImageNode.Source.file(path: resolve($0)) }) ?? name.map({ .named($0) }) else { return nil }
    var node = ImageNode(source)
    node.mode = mode
    node.renderingMode = renderingMode
    node.isMirroredInRightToLeft = mirrors
    node.snapsToPixelGrid = snapsToPixelGrid ?? false
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
