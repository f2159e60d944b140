// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons
internal import LabelLayout
internal import LabelText

/// A page on which labels and icons are put at chosen places, in points from its top left corner, y down.
struct SheetCanvas {
  /// What the page's surface and its text are coloured for.
  let appearance: Appearance
  /// Pixels per point.
  let scale: Double
  private let renderer: Renderer
  private(set) var commands: [DrawCommand] = []

  /// Which point of a view is put at the place.
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

  /// Puts a view on the page, its corner on whole points, so that its text looks the same everywhere.
  ///
  /// - Returns: the view's size.
  @discardableResult
  mutating func put(
    _ view: ViewNode, at place: Point, _ anchor: Anchor = .topLeft, appearance: Appearance? = nil, direction: TextDirection = .leftToRight
  ) throws(Diagnostic) -> Size {
    let environment = RenderEnvironment(scale: scale, appearance: appearance ?? self.appearance, direction: direction)
    let list = renderer.draw(try renderer.placed(view, in: environment))
    let size = list.layoutRect.size
    let corner: Point =
      switch anchor {
      case .topLeft: place
      case .top: place - Point(x: size.width / 2, y: 0)
      case .left: place - Point(x: 0, y: size.height / 2)
      case .center: place - Point(x: size.width / 2, y: size.height / 2)
      }
    let whole = Point(x: corner.x.rounded(), y: corner.y.rounded())
    commands += list.commands.map { $0.offset(by: whole) }
    return size
  }

  /// Draws an icon as its file does, its view box or its picture fitted into a square.
  ///
  /// - Parameter mode: the icon's own preference when nil. Pictures keep their colours in none and multicolor, and are templates in others.
  mutating func put(_ icon: RegistryIcon, mode: IconRenderingMode? = nil, in square: Rect) {
    let tint = SystemColor.primary.resolved(in: appearance)
    switch icon {
    case .symbol(let icon):
      let colors = icon.colors(mode: mode, styles: [tint], appearance: appearance)
      commands += icon.glyph(fitting: square.size).commands(center: square.center, colors: colors)
    case .picture(let picture, _):
      commands += picture.commands(in: picture.box(fitting: square), stencil: RegistryIcon.isTemplate(mode) ? tint : nil)
    }
  }

  /// Paints a panel.
  mutating func fill(_ rect: Rect, _ color: ColorDescription, cornerRadius: Double = 0) {
    commands.append(
      .fill(.roundedRectangle(rect, radius: cornerRadius), .nonzero, .color(color.resolvedOrClear(in: appearance))))
  }

  /// The page as a PNG file's bytes.
  ///
  /// - Parameter size: the canvas's, in points; what lies outside is cut off.
  /// - Throws: a diagnostic when the page would exceed the limits, or the machine refuses.
  func png(_ size: Size) throws(Diagnostic) -> [UInt8] {
    let canvas = Rect(origin: .zero, size: size)
    let surface = DrawCommand.fill(.rectangle(canvas), .nonzero, .color(SheetColor.surface.resolvedOrClear(in: appearance)))
    let list = DisplayList(scale: scale, layoutRect: canvas, canvas: canvas, commands: [surface] + commands)
    return try renderer.encode(renderer.rasterize(list))
  }
}

/// The colours of sheets.
enum SheetColor {
  /// What a page is printed on.
  static let surface = ColorDescription.dynamic(light: .system(.white), dark: .fixed(SRGBColor(28, 28, 30)))
  /// What a group of examples stands on.
  static let panel = ColorDescription.dynamic(light: .fixed(SRGBColor(246, 246, 248)), dark: .fixed(SRGBColor(44, 44, 46)))
  /// A thin line between parts.
  static let rule = ColorDescription.dynamic(light: .fixed(SRGBColor(221, 221, 224)), dark: .fixed(SRGBColor(68, 68, 70)))
}

extension ViewNode {
  /// A line of text for a sheet, or several where `width` in points does not hold it in one.
  static func sheetText(
    _ text: String, size: Double, weight: FontWeight = .regular, color: SystemColor = .primary, width: Double? = nil, lines: Int = 1
  ) -> ViewNode {
    var font = FontDescription()
    font.size = size
    font.weight = weight
    // Or Inter would turn the x of square.grid.2x2 into a multiplication sign, and names are to be copied.
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
