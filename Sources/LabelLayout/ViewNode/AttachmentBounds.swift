// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

/// Where a picture stands in a line and how large it is: NSTextAttachment's `bounds` and `lineLayoutPadding`. Points, y up from the
/// baseline.
package struct AttachmentBounds: Hashable, Sendable {
  /// From the picture's place on the baseline to its left edge; the text after it does not move.
  package var x = 0.0
  /// From the baseline up to its bottom edge.
  package var y = 0.0
  /// 0, as `height` 0, leaves the picture its own size and, with `x` and `y` 0 as well, its own place beside capitals.
  package var width = 0.0
  package var height = 0.0
  /// On both sides.
  package var padding = 0.0

  package init() {}

  /// The icon as a character of a line: fitted into the bounds and centred there, so that it keeps its proportions.
  func attachment(_ icon: ResolvedIcon) -> InlineAttachment {
    guard x != 0 || y != 0 || hasSize else {
      var natural = InlineAttachment(
        size: icon.size, bottom: icon.baseline - icon.size.height, commands: icon.commands, name: icon.name)
      natural.padding = padding
      return natural
    }
    let size = box ?? icon.size
    let factor = min(size.width / max(icon.size.width, 1e-9), size.height / max(icon.size.height, 1e-9))
    let corner = Point(x: (size.width - icon.size.width * factor) / 2, y: (size.height - icon.size.height * factor) / 2)
    var result = InlineAttachment(
      size: size, bottom: y, commands: icon.commands.map { $0.scaled(by: factor).offset(by: corner) }, name: icon.name)
    result.shift = x
    result.padding = padding
    return result
  }

  private var hasSize: Bool { width > 0 && height > 0 }

  /// What the picture is fitted into; nil where it has its own size.
  var box: Size? { hasSize ? Size(width: width, height: height) : nil }

  /// What is written, each with a space before it.
  var words: String {
    var words = ""
    if x != 0 || y != 0 || hasSize {
      words += " bounds=(\(DumpText.number(x)) \(DumpText.number(y)) \(DumpText.number(width))×\(DumpText.number(height)))"
    }
    if padding != 0 { words += " padding=\(DumpText.number(padding))" }
    return words
  }
}
