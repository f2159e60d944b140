// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons
internal import LabelLayout

/// The outlines of the icons of a page, as JSON. Each path is in it once: the variants of an icon share most of theirs.
struct IconBrowserOutlines {
  private(set) var paths: [String] = []
  private var indices: [String: Int] = [:]
  /// The shares of additional line width that occur.
  private var shares = [1.0]

  /// The members of an icon's object that describe its drawing.
  ///
  /// - Throws: `LabelError.unusableIcon` if its file cannot be read again.
  mutating func members(of icon: RegistryIcon, _ renderer: Renderer) throws(LabelError) -> [(name: String, value: String)] {
    switch icon {
    case .image(_, let name):
      guard let path = renderer.icons.imageFile(named: name) else { return [] }
      return [("i", Self.dataURL("image/png", try IconFile.bytes(at: path, limit: 64 << 20)))]
    case .symbol(let icon):
      // The browser draws groups, masks and gradients itself, from the file; such an icon has no weights.
      guard icon.nodes.allSatisfy(\.isPlain) else {
        guard let file = icon.file else { return [] }
        return [("i", Self.dataURL("image/svg+xml", try PackedSVG.unpacked(IconFile.bytes(at: file), path: file)))]
      }
      var members: [(name: String, value: String)] = []
      let box = icon.viewBox
      if box != Rect(x: 0, y: 0, width: 24, height: 24) {
        members.append(("b", JSONText.array([box.minX, box.minY, box.width, box.height].map(Self.number))))
      }
      if let lineWidth = icon.lineWidth { members.append(("w", Self.number(lineWidth))) }
      if icon.weightShare != 1 { members.append(("q", String(index(ofShare: icon.weightShare)))) }
      if let mode = icon.preferredMode { members.append(("m", JSONText.string(mode.rawValue))) }
      if icon.hasColors { members.append(("x", "1")) }
      if icon.flipsInRightToLeft { members.append(("f", "1")) }
      var shapes: [String] = []
      for case .shape(let shape) in icon.nodes { shapes.append(object(shape)) }
      return members + [("s", JSONText.array(shapes))]
    }
  }

  /// The names of the weights.
  static let weights = JSONText.array(FontWeight.allCases.map { JSONText.string($0.rawValue) })

  /// For each share, the line widths at each weight relative to regular.
  var lineRatios: String {
    table { SymbolProportions($0, .medium, weightShare: $1).lineRatio * SymbolProportions.lineUnit }
  }

  /// For each share, the size of a grid unit at each weight.
  var units: String { table { SymbolProportions($0, .medium, weightShare: $1).unit } }

  private func table(_ value: (FontWeight, Double) -> Double) -> String {
    JSONText.array(
      shares.map { share in JSONText.array(FontWeight.allCases.map { DumpText.number(value($0, share), places: 5) }) })
  }

  private mutating func index(ofShare share: Double) -> Int {
    if let index = shares.firstIndex(of: share) { return index }
    shares.append(share)
    return shares.count - 1
  }

  /// The object of a shape; members with their usual value are left out.
  private mutating func object(_ shape: IconShape) -> String {
    let path = shape.path.svgData
    let index = indices[path] ?? paths.count
    if index == paths.count {
      paths.append(path)
      indices[path] = index
    }
    var members: [(String, String)] = [("p", String(index))]
    if let fill = shape.fill {
      members.append(("f", fill.rule == .nonzero ? "1" : "2"))
      if let color = Self.color(fill.paint) { members.append(("fc", color)) }
      if fill.opacity != 1 { members.append(("fo", Self.number(fill.opacity))) }
    }
    if let stroke = shape.stroke {
      let style = stroke.style
      members.append(("w", Self.number(style.width)))
      if let color = Self.color(stroke.paint) { members.append(("sc", color)) }
      if stroke.opacity != 1 { members.append(("so", Self.number(stroke.opacity))) }
      if stroke.weightShare != 1 { members.append(("q", String(self.index(ofShare: stroke.weightShare)))) }
      if style.cap != .round { members.append(("lc", JSONText.string(style.cap.rawValue))) }
      if style.join != .round { members.append(("lj", JSONText.string(style.join.rawValue))) }
      if style.join == .miter, style.miterLimit != 4 { members.append(("ml", Self.number(style.miterLimit))) }
      if !style.dashes.isEmpty { members.append(("d", JSONText.array(style.dashes.map(Self.number)))) }
      if style.dashPhase != 0 { members.append(("dp", Self.number(style.dashPhase))) }
    }
    if shape.opacity != 1 { members.append(("o", Self.number(shape.opacity))) }
    if shape.layer.level.rank > 0 { members.append(("l", String(shape.layer.level.rank))) }
    switch shape.layer.erasing {
    case .never: break
    case .inMonochrome: members.append(("e", "1"))
    case .replacing: members.append(("e", "2"))
    case .always: members.append(("e", "3"))
    }
    switch shape.layer.color {
    case nil: break
    case .tint: members.append(("c", JSONText.array([JSONText.string("currentColor")])))
    case .fixed(let color): members.append(("c", JSONText.array([JSONText.string(color.hex)])))
    case .system(let color):
      let colors = [ColorScheme.light, .dark].map { JSONText.string(color.resolved(in: Appearance(colorScheme: $0)).hex) }
      members.append(("c", JSONText.array(colors)))
    }
    return JSONText.object(members)
  }

  /// A colour of the file; nil for the colour of the text.
  private static func color(_ paint: IconPaint) -> String? {
    switch paint {
    case .foreground, .gradient: nil
    case .color(let color): JSONText.string(color.hex)
    case .unset: JSONText.string("#000000")
    }
  }

  private static func dataURL(_ type: String, _ bytes: [UInt8]) -> String {
    JSONText.string("data:\(type);base64," + Base64.text(of: bytes))
  }

  static func number(_ value: Double) -> String { DumpText.number(value, places: 3) }
}

extension IconNode {
  /// Whether it is a shape in plain colours.
  fileprivate var isPlain: Bool {
    guard case .shape(let shape) = self else { return false }
    for paint in [shape.fill?.paint, shape.stroke?.paint] { if case .gradient = paint { return false } }
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
