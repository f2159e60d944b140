// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelSettings

/// A mode, colours and values to draw an icon with.
struct SVGDrawing {
  private var mode: IconRenderingMode?
  private var colors: [SRGBColor] = []
  private var value: Double?
  private var appearance = Appearance()
  private var isMirrored = false
  private var locale = "en"

  /// What the file may ask of the label.
  var surroundings: IconSurroundings {
    IconSurroundings(colorScheme: appearance.colorScheme, contrast: appearance.contrast, locale: locale)
  }

  /// Reads the comment of a case; nil if it is not understood.
  init?(_ text: Substring) {
    let words = text.split(separator: " ")
    guard let name = words.first, name == "auto" || IconRenderingMode(rawValue: String(name)) != nil else { return nil }
    mode = IconRenderingMode(rawValue: String(name))
    for word in words.dropFirst() {
      if word.hasPrefix("#") {
        let parts = word.split(separator: "@")
        guard var color = SRGBColor(hex: String(parts[0])) else { return nil }
        if parts.count > 1 { color = color.opacity(Double(parts[1]) ?? 1) }
        colors.append(color)
      } else if word.hasPrefix("value=") {
        value = Double(word.dropFirst(6))
      } else if word == "dark" {
        appearance.colorScheme = .dark
      } else if word == "contrast" {
        appearance.contrast = .increased
      } else if word.hasPrefix("locale=") {
        locale = String(word.dropFirst(7))
      } else if word == "mirrored" {
        isMirrored = true
      } else {
        return nil
      }
    }
    guard !colors.isEmpty else { return nil }
  }

  private func iconColors(of icon: Icon) -> IconColors {
    switch mode {
    case nil: icon.colors(mode: nil, styles: colors, appearance: appearance)
    case .monochrome: .monochrome(colors[0])
    case .hierarchical: .hierarchical(colors[0])
    case .palette: .palette(colors)
    case .multicolor: .multicolor(tint: colors[0], appearance)
    }
  }

  /// The commands in the form of `labelkit dump --stage display`: in a square of 24 points; for a template at 100 points, where a unit is a
  /// point, with the left margin at 0.
  func lines(of icon: Icon) -> [String] {
    let colors = iconColors(of: icon)
    let commands: [DrawCommand]
    if icon.template != nil {
      let glyph = icon.glyph(pointSize: 100, isMirrored: isMirrored)
      commands = glyph.commands(center: Point(x: glyph.size.width / 2, y: 0), colors: colors, variableValue: value)
    } else {
      let glyph = icon.glyph(fitting: Size(width: 24, height: 24), isMirrored: isMirrored)
      commands = glyph.commands(center: Point(x: 12, y: 12), colors: colors, variableValue: value)
    }
    return (mode == nil ? [colors.mode.rawValue] : []) + commands.dumpLines
  }
}
