// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// The text, or its first characters and an ellipsis: a name in an input can be a megabyte long, and every message repeats it.
  ///
  /// - Parameter length: The maximum number of characters. At most four times as many Unicode scalars are kept, since a character can have
  ///   any number of combining marks.
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
