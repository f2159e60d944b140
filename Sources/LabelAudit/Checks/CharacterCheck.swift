// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

extension LabelGeometry {
  /// Finds characters of text that only a font of emoji has.
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
      }
    }
  }
}
