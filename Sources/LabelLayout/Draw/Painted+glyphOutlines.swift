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
      var (outlines, others) = ([VectorPath](), run)
      others.glyphs = run.glyphs.filter { placed in
        let outline = glyphs.outline(of: placed.glyph, in: run.font)
        if !outline.isEmpty { outlines.append(outline.transformed(.translation(placed.position))) }
        return fills || outline.isEmpty
      }
      let filled = others.glyphs.isEmpty ? [] : [DrawCommand.glyphs(others, paint)]
      return filled + JoinedOutlines.joined(outlines).map { .stroke($0, style, paint) }
    case .group(var group):
      group.commands = group.commands.flatMap { $0.outlined(style, fills: fills, glyphs: glyphs) }
      return [.group(group)]
    }
  }
}
