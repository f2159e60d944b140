// SPDX-License-Identifier: MIT

package import LabelCore

/// A font whose glyphs are icons under a prefix: `brand:bell` by glyph name or ligature, `brand:U+E001` by code point.
///
/// Its icons are filled areas: a text's weight does not change them. Whoever can read fonts says how; this module cannot.
package struct IconFont: Sendable {
  package let prefix: String
  /// As the user named it.
  package let path: String
  /// The names that a list shows, without prefix.
  package let names: [String]
  private let glyph: @Sendable (_ name: String) -> GlyphID?
  private let outline: @Sendable (_ glyph: GlyphID) throws(LabelError) -> (path: VectorPath, box: Rect)

  /// - Parameters:
  ///   - glyph: finds a glyph by its name, code point or ligature.
  ///   - outline: a glyph's outline, and the em square that it is drawn on, in one unit with y down.
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

  /// Whether a name without prefix, the font's own or one of ours, is a glyph's.
  func contains(_ name: String) -> Bool { glyph(meantBy: name) != nil }

  /// The icon of a name without prefix; nil when the font has no such glyph.
  ///
  /// - Throws: `LabelError.unusableIcon` for a glyph that draws nothing, `.unusableFont` when the file cannot be read any more.
  func icon(named name: String) throws(LabelError) -> Icon? {
    guard let glyph = glyph(meantBy: name) else { return nil }
    let (shape, box) = try outline(glyph)
    guard shape.bounds?.isEmpty == false else {
      throw .unusableIcon(path: path, line: nil, reason: "its glyph \"\(name)\" draws nothing")
    }
    return Icon(name: "\(prefix):\(name)", outline: shape, box: box)
  }

  private func glyph(meantBy name: String) -> GlyphID? {
    glyph(name) ?? IconNaming.set(prefix)?.candidates(for: name).lazy.compactMap { glyph($0) }.first
  }
}
