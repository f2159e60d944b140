// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons
internal import LabelLayout
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

/// A page with labels and icons at chosen positions, in points from the top left corner, y down.
struct SheetCanvas {
  /// The appearance that decides the colours of the page and its text.
  let appearance: Appearance
  /// The number of pixels per point.
  let scale: Double
  private let renderer: Renderer
  private(set) var commands: [DrawCommand] = []

  /// The point of a view that is at the given position.
  enum Anchor {
    case topLeft
    /// The middle of the top edge.
    case top
    /// The middle of the left edge.
    case left
    case center
  }

  init(_ renderer: Renderer, scale: Double, appearance: Appearance = Appearance()) {
    self.renderer = renderer
    self.scale = scale
    self.appearance = appearance
  }

  /// Adds a view to the page. Its corner is rounded to whole points, so that its text looks the same everywhere.
  ///
  /// - Returns: The size of the view.
  @discardableResult
  mutating func put(
    _ view: ViewNode, at position: Point, _ anchor: Anchor = .topLeft, appearance: Appearance? = nil,
    direction: TextDirection = .leftToRight
  ) throws(Diagnostic) -> Size {
    let environment = RenderEnvironment(scale: scale, appearance: appearance ?? self.appearance, direction: direction)
    let list = try renderer.render(view, in: environment, upTo: .display).display
    let size = list.layoutRect.size
    let corner: Point =
      switch anchor {
      case .topLeft: position
      case .top: position - Point(x: size.width / 2, y: 0)
      case .left: position - Point(x: 0, y: size.height / 2)
      case .center: position - Point(x: size.width / 2, y: size.height / 2)
      }
    let whole = Point(x: corner.x.rounded(), y: corner.y.rounded())
    commands += list.commands.map { $0.offset(by: whole) }
    return size
  }

  /// Draws an icon, fitted into a square.
  ///
  /// - Parameter mode: The rendering mode; nil for the mode that the icon prefers. Images are templates in all modes but multicolor.
  mutating func put(_ icon: RegistryIcon, mode: IconRenderingMode? = nil, in square: Rect) {
    let tint = SystemColor.primary.resolved(in: appearance)
    switch icon {
    case .symbol(let icon):
      let colors = icon.colors(mode: mode, styles: [tint], appearance: appearance)
      commands += icon.glyph(fitting: square.size).commands(center: square.center, colors: colors)
    case .image(let image, _):
      commands += image.commands(in: image.box(fitting: square), stencil: RegistryIcon.isTemplate(mode) ? tint : nil)
    }
  }

  /// Fills a rectangle.
  mutating func fill(_ rect: Rect, _ color: ColorDescription, cornerRadius: Double = 0) {
    commands.append(
      .fill(.roundedRectangle(rect, radius: cornerRadius), .nonzero, .color(color.resolvedOrClear(in: appearance))))
  }

  /// Renders the page as a PNG file.
  ///
  /// - Parameter size: The size of the page in points. What is outside is cut off.
  /// - Throws: A diagnostic if the page would exceed the limits, or for a machine error.
  func png(_ size: Size) throws(Diagnostic) -> [UInt8] {
    let canvas = Rect(origin: .zero, size: size)
    let surface = DrawCommand.fill(.rectangle(canvas), .nonzero, .color(SheetColor.surface.resolvedOrClear(in: appearance)))
    let list = DisplayList(scale: scale, layoutRect: canvas, canvas: canvas, commands: [surface] + commands)
    return try renderer.render(list).file.bytes
  }
}

/// The colours of sheets.
enum SheetColor {
  /// The background of a page.
  static let surface = ColorDescription.dynamic(light: .system(.white), dark: .fixed(SRGBColor(28, 28, 30)))
  /// The background of a group of examples.
  static let panel = ColorDescription.dynamic(light: .fixed(SRGBColor(246, 246, 248)), dark: .fixed(SRGBColor(44, 44, 46)))
  /// A thin line between parts.
  static let rule = ColorDescription.dynamic(light: .fixed(SRGBColor(221, 221, 224)), dark: .fixed(SRGBColor(68, 68, 70)))
}

extension ViewNode {
  /// Text for a sheet: one line, or up to `lines` lines within `width` points.
  static func sheetText(
    _ text: String, size: Double, weight: FontWeight = .regular, color: SystemColor = .primary, width: Double? = nil, lines: Int = 1
  ) -> ViewNode {
    var font = FontDescription()
    font.size = size
    font.weight = weight
    // Without this Inter would show the x of square.grid.2x2 as a multiplication sign.
    font.features = [FontFeature(tag: "calt", value: 0)]
    var change = EnvironmentChange()
    change.font = font
    change.foreground = .system(color)
    change.numberOfLines = lines
    change.textAlignment = width == nil ? nil : .center
    let view = ViewNode.modified(.text(TextNode(text)), .environment(change))
    guard let width else { return view }
    return .modified(view, .frame(width: width, height: nil, alignment: FrameAlignment(horizontal: .center, vertical: .start)))
  }

  /// A caption that may break after the dots of a name.
  static func sheetName(_ name: String, size: Double, width: Double) -> ViewNode {
    sheetText(
      String(name.flatMap { $0 == "." || $0 == "/" || $0 == ":" ? [$0, "\u{200B}"] : [$0] }), size: size, color: .secondary, width: width,
      lines: 3)
  }
}
