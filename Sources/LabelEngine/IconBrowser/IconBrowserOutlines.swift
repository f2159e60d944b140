// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons
internal import LabelLayout
internal import LabelSettings

/// The outlines of the icons of a page, as JSON. Each path is in it once: the variants of an icon share most of theirs.
struct IconBrowserOutlines {
  private(set) var paths: [String] = []
  private var indices: [String: Int] = [:]
  /// The shares of additional line width that occur.
  private var shares = [1.0]

  /// The members of an icon's object that describe its drawing.
  ///
  /// - Throws: `LabelError.unusableIcon` if its file cannot be read again.
  mutating func members(of icon: RegistryIcon, _ renderer: Renderer) throws(LabelError) -> JSONValue {
    switch icon {
    case .image(_, let name):
      guard let path = renderer.icons.imageFile(named: name) else { return [:] }
      return ["i": Self.dataURL("image/png", try IconFile.bytes(at: path, limit: 64 << 20))]
    case .symbol(let icon):
      // The browser draws groups, masks and gradients itself, from the file; such an icon has no weights.
      guard icon.nodes.allSatisfy(\.isPlain) else {
        guard let file = icon.file else { return [:] }
        return ["i": Self.dataURL("image/svg+xml", try PackedSVG.unpacked(IconFile.bytes(at: file), path: file))]
      }
      var json: JSONValue = [:]
      let box = icon.viewBox
      if box != Rect(x: 0, y: 0, width: 24, height: 24) {
        json["b"] = .array([box.minX, box.minY, box.width, box.height].map(Self.json))
      }
      json["w"] = icon.lineWidth.map(Self.json)
      if icon.weightShare != 1 { json["q"] = index(ofShare: icon.weightShare).json }
      json["m"] = icon.preferredMode?.rawValue.json
      if icon.hasColors { json["x"] = 1 }
      if icon.flipsInRightToLeft { json["f"] = 1 }
      var shapes: [JSONValue] = []
      for case .shape(let shape) in icon.nodes { shapes.append(object(shape)) }
      json["s"] = shapes.json
      return json
    }
  }

  /// The names of the weights.
  static let weights = FontWeight.allCases.map(\.rawValue).json

  /// For each share, the line widths at each weight relative to regular.
  var lineRatios: JSONValue {
    table { SymbolProportions($0, .medium, weightShare: $1).lineRatio * SymbolProportions.lineUnit }
  }

  /// For each share, the size of a grid unit at each weight.
  var units: JSONValue { table { SymbolProportions($0, .medium, weightShare: $1).unit } }

  private func table(_ value: (FontWeight, Double) -> Double) -> JSONValue {
    .array(shares.map { share in .array(FontWeight.allCases.map { .number(value($0, share), places: 5) }) })
  }

  private mutating func index(ofShare share: Double) -> Int {
    if let index = shares.firstIndex(of: share) { return index }
    shares.append(share)
    return shares.count - 1
  }

  /// The object of a shape; members with their usual value are left out.
  private mutating func object(_ shape: IconShape) -> JSONValue {
    let path = shape.path.svgData
    let index = indices[path] ?? paths.count
    if index == paths.count {
      paths.append(path)
      indices[path] = index
    }
    var json: JSONValue = ["p": index.json]
    if let fill = shape.fill {
      json["f"] = fill.rule == .nonzero ? 1 : 2
      json["fc"] = Self.color(fill.paint)
      if fill.opacity != 1 { json["fo"] = Self.json(fill.opacity) }
    }
    if let stroke = shape.stroke {
      let style = stroke.style
      json["w"] = Self.json(style.width)
      json["sc"] = Self.color(stroke.paint)
      if stroke.opacity != 1 { json["so"] = Self.json(stroke.opacity) }
      if stroke.weightShare != 1 { json["q"] = self.index(ofShare: stroke.weightShare).json }
      if style.cap != .round { json["lc"] = style.cap.rawValue.json }
      if style.join != .round { json["lj"] = style.join.rawValue.json }
      if style.join == .miter, style.miterLimit != 4 { json["ml"] = Self.json(style.miterLimit) }
      if !style.dashes.isEmpty { json["d"] = .array(style.dashes.map(Self.json)) }
      if style.dashPhase != 0 { json["dp"] = Self.json(style.dashPhase) }
    }
    if shape.opacity != 1 { json["o"] = Self.json(shape.opacity) }
    if shape.layer.level.rank > 0 { json["l"] = shape.layer.level.rank.json }
    switch shape.layer.erasing {
    case .never: break
    case .inMonochrome: json["e"] = 1
    case .replacing: json["e"] = 2
    case .always: json["e"] = 3
    }
    switch shape.layer.color {
    case nil: break
    case .tint: json["c"] = ["currentColor"]
    case .fixed(let color): json["c"] = [color.hex.json]
    case .system(let color):
      json["c"] = [ColorScheme.light, .dark].map { color.resolved(in: Appearance(colorScheme: $0)).hex }.json
    }
    return json
  }

  /// A colour of the file; nil for the colour of the text.
  private static func color(_ paint: IconPaint) -> JSONValue? {
    switch paint {
    case .foreground, .gradient, .picture: nil
    case .color(let color): color.hex.json
    case .unset: "#000000"
    }
  }

  private static func dataURL(_ type: String, _ bytes: [UInt8]) -> JSONValue { "data:\(type);base64,\(Base64.text(of: bytes))".json }

  private static func json(_ value: Double) -> JSONValue { .number(value, places: 3) }

  static func number(_ value: Double) -> String { DumpText.number(value, places: 3) }
}

extension IconNode {
  /// Whether it is a shape in plain colours.
  fileprivate var isPlain: Bool {
    guard case .shape(let shape) = self else { return false }
    for paint in [shape.fill?.paint, shape.stroke?.paint] {
      switch paint {
      case .gradient, .picture: return false
      case .foreground, .color, .unset, nil: break
      }
    }
    return shape.stroke.map { $0.style.pen == .identity } ?? true
  }
}

extension VectorPath {
  /// The path data of the outline in SVG, with three decimals.
  fileprivate var svgData: String {
    func pair(_ point: Point) -> String { IconBrowserOutlines.number(point.x) + " " + IconBrowserOutlines.number(point.y) }
    var data = ""
    for element in elements {
      switch element {
      case .move(let p): data += "M" + pair(p)
      case .line(let p): data += "L" + pair(p)
      case .cubic(let c1, let c2, let p): data += "C" + pair(c1) + " " + pair(c2) + " " + pair(p)
      case .close: data += "Z"
      }
    }
    return data
  }
}
