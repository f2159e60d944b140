// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings
internal import LabelViewNode

extension AttachmentBounds {
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
}
