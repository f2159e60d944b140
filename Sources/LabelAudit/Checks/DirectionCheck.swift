// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
package import LabelSettings
internal import LabelText

extension LabelGeometry {
  /// Finds a title in the direction of its first word, where that is not the direction of the language.
  ///
  /// Only the language's own layout direction counts, and only text that has a word of the language: other text is not translated.
  package func checkTextDirection(_ findings: inout LabelFindings) {
    let own = LocaleDirection.direction(of: variant.locale)
    guard variant.layoutDirection == own else { return }
    for text in texts {
      for paragraph in text.shaped.paragraphs where paragraph.direction != own {
        guard String(decoding: paragraph.units, as: UTF16.self).unicodeScalars.contains(where: { $0.direction == own }) else { continue }
        findings.add(.auditTextDirection, part: text.part ?? "text", in: variant, count: count) { name in
          .auditTextDirection(name, text.part, isRightToLeft: own == .leftToRight)
        }
      }
    }
  }

  /// Finds a label that keeps its direction in languages of the other one.
  ///
  /// - Parameter fixed: The direction that is written in the label; nil if none is.
  package func checkDirection(fixed: TextDirection?, _ findings: inout LabelFindings) {
    guard let fixed, fixed != LocaleDirection.direction(of: variant.locale) else { return }
    findings.add(.auditTextDirection, part: "label", in: variant, count: count) { .auditFixedDirection($0) }
  }
}

extension Unicode.Scalar {
  /// The direction of a letter; nil for other characters.
  fileprivate var direction: TextDirection? {
    guard properties.isAlphabetic else { return nil }
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return .rightToLeft
    default: return .leftToRight
    }
  }
}
