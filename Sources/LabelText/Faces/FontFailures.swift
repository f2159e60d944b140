// SPDX-License-Identifier: MIT

internal import LabelCore

/// The failures of fonts while a label is drawn, such as a glyph that FreeType cannot read or a file that was changed.
///
/// Most are found where nothing can be thrown, for example in HarfBuzz's callbacks or when the ink bounds of a glyph are looked up. The
/// label is drawn on without the glyph, and fails at the end. A colour glyph that cannot be drawn is a warning.
final class FontFailures {
  /// The first failure of the current label.
  private(set) var first: LabelError?
  /// The glyphs that were left out, each once.
  private(set) var warnings: [LabelError] = []

  /// Whether what was read from a font may lack something, and must not be kept for the next label.
  var isEmpty: Bool { first == nil && warnings.isEmpty }

  func add(_ error: UnusableFont, of path: String) {
    if first == nil { first = .unusableFont(path: path, reason: error.reason) }
  }

  /// Records a glyph that is left out. The label is drawn without it.
  func add(_ undrawableGlyph: LabelError) {
    if warnings.count < Self.maximumWarnings, !warnings.contains(undrawableGlyph) { warnings.append(undrawableGlyph) }
  }

  private static let maximumWarnings = 100

  func removeAll() { (first, warnings) = (nil, []) }
}
