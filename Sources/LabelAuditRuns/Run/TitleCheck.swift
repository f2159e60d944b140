// SPDX-License-Identifier: MIT

internal import LabelAudit
internal import LabelCore
internal import LabelManifest

extension LabelRecord {
  /// Finds what assistive technology cannot say, or says wrongly. The text has been looked up.
  func checkTitle(_ findings: inout LabelFindings) {
    if plainTitle?.contains(where: { !$0.isWhitespace }) != true {
      findings.add(.auditMissingTitle(findings.name))
    } else if let word = gluedWord {
      findings.add(.auditGluedTitle(findings.name, word: word))
    }
  }

  /// The word that two runs make together in the plain title although they are two: a capital after a small letter, a digit or a full stop.
  private var gluedWord: String? {
    guard let attributedTitle, let plain = plainTitle else { return nil }
    let texts = attributedTitle.compactMap(\.text).filter { !$0.isEmpty }
    for (text, next) in zip(texts, texts.dropFirst()) {
      guard let last = text.last, let first = next.first, first.isUppercase, last.isLowercase || last.isNumber || ".,;:!?".contains(last)
      else { continue }
      let end = text.split(whereSeparator: \.isWhitespace).last ?? ""
      let start = next.split(whereSeparator: \.isWhitespace).first ?? ""
      // The plain title has a space where the runs look apart.
      if plain.contains(end + start) { return String(end + start) }
    }
    return nil
  }
}
