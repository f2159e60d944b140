// SPDX-License-Identifier: MIT

internal import LabelCore

/// Remembers which face shows a character that stands alone, beside one font and in one language at a time.
///
/// A paragraph asks for hundreds of characters beside the same font, most of them Han or kana: the question with its whole order of
/// fallbacks takes longer than the shaping. Belongs to one thread.
final class CharacterFonts {
  private struct Context: Hashable {
    let face: FontFaceID
    let style: FontStyle
    let language: String
  }

  private var context: Context?
  private var faces: [Unicode.Scalar: FontFace] = [:]

  private static let mostCharacters = 4096

  /// The font of a character, chosen by `choose` if it is not known.
  ///
  /// - Parameter font: the author's font; the answer has its size and settings.
  func font(
    for scalar: Unicode.Scalar, like font: Font, language: String, choose: () throws(LabelError) -> Font
  ) throws(LabelError) -> Font {
    let context = Context(face: font.face.id, style: font.style, language: language)
    if context != self.context || faces.count >= Self.mostCharacters {
      faces.removeAll()
      self.context = context
    }
    if let known = faces[scalar] { return known === font.face ? font : font.replaced(by: known) }
    let chosen = try choose()
    faces[scalar] = chosen.face
    return chosen
  }
}

extension Font {
  /// The font that stands in with another face: never slanted by us, because most scripts that need a fallback have no slanted form.
  func replaced(by face: FontFace) -> Font {
    Font(face: face, size: size, stretch: stretch, features: features, style: style, emMetrics: face.metrics)
  }
}
