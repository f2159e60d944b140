// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings
internal import LabelText

extension LabelGeometry {
  /// Finds characters of text that only a font of emoji has, and words that are in a font of another weight than the rest.
  package func checkCharacters(_ findings: inout LabelFindings) {
    for text in texts {
      for paragraph in text.shaped.paragraphs {
        for run in paragraph.runs where run.font.face.isColor && !run.style.font.face.isColor && run.style.attachment == nil {
          let characters = String(decoding: paragraph.units[run.range], as: UTF16.self)
          for character in characters where !Emoji.hasEmojiPresentation(Array(character.unicodeScalars)) && !character.isWhitespace {
            findings.add(.auditOtherStyle, part: String(character), in: variant, count: count) { name in
              .auditOtherStyle(name, character: String(character), font: run.font.face.familyName)
            }
          }
        }
        for run in paragraph.runs where !run.font.face.isColor && run.font.face.id != run.style.font.face.id {
          checkWeight(run, paragraph, &findings)
        }
      }
    }
  }

  /// Finds a word in a fallback font that has no face as bold, or as light, as the label's. Symbols are not looked at.
  private func checkWeight(_ run: ShapedRun, _ paragraph: ShapedParagraph, _ findings: inout LabelFindings) {
    let (weight, other) = (run.style.font.face.weight, run.font.face.weight)
    let word = String(decoding: paragraph.units[run.range], as: UTF16.self)
    guard abs(weight - other) >= Self.visibleWeight, word.contains(where: \.isLetter) else { return }
    findings.add(.auditOtherStyle, part: run.font.face.familyName, in: variant, count: count, severity: abs(weight - other)) { name in
      .auditOtherWeight(name, word: word, font: run.font.face.familyName, weight: other, beside: weight)
    }
  }

  /// The least difference of weights that is seen.
  private static let visibleWeight = 200.0
}
