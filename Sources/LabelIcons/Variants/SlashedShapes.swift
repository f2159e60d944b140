// SPDX-License-Identifier: MIT

package import LabelCore

/// The `.slash` of an icon: a line from the upper left to the lower right, the same for all icons, with a gap beside it.
package enum SlashedShapes {
  /// The centre line, in grid units: 45°, through the middle of the grid.
  package static let line = VectorPath(drawn: "M3.75 3.75L20.25 20.25")
  /// The erased area: below the line, and as wide again above it. Its lower edge is inside the line at every weight, because the
  /// antialiasing of two touching edges would leave a pale seam.
  private static let gap = VectorPath(drawn: "M4.068 3.432L20.568 19.932L21.5 19L5 2.5Z")
  private static let width = 1.75
  /// A higher share would cover too much of the icon at black.
  static let weightShare = 0.7

  /// The slashed shapes.
  ///
  /// - Parameter flips: whether the icon is mirrored in right-to-left text. The slash is not, so there it cuts off other pieces, and all
  ///   are kept.
  static func of(_ shapes: [IconShape], flips: Bool) -> [IconShape] {
    let shapes = flips ? shapes : SlashFragments(of: shapes).removed
    var gap = IconShape(line: gap, width: width, weightShare: weightShare, isFilled: true)
    gap.layer.erasing = .always
    let line = IconShape(line: line, width: width, weightShare: weightShare)
    return shapes.map { $0.asBackground.limiting(weightShare: weightShare) }
      + [gap, line].map { shape in
        var shape = shape
        shape.uprightAxis = 12
        return shape
      }
  }
}
