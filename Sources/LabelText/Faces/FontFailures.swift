// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSettings

/// The failures of fonts while a label is drawn, such as a glyph that FreeType cannot read or a file that was changed.
///
/// Most are found where nothing can be thrown, for example in HarfBuzz's callbacks or when the ink bounds of a glyph are looked up. The
/// label is drawn on without the glyph, and fails at the end. A colour glyph that cannot be drawn is a warning.
final class FontFailures {
  /// Those of the current label.
  var findings = FontFindings()

  /// The first failure of the current label.
  var first: LabelError? { findings.failure }

  /// Whether what was read from a font may lack something, and must not be kept for the next label.
  var isEmpty: Bool { first == nil && findings.warnings.isEmpty }

  func add(_ error: UnusableFont, of path: String) {
    if first == nil { findings.failure = .unusableFont(path: path, reason: error.reason) }
  }

  /// Records a glyph that is left out. The label is drawn without it.
  func add(_ undrawableGlyph: LabelError) {
    guard findings.warnings.count < Self.maximumWarnings, !findings.warnings.contains(undrawableGlyph) else { return }
    findings.warnings.append(undrawableGlyph)
  }

  private static let maximumWarnings = 100
}

/// What was found of the fonts of one label.
package struct FontFindings: Hashable, Sendable {
  /// The first failure: a file that was changed, or a glyph that FreeType cannot read. The label must not be used.
  package internal(set) var failure: LabelError?
  /// The colour glyphs that were left out because they cannot be drawn, each once.
  package internal(set) var warnings: [LabelError] = []

  /// Nothing.
  package init() {}
}
