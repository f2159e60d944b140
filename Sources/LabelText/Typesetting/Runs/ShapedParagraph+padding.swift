// SPDX-License-Identifier: MIT

/// The padding of a background at an end of a line that is inside of the padded text. It is a class because a style is large, and few lines have one.
final class LinePadding {
  /// In points.
  let width: Double
  /// The style of the text, without lines.
  let style: TextStyle

  init(width: Double, style: TextStyle) { (self.width, self.style) = (width, style) }
}

extension ShapedParagraph {
  /// The padding at the start of a line that begins with a cluster inside of padded text; nil for any other line.
  func paddingBefore(_ cluster: Int) -> LinePadding? {
    guard hasPadding, let style = paddedStyle(at: cluster), cluster == 0 || paddedStyle(at: cluster - 1) != nil else { return nil }
    return style.linePadding(\.leading)
  }

  /// The padding at the end of a line that ends before a cluster and inside of padded text; nil for any other line.
  func paddingAfter(_ end: Int) -> LinePadding? {
    guard hasPadding, let style = paddedStyle(at: end - 1), end == clusters.count || paddedStyle(at: end) != nil else { return nil }
    return style.linePadding(\.trailing)
  }

  /// The padding beside an ellipsis that has the style of a cluster; nil if that has no padding.
  func paddingBeside(_ cluster: Int?, _ side: KeyPath<BackgroundPadding, Double>) -> LinePadding? {
    guard hasPadding, let cluster, let style = paddedStyle(at: cluster) else { return nil }
    return style.linePadding(side)
  }

  /// The padding at both ends of a line, in points.
  func endPadding(_ line: Range<Int>) -> Double {
    guard hasPadding, !line.isEmpty else { return 0 }
    return (paddingBefore(line.lowerBound)?.width ?? 0) + (paddingAfter(line.upperBound)?.width ?? 0)
  }

  /// Whether a line that begins with a cluster, or ends before it, cuts a background that is not complete on each line.
  func slicesBackground(at cluster: Int) -> Bool {
    guard hasSlicedBackground else { return false }
    let (last, next) = (style(at: cluster - 1), style(at: cluster))
    guard let style = next ?? last, style.slicesBackground, style.background != nil else { return false }
    // Padded text that is whole has a blank attachment before it and after it.
    guard let last, let next else { return style.backgroundPadding != nil }
    return last.slicesBackground && last.background == next.background && last.backgroundRadius == next.backgroundRadius
  }

  private func style(at cluster: Int) -> TextStyle? {
    clusters.indices.contains(cluster) ? runs[clusters[cluster].run].style : nil
  }

  /// The style of padded text whose padding is on each line.
  private func paddedStyle(at cluster: Int) -> TextStyle? {
    guard clusters.indices.contains(cluster) else { return nil }
    let style = runs[clusters[cluster].run].style
    return style.backgroundPadding == nil || style.slicesBackground ? nil : style
  }
}

extension TextStyle {
  fileprivate func linePadding(_ side: KeyPath<BackgroundPadding, Double>) -> LinePadding? {
    guard let padding = backgroundPadding else { return nil }
    var style = self
    (style.underline, style.strikethrough, style.attachment) = (nil, nil, nil)
    return LinePadding(width: padding[keyPath: side], style: style)
  }
}
