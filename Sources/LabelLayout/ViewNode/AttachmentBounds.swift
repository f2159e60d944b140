// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

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

  /// The icon as an attachment: fitted into the bounds and centred there with its aspect ratio.
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

  /// The size that the image is fitted into; nil for its own size.
  var box: Size? { hasSize ? Size(width: width, height: height) : nil }

  /// The values that are set, each with a space before it, for dumps.
  var dumpText: String {
    var text = ""
    if x != 0 || y != 0 || hasSize {
      text += " bounds=(\(DumpText.number(x)) \(DumpText.number(y)) \(DumpText.number(width))×\(DumpText.number(height)))"
    }
    if padding != 0 { text += " padding=\(DumpText.number(padding))" }
    return text
  }
}
