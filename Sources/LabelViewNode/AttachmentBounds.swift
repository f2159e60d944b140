// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSettings

/// The position and size of an image in a line: NSTextAttachment's `bounds` and `lineLayoutPadding`. In points, y up from the baseline.
package struct AttachmentBounds: Hashable, Sendable {
  /// From the image's position on the baseline to its left edge; the text after it does not move.
  package var x = 0.0
  /// From the baseline up to the bottom edge.
  package var y = 0.0
  /// The width; with a width or height of 0 the image has its own size and, if `x` and `y` are 0 too, its default position next to
  /// capitals.
  package var width = 0.0
  package var height = 0.0
  /// The padding on both sides.
  package var padding = 0.0

  package init() {}

  package var hasSize: Bool { width > 0 && height > 0 }

  /// The size that the image is fitted into; nil for its own size.
  package var box: Size? { hasSize ? Size(width: width, height: height) : nil }

  /// The values that are set, each with a space before it, for dumps.
  package var dumpText: String {
    var text = ""
    if x != 0 || y != 0 || hasSize {
      text += " bounds=(\(DumpText.number(x)) \(DumpText.number(y)) \(DumpText.number(width))×\(DumpText.number(height)))"
    }
    if padding != 0 { text += " padding=\(DumpText.number(padding))" }
    return text
  }
}
