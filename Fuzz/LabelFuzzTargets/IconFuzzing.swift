// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelIcons
internal import LabelSettings

/// SVG files.
enum IconFuzzing {
  static func svg(_ bytes: [UInt8]) {
    guard let renderer = FuzzRenderer.withoutFonts(), let icon = icon(bytes, renderer) else { return }
    _ = icon.dump
    let check = try? IconCheck(bytes, name: "icon") { list throws(Diagnostic) in try renderer.render(list, upTo: .bitmap).bitmap }
    _ = check.map { IconCheck.diagnostics(about: $0.grid) }
    for colors in modes { draw(icon.glyph(pointSize: 24), colors, renderer) }
    draw(icon.glyph(pointSize: 17, weight: .black, scale: .large, isMirrored: true), modes[0], renderer)
    draw(icon.glyph(fitting: Size(width: 40, height: 16)), modes[3], renderer)
  }

  /// Every weight and scale: most of them lie between drawings of the file.
  static func template(_ bytes: [UInt8]) {
    guard let renderer = FuzzRenderer.withoutFonts(), let icon = icon(bytes, renderer) else { return }
    _ = icon.dump
    for weight in FontWeight.allCases {
      for scale in SymbolScale.allCases {
        let glyph = icon.glyph(pointSize: 12, weight: weight, scale: scale)
        if weight == .ultraLight || weight == .medium { for colors in modes { draw(glyph, colors, renderer) } }
      }
    }
  }

  /// The sheet in a file with an element for each kind of selector.
  static func css(_ bytes: [UInt8]) {
    let sheet = String(decoding: bytes, as: UTF8.self)
    let attribute = sheet.unicodeScalars.map { #"<>&""#.unicodeScalars.contains($0) ? "&#\($0.value);" : String($0) }.joined()
    let file = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style><![CDATA[\(sheet.split(separator: "]]>").joined(separator: "]]"))]]></style>
      <linearGradient id="p"><stop class="a" offset=".5"/><stop id="b" offset="1"/></linearGradient>
      <g class="a b" id="c"><path class="a" d="M2 2L9 9"/><path id="b" d="M3 20L9 4z"/><rect lang="en" width="4" height="5"/></g>
      <circle style="\(attribute)" r="7"/><use href="#c" x="4"/></svg>
      """
    guard let renderer = FuzzRenderer.withoutFonts(), let icon = icon(Array(file.utf8), renderer) else { return }
    _ = icon.dump
    draw(icon.glyph(pointSize: 24), modes[3], renderer)
  }

  private static func icon(_ bytes: [UInt8], _ renderer: Renderer) -> Icon? {
    try? Icon(name: "icon", reading: bytes, path: "icon.svg", media: renderer.icons.media)
  }

  private static let modes: [IconColors] = [
    .monochrome(.black), .hierarchical(.black), .palette([.black, .white]), .multicolor(tint: .black, Appearance()),
  ]

  private static func draw(_ glyph: IconGlyph, _ colors: IconColors, _ renderer: Renderer) {
    let canvas = Rect(x: -20, y: -20, width: 40, height: 40)
    let commands = glyph.commands(center: .zero, colors: colors, variableValue: 0.5)
    let list = DisplayList(scale: 1, layoutRect: canvas, canvas: canvas, commands: commands)
    // The outlines are the same in every mode, and their text takes longer than the image.
    if case .multicolor = colors { _ = list.dump }
    _ = try? renderer.render(list, upTo: .bitmap)
  }
}
