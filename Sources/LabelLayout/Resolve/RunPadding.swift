// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

/// The padding of a run: an empty attachment on each side, with the background of the run.
struct RunPadding {
  private let padding: BackgroundPadding

  /// - Parameter insets: In points, by reading direction; negative ones are as 0.
  init(_ insets: DirectionalInsets) {
    padding = BackgroundPadding(
      top: max(0, insets.top), leading: max(0, insets.leading), bottom: max(0, insets.bottom), trailing: max(0, insets.trailing))
  }

  /// A run between its padding. No line ends between the two.
  func around(_ run: StyledText.Run) -> [StyledText.Run] {
    var padded = run
    padded.style.backgroundPadding = padding
    // U+2060 is a word joiner: without it UAX #14 LB20 would allow a line to end at an attachment.
    let joiner = StyledText.Run("\u{2060}", unspaced(padded.style))
    // The tracking after the last letter is a part of the padding.
    return [
      StyledText.Run("\u{FFFC}", blank(run.style, width: padding.leading)), joiner, padded, joiner,
      StyledText.Run("\u{FFFC}", blank(run.style, width: padding.trailing - (run.text.isEmpty ? 0 : run.style.tracking ?? 0))),
    ]
  }

  /// The style of characters that have no width.
  private func unspaced(_ style: TextStyle) -> TextStyle {
    var style = style
    (style.attachment, style.kern, style.tracking) = (nil, nil, nil)
    return style
  }

  private func blank(_ own: TextStyle, width: Double) -> TextStyle {
    let metrics = own.font.metrics
    let isTaller = padding.top > 0 || padding.bottom > 0
    let height = isTaller ? metrics.ascent + metrics.descent + padding.top + padding.bottom : 0
    var style = unspaced(own)
    style.attachment = InlineAttachment(
      size: Size(width: width, height: height), bottom: isTaller ? -metrics.descent - padding.bottom : 0, commands: [], name: "padding")
    (style.underline, style.strikethrough) = (nil, nil)
    return style
  }
}
