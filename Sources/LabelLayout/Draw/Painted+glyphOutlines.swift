// SPDX-License-Identifier: MIT

internal import LabelCore

extension Painted {
  /// The same content with the outlines of its glyphs drawn as lines, over the filled glyphs or without them. Glyphs without an outline, such
  /// as emoji, stay as they are.
  func outlined(_ style: StrokeStyle, fills: Bool, glyphs: any GlyphSource) -> Painted {
    guard style.width > 0 else { return fills ? self : Painted() }
    // A mitred corner is at most this much further away than half the width.
    let reach = style.width / 2 * (style.join == .miter ? max(1, style.miterLimit) : 2.0.squareRoot())
    return Painted(
      commands: commands.flatMap { $0.outlined(style, fills: fills, glyphs: glyphs) },
      inkBounds: inkBounds.isEmpty ? inkBounds : inkBounds.outset(by: reach))
  }
}

extension DrawCommand {
  fileprivate func outlined(_ style: StrokeStyle, fills: Bool, glyphs: any GlyphSource) -> [DrawCommand] {
    switch self {
    case .fill, .stroke, .image: return [self]
    case .glyphs(let run, let paint):
      return run.glyphs.flatMap { placed -> [DrawCommand] in
        var single = run
        single.glyphs = [placed]
        let outline = glyphs.outline(of: placed.glyph, in: run.font)
        guard !outline.isEmpty else { return [.glyphs(single, paint)] }
        let line = DrawCommand.stroke(outline.transformed(.translation(placed.position)), style, paint)
        return fills ? [.glyphs(single, paint), line] : [line]
      }
    case .group(var group):
      group.commands = group.commands.flatMap { $0.outlined(style, fills: fills, glyphs: glyphs) }
      return [.group(group)]
    }
  }
}
