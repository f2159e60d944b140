// SPDX-License-Identifier: MIT

package import LabelCore

/// A font whose glyphs are icons under a prefix: `brand:bell` by glyph name or ligature, `brand:U+E001` by code point.
///
/// Its icons are filled areas: a text's weight does not change them. This module cannot read fonts; the closures given to `init` do.
package struct IconFont: Sendable {
  package let prefix: String
  /// The path as the user wrote it.
  package let path: String
  /// The names for lists, without prefix.
  package let names: [String]
  private let glyph: @Sendable (_ name: String) -> GlyphID?
  private let outline: @Sendable (_ glyph: GlyphID) throws(LabelError) -> (path: VectorPath, box: Rect)

  /// Makes an icon set of a font.
  ///
  /// - Parameters:
  ///   - glyph: finds a glyph by its name, code point or ligature.
  ///   - outline: gives a glyph's outline and its em square, in the same unit, y down.
  package init(
    prefix: String, path: String, names: [String], glyph: @escaping @Sendable (_ name: String) -> GlyphID?,
    outline: @escaping @Sendable (_ glyph: GlyphID) throws(LabelError) -> (path: VectorPath, box: Rect)
  ) {
    self.prefix = prefix
    self.path = path
    self.names = names
    self.glyph = glyph
    self.outline = outline
  }

  /// Whether the font has a glyph for a name without prefix, its own or a built-in name.
  func contains(_ name: String) -> Bool { glyph(for: name) != nil }

  /// The icon of a name without prefix; nil when the font has no such glyph.
  ///
  /// - Throws: `LabelError.unusableIcon` for a glyph that draws nothing, `.unusableFont` when the file can no longer be read.
  func icon(named name: String) throws(LabelError) -> Icon? {
    guard let glyph = glyph(for: name) else { return nil }
    let (shape, box) = try outline(glyph)
    guard shape.bounds?.isEmpty == false else {
      throw .unusableIcon(path: path, line: nil, reason: "its glyph \"\(name)\" draws nothing")
    }
    return Icon(name: "\(prefix):\(name)", outline: shape, box: box)
  }

  private func glyph(for name: String) -> GlyphID? {
    glyph(name) ?? IconNaming.set(prefix)?.candidates(for: name).lazy.compactMap { glyph($0) }.first
  }
}
