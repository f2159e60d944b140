// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons
internal import LabelSettings
internal import LabelText
internal import Synchronization

extension IconMedia {
  /// Pictures within the limits of a run, and texts in its fonts.
  init(_ resources: Resources) {
    let files = ImageFile(limits: resources.limits)
    let outliner = IconTextOutliner(resources)
    self.init(bitmap: { try? files.bitmap($0, name: "") }, outline: { outliner.outline(of: $0) })
  }
}

/// Turns the texts of icons into outlines. Fonts are opened at the first text, because few icons have one.
private final class IconTextOutliner: Sendable {
  private let resources: Resources
  private let typesetter = Mutex<Typesetter?>(nil)

  init(_ resources: Resources) { self.resources = resources }

  func outline(of text: IconText) -> IconTextOutline? {
    typesetter.withLock { typesetter in
      if typesetter == nil {
        guard let fonts = try? FontLibrary(resources, catalogFile: resources.fontCatalogFile) else { return nil }
        typesetter = Typesetter(library: fonts, limits: resources.limits)
      }
      return typesetter?.outline(of: text)
    }
  }
}

extension Typesetter {
  fileprivate func outline(of text: IconText) -> IconTextOutline? {
    guard text.size > 0, text.size.isFinite, let (font, missing) = font(of: text) else { return nil }
    var style = TextStyle(font: font, color: .black)
    if text.letterSpacing != 0 { style.kern = text.letterSpacing }
    var settings = TextSettings()
    settings.baseDirection = .fixed(text.isRightToLeft ? .rightToLeft : .leftToRight)
    let grid = PixelGrid(scale: 1)
    guard let shaped = try? shape(StyledText(text.text, style), settings: settings),
      let line = layout(shaped, settings: settings, width: .infinity, height: .infinity, grid: grid).lines.first
    else { return nil }
    var outline = VectorPath()
    for run in line.runs {
      for glyph in run.glyphs.glyphs {
        outline.append(library.outline(of: glyph.glyph, in: run.glyphs.font).transformed(.translation(glyph.position)))
      }
    }
    // The line's own width is without the spaces at its end.
    let width = shaped.paragraphs.reduce(0) { $0 + $1.clusters.reduce(0) { $0 + $1.advance } }
    let metrics = font.metrics
    return IconTextOutline(
      outline: outline, width: width, ascent: metrics.ascent, descent: metrics.descent, xHeight: metrics.xHeight,
      underline: (metrics.underlinePosition, metrics.underlineThickness),
      strikeout: (metrics.strikeoutPosition, metrics.strikeoutThickness), missingFamily: missing)
  }

  /// The font of the first family that is there, or the system font; and the first family, if none is there.
  private func font(of text: IconText) -> (Font, missing: String?)? {
    func font(_ family: FontFamily) -> Font? {
      let weight = FontWeight.allCases.min { abs($0.cssValue - text.weight) < abs($1.cssValue - text.weight) } ?? .regular
      return try? library.font(for: FontRequest(family: family, size: text.size, weight: weight, isItalic: text.isItalic))
    }
    for (index, name) in text.families.enumerated() {
      let isSystem = ["system-ui", "-apple-system", "blinkmacsystemfont", "ui-sans-serif"].contains(name.lowercased())
      guard let found = font(isSystem ? .system : .named(name)) else { continue }
      // A generic family after a certain one means that the certain one was wanted.
      return (found, index > 0 && !found.isNamed ? text.families[0] : nil)
    }
    return font(.system).map { ($0, text.families.first) }
  }
}
