// SPDX-License-Identifier: MIT

/// What an area is filled with.
package enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(SRGBColor)
}
