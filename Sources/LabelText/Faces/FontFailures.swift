// SPDX-License-Identifier: MIT

internal import LabelCore

/// The failures of fonts while a label is drawn, such as a glyph that FreeType cannot read or a file that was changed.
///
/// Most are found where nothing can be thrown, for example in HarfBuzz's callbacks or when the ink bounds of a glyph are looked up. The
/// label is drawn on without the glyph, and fails at the end.
final class FontFailures {
  /// The first failure of the current label.
  private(set) var first: LabelError?

  func add(_ error: UnusableFont, of path: String) {
    if first == nil { first = .unusableFont(path: path, reason: error.reason) }
  }

  func add(_ error: LabelError) {
    if first == nil { first = error }
  }

  func removeAll() { first = nil }
}
