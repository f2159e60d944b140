// SPDX-License-Identifier: MIT

/// Counts in messages, with the noun in the right number.
package enum CountText {
  /// `1 image`, `2 images`.
  package static func of(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }
}
