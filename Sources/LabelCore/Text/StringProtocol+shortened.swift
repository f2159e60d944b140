// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// The text, or its first characters with an ellipsis: an input may have a megabyte as a name, and each of its labels the same.
  ///
  /// - Parameter length: The maximum number of characters. A character may have any number of marks, so at most four times as many scalars
  ///   are kept.
  package func shortened(to length: Int) -> String {
    guard utf8.count > length else { return String(self) }
    let end = unicodeScalars.index(startIndex, offsetBy: 4 * length, limitedBy: endIndex) ?? endIndex
    let head = String(self[..<end])
    guard let last = head.index(head.startIndex, offsetBy: length, limitedBy: head.endIndex), last < head.endIndex else {
      return end < endIndex ? head + "…" : head
    }
    return head[..<head.index(before: last)] + "…"
  }
}
