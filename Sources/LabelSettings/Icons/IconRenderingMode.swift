// SPDX-License-Identifier: MIT

/// How an icon's layers get their colours.
package enum IconRenderingMode: String, Hashable, Sendable, CaseIterable {
  /// One colour for all layers.
  case monochrome
  /// One colour, fainter for secondary and tertiary layers.
  case hierarchical
  /// A colour for each level.
  case palette
  /// The icon's own colours.
  case multicolor
}
