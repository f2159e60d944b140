// SPDX-License-Identifier: MIT

/// The direction of text.
package enum TextDirection: String, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
