// SPDX-License-Identifier: MIT

/// Direction-aware names: `chevron.forward` is the right chevron in left-to-right layouts and the left one in right-to-left layouts.
///
/// Built-in icons are drawn under these names and mirrored. Other sets have files for left and right only.
package enum DirectionalName {
  /// The name with `left` and `right` in place of `forward`, `backward`, `leading` and `trailing`; nil if it has none of them.
  ///
  /// `forward` and `backward` at the beginning are the buttons of a player, which have one direction everywhere.
  package static func directed(_ name: String, isRightToLeft: Bool) -> String? {
    guard name.contains("ward") || name.contains("leading") || name.contains("trailing") else { return nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let directed = parts.enumerated().map { index, part -> Substring in
      switch part {
      case "forward" where index > 0, "trailing" where index > 0: return isRightToLeft ? "left" : "right"
      case "backward" where index > 0, "leading" where index > 0: return isRightToLeft ? "right" : "left"
      default: return part
      }
    }
    return directed == parts ? nil : directed.joined(separator: ".")
  }
}
