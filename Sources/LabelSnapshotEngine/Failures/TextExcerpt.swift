// SPDX-License-Identifier: MIT

internal import LabelCore

/// The parts of two texts around their first difference, for a message.
struct TextExcerpt {
  /// The part of the new text, with an ellipsis where something is left out.
  let actual: String
  /// The part of the accepted text.
  let accepted: String

  /// - Parameter length: The maximum number of characters of a part, of which a third precedes the first difference.
  init(actual: some StringProtocol, accepted: some StringProtocol, length: Int) {
    var start = 0
    if max(actual.utf8.count, accepted.utf8.count) > length {
      start = max(0, zip(actual, accepted).prefix { $0 == $1 }.count - length / 3)
    }
    func part(_ text: some StringProtocol) -> String { (start > 0 ? "…" : "") + text.dropFirst(start).shortened(to: length) }
    (self.actual, self.accepted) = (part(actual), part(accepted))
  }
}
