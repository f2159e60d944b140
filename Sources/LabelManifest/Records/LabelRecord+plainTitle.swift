// SPDX-License-Identifier: MIT

internal import LabelCore

extension LabelRecord {
  /// The title without attributes, for screen readers, comments, searches and messages; nil without a title.
  ///
  /// Runs that look like separate words get a space between them: where one has padding, where each has a background of its own, and where
  /// an icon is between them. Other runs may be parts of one word.
  package var plainTitle: String? {
    guard let attributedTitle else { return title }
    var text = ""
    var last: TitleRun?
    var hasIcon = false
    for run in attributedTitle {
      guard let words = run.text, !words.isEmpty else {
        hasIcon = hasIcon || run.icon != nil
        continue
      }
      if let last, hasIcon || last.isApart(from: run), text.last?.isWhitespace == false, words.first?.isWhitespace == false { text += " " }
      text += words
      (last, hasIcon) = (run, false)
    }
    return text
  }
}

extension TitleRun {
  /// Whether there is space between this run and the next one, or an edge.
  fileprivate func isApart(from next: TitleRun) -> Bool {
    if (padding?.trailing ?? 0) > 0 || (next.padding?.leading ?? 0) > 0 { return true }
    return background != nil && next.background != nil && background != next.background
  }
}
