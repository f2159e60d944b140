// SPDX-License-Identifier: MIT

internal import LabelCore

/// Direction-aware names: `chevron.forward` is the right chevron in left-to-right layouts and the left one in right-to-left layouts.
///
/// Built-in icons are drawn under these names and mirrored. Other sets have files for left and right only.
package enum DirectionalName {
  /// The name with `left` and `right` in place of `forward`, `backward`, `leading` and `trailing`; nil if it has none of them.
  ///
  /// `forward` and `backward` at the beginning are the buttons of a player, whose files have no `left` and `right`.
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

  /// Whether an icon of this name is mirrored in right-to-left text; nil if the name says no side, so that the drawing decides.
  ///
  /// A name that says `left` or `right` never is: they are the same for every reader. `forward`, `backward`, `leading` and `trailing`
  /// depend on the reader.
  ///
  ///     DirectionalName.mirrors("sidebar.leading")      // true
  ///     DirectionalName.mirrors("rectangle.lefthalf.filled")  // false
  package static func mirrors(_ name: String) -> Bool? {
    // Most names say no side, and this is asked for each icon.
    guard name.containsUTF8("ft") || name.containsUTF8("right") || name.containsUTF8("ward") || name.containsUTF8("ing") else { return nil }
    var mirrors: Bool?
    for part in name.split(separator: ".") {
      let side = withoutPlace(part)
      if side == "left" || side == "right" { return false }
      if side == "leading" || side == "trailing" || side == "forward" || side == "backward" { mirrors = true }
    }
    return mirrors
  }

  /// The side in a part of a name: `leading` for `topleading`, `left` for `lefthalf` and `alignleft`.
  private static func withoutPlace(_ part: Substring) -> Substring {
    var side = part
    for start in ["top", "bottom", "middle", "align"] where side.hasPrefix(start) { side = side.dropFirst(start.count) }
    for end in ["half", "third", "quarter"] where side.hasSuffix(end) { side = side.dropLast(end.count) }
    return side
  }
}
