// SPDX-License-Identifier: MIT

internal import LabelCore

/// Remembers which face shows a user-perceived character beside a font and in a language.
///
/// A paragraph asks for hundreds of characters beside the same font, most of them Han or kana: the question with its whole order of
/// fallbacks takes longer than the shaping. Each answer has one place, which it loses to the next that has the same. Belongs to one thread.
final class CharacterFonts {
  private struct Context: Equatable {
    let face: FontFaceID
    let style: FontStyle
    let language: String
  }

  private struct Answer {
    /// The character's UTF-16 units, four at most, the first in the lowest bits.
    let character: UInt64
    let context: Int
    let face: FontFace
  }

  /// The last one asked is found first, as it is asked again.
  private var contexts: [Context] = []
  private var current = 0
  private var answers = CharacterFonts.noAnswers

  private static var noAnswers: DirectMappedCache<Answer> { DirectMappedCache(capacity: 2048) }
  private static let maximumContexts = 64

  /// The face of a character, chosen by `choose` if it is not known.
  ///
  /// - Parameters:
  ///   - units: a text without U+0000, which is no character of any font.
  ///   - context: the number of the author's font, taken since the last call for another.
  func face(
    for units: [UInt16], in range: Range<Int>, beside context: Int, choose: () throws(LabelError) -> FontFace
  ) throws(LabelError) -> FontFace {
    guard range.count <= 4 else { return try choose() }
    let character = range.reversed().reduce(UInt64(0)) { $0 << 16 | UInt64(units[$1]) }
    let place = Int(((character &+ UInt64(context)) &* 0x9E37_79B9_7F4A_7C15) >> 40)
    if let known = answers[place], known.character == character, known.context == context { return known.face }
    let face = try choose()
    answers.put(Answer(character: character, context: context, face: face), at: place)
    return face
  }

  /// The number under which an author's font is asked for, valid until another one is taken.
  func number(of font: Font, language: String) -> Int {
    let context = Context(face: font.face.id, style: font.style, language: language)
    if current < contexts.count, contexts[current] == context { return current }
    if let known = contexts.firstIndex(of: context) {
      current = known
      return known
    }
    if contexts.isEmpty || contexts.count >= Self.maximumContexts {
      contexts.removeAll()
      answers = Self.noAnswers
    }
    contexts.append(context)
    current = contexts.count - 1
    return current
  }
}

extension Font {
  /// The font that stands in with another face: never slanted by us, because most scripts that need a fallback have no slanted form.
  func replaced(by face: FontFace) -> Font {
    Font(face: face, size: size, stretch: stretch, features: features, style: style, emMetrics: face.metrics)
  }
}
