// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
internal import LabelLayout
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

/// A page that shows one icon in all weights, scales, rendering modes and variable values, in both directions, and beside text.
package struct IconSpecimen {
  private let icon: RegistryIcon
  private let renderer: Renderer
  private var canvas: SheetCanvas
  /// The bottom of what is on the page so far, in points.
  private var y = 32.0

  private static let width = 880.0
  private static let margin = 32.0
  /// The width of the column before the rows, in points.
  private static let legend = 72.0
  private static let pointSize = 34.0

  private init(_ icon: RegistryIcon, _ renderer: Renderer, scale: Double) {
    self.icon = icon
    self.renderer = renderer
    self.canvas = SheetCanvas(renderer, scale: scale)
  }

  /// Renders the page as a PNG file.
  ///
  /// - Parameter scale: The number of pixels per point, more than 0.
  /// - Throws: A diagnostic if the page would exceed the limits, or for a machine error.
  package static func png(_ icon: RegistryIcon, _ renderer: Renderer, scale: Double) throws(Diagnostic) -> [UInt8] {
    var page = IconSpecimen(icon, renderer, scale: scale)
    try page.addTitle()
    try page.addWeights()
    try page.addModes()
    try page.addVariableValues()
    try page.addDirections()
    try page.addTexts()
    return try page.canvas.png(Size(width: width, height: page.y))
  }

  // MARK: Sections

  private mutating func addTitle() throws(Diagnostic) {
    let square = Rect(x: Self.margin, y: y, width: 96, height: 96)
    canvas.fill(square, SheetColor.panel, cornerRadius: 20)
    canvas.put(icon, in: square.outset(by: -16))
    let left = square.maxX + 24
    try canvas.put(.sheetText(icon.name, size: 28, weight: .semibold), at: Point(x: left, y: square.midY - 12), .left)
    try canvas.put(.sheetText(facts, size: 13, color: .secondary), at: Point(x: left, y: square.midY + 20), .left)
    y = square.maxY + 32
  }

  /// The properties of the icon, in one line.
  private var facts: String {
    switch icon {
    case .symbol(let icon): Self.facts(icon)
    case .image(let image, _): "\(image.width) by \(image.height) pixels  ·  without layers and weights"
    }
  }

  private static func facts(_ icon: Icon) -> String {
    var facts = IconCategory.of(icon.name).map { [$0.title] } ?? []
    facts.append("\(icon.levels.count) \(icon.levels.count == 1 ? "layer" : "layers")")
    if icon.lineWidth == nil, icon.template == nil { facts.append("filled, without weights") }
    if icon.weightShare < 1 { facts.append("dense, bears \(DumpText.number(icon.weightShare * 100)) % of black") }
    if let mode = icon.preferredMode { facts.append("prefers \(mode.rawValue)") }
    if icon.flipsInRightToLeft { facts.append("mirrored from right to left") }
    return facts.joined(separator: "  ·  ")
  }

  /// Adds the weights and scales of a symbol. An image has no weights, only scales.
  private mutating func addWeights() throws(Diagnostic) {
    guard case .symbol = icon else {
      try addHeading("Scales")
      return try addRow(
        SymbolScale.allCases.map { scale in
          var image = image
          image.scale = scale
          return (image, scale.rawValue, .leftToRight)
        })
    }
    try addHeading("Weights and scales")
    let step = (Self.width - 2 * Self.margin - Self.legend) / Double(FontWeight.allCases.count)
    func x(_ column: Int) -> Double { Self.margin + Self.legend + (Double(column) + 0.5) * step }
    for scale in SymbolScale.allCases {
      let middle = y + 28
      try canvas.put(.sheetText(scale.rawValue, size: 11, color: .secondary), at: Point(x: Self.margin, y: middle), .left)
      for (column, weight) in FontWeight.allCases.enumerated() {
        var image = image
        image.weight = weight
        image.scale = scale
        try canvas.put(sized(image), at: Point(x: x(column), y: middle), .center)
      }
      y += 60
    }
    for (column, weight) in FontWeight.allCases.enumerated() {
      try canvas.put(.sheetText(weight.rawValue, size: 11, color: .secondary), at: Point(x: x(column), y: y), .top)
    }
    y += 40
  }

  private mutating func addModes() throws(Diagnostic) {
    try addHeading("Rendering modes")
    let width = (Self.width - 2 * Self.margin - 16) / 2
    for (index, scheme) in ColorScheme.allCases.enumerated() {
      let panel = Rect(x: Self.margin + Double(index) * (width + 16), y: y, width: width, height: 104)
      let surface: SRGBColor = scheme == .light ? SRGBColor(246, 246, 248) : SRGBColor(28, 28, 30)
      canvas.fill(panel, .fixed(surface), cornerRadius: 12)
      let modes = modes
      for (column, (image, caption)) in modes.enumerated() {
        let x = panel.minX + (Double(column) + 0.5) * width / Double(modes.count)
        let appearance = Appearance(colorScheme: scheme)
        try canvas.put(sized(image), at: Point(x: x, y: panel.minY + 44), .center, appearance: appearance)
        try canvas.put(.sheetText(caption, size: 11, color: .secondary), at: Point(x: x, y: panel.maxY - 26), .top, appearance: appearance)
      }
    }
    y += 104 + 32
  }

  /// The icon in each rendering mode, with the name of the mode. The modes of an image are original and template.
  private var modes: [(image: ImageNode, caption: String)] {
    guard case .symbol = icon else {
      return [ImageNode.RenderingMode.original, .template].map { mode in
        var image = image
        image.renderingMode = mode
        if mode == .template { image.colors = [.system(.blue)] }
        return (image, mode.rawValue)
      }
    }
    return IconRenderingMode.allCases.map { mode in
      var image = image
      image.mode = mode
      if mode == .palette { image.colors = [.system(.blue), .system(.teal), .system(.orange)] }
      if mode == .hierarchical { image.colors = [.system(.blue)] }
      return (image, mode.rawValue)
    }
  }

  /// Adds the variable values, if the icon has layers that depend on them.
  private mutating func addVariableValues() throws(Diagnostic) {
    guard case .symbol(let icon) = icon, icon.nodes.containsShape(where: { $0.layer.threshold != nil }) else { return }
    try addHeading("Variable value")
    try addRow(
      [0, 0.25, 0.5, 0.75, 1].map { value in
        var image = image
        image.variableValue = value
        return (image, DumpText.number(value), .leftToRight)
      })
  }

  private mutating func addDirections() throws(Diagnostic) {
    try addHeading("Reading direction")
    try addRow([(image, "left to right", .leftToRight), (image, "right to left", .rightToLeft)])
  }

  private mutating func addTexts() throws(Diagnostic) {
    try addHeading("Beside text")
    let width = (Self.width - 2 * Self.margin) / 3
    for (index, weight) in FontWeight.allCases.enumerated() {
      let corner = Point(x: Self.margin + Double(index % 3) * width, y: y + Double(index / 3) * 36)
      try canvas.put(label("Label in \(weight.rawValue)", size: 20, weight), at: corner)
    }
    y += 3 * 36 + 8
    var x = Self.margin
    for size in [11.0, 13, 17, 22, 28, 34] {
      let placed = try canvas.put(label("\(DumpText.number(size)) pt", size: size, .regular), at: Point(x: x, y: y + 24), .left)
      x += placed.width.rounded(.up) + 32
    }
    y += 48 + Self.margin
  }

  // MARK: Parts

  private mutating func addHeading(_ title: String) throws(Diagnostic) {
    canvas.fill(Rect(x: Self.margin, y: y, width: Self.width - 2 * Self.margin, height: 1), SheetColor.rule)
    try canvas.put(.sheetText(title, size: 15, weight: .semibold), at: Point(x: Self.margin, y: y + 14))
    y += 48
  }

  private mutating func addRow(_ examples: [(image: ImageNode, caption: String, direction: TextDirection)]) throws(Diagnostic) {
    for (column, example) in examples.enumerated() {
      let x = Self.margin + Self.legend + Double(column) * 112
      try canvas.put(sized(example.image), at: Point(x: x, y: y + 24), .center, direction: example.direction)
      try canvas.put(.sheetText(example.caption, size: 11, color: .secondary), at: Point(x: x, y: y + 54), .top)
    }
    y += 54 + 40
  }

  private var image: ImageNode { ImageNode(.named(icon.name)) }

  private func sized(_ image: ImageNode) -> ViewNode { font(.image(image), size: Self.pointSize, .regular) }

  private func label(_ title: String, size: Double, _ weight: FontWeight) -> ViewNode {
    font(.label(LabelNode(title: .text(TextNode(title)), icon: .image(image))), size: size, weight)
  }

  private func font(_ view: ViewNode, size: Double, _ weight: FontWeight) -> ViewNode {
    var font = FontDescription()
    font.size = size
    font.weight = weight
    var change = EnvironmentChange()
    change.font = font
    return .modified(view, .environment(change))
  }
}
