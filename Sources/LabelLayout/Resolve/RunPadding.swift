// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

/// The padding of a run: an empty attachment on each side, with the background of the run.
struct RunPadding {
  private let insets: DirectionalInsets

  /// - Parameter insets: In points, by reading direction; negative ones are as 0.
  init(_ insets: DirectionalInsets) { self.insets = insets }

  /// A run between its padding. No line ends between the two.
  func around(_ run: StyledText.Run) -> [StyledText.Run] {
    // U+2060 is a word joiner: without it UAX #14 LB20 would allow a line to end at an attachment.
    [
      StyledText.Run("\u{FFFC}", style(of: run, width: insets.leading)),
      StyledText.Run("\u{2060}" + run.text + "\u{2060}", run.style),
      StyledText.Run("\u{FFFC}", style(of: run, width: insets.trailing)),
    ]
  }

  private func style(of run: StyledText.Run, width: Double) -> TextStyle {
    let (top, bottom) = (max(0, insets.top), max(0, insets.bottom))
    let metrics = run.style.font.metrics
    let isTaller = top > 0 || bottom > 0
    let height = isTaller ? metrics.ascent + metrics.descent + top + bottom : 0
    var style = run.style
    style.attachment = InlineAttachment(
      size: Size(width: max(0, width), height: height), bottom: isTaller ? -metrics.descent - bottom : 0, commands: [], name: "padding")
    (style.underline, style.strikethrough, style.kern, style.tracking) = (nil, nil, nil, nil)
    return style
  }
}
