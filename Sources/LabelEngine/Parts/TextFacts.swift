// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLayout
internal import LabelText

/// What became of the texts of a label: what is true of any of them.
package struct TextFacts: Hashable, Sendable {
  /// Whether a text is cut, by an ellipsis or by its frame.
  package var isTruncated = false
  /// Whether a text is smaller or tighter than it was asked for.
  package var isShrunk = false
  /// Whether a character has no glyph in any font.
  package var lacksGlyphs = false

  /// The facts of no text.
  package init() {}

  /// The facts of a label.
  package init(of label: LaidOutLabel) { add(label.root) }

  private mutating func add(_ node: LaidOutNode) {
    switch node.content {
    case .icon, .spacer, .shape: break
    case .masked(let inner, _), .decorated(let inner, _): add(inner)
    case .stack(let children): for child in children { add(child) }
    case .text(let layout, _):
      if layout.isTruncated || layout.lines.contains(where: \.isClipped) { isTruncated = true }
      if layout.scaleFactor < 1 || layout.tightening < 0 { isShrunk = true }
      let glyphs = layout.lines.lazy.flatMap(\.runs).flatMap(\.glyphs.glyphs)
      if glyphs.contains(where: { $0.glyph == .missing }) { lacksGlyphs = true }
    }
  }
}
