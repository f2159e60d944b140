// SPDX-License-Identifier: MIT

/// Which way text runs.
package enum TextDirection: String, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
