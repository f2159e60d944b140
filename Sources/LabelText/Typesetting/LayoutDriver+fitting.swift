// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

// Autoshrink and tightening.
extension LayoutDriver {
  /// The factor for the fonts with which all of the text fits, as far as the settings allow it.
  func scaleFactor() -> Double {
    if settings.fillsBox { return fillingFactor() }
    guard settings.adjustsFontSizeToFitWidth, settings.minimumScaleFactor > 0, settings.minimumScaleFactor < 1 else { return 1 }
    // A wrapping mode has no single line to fit into the width; Apple advises against combining it with autoshrink.
    guard !(settings.numberOfLines == 1 && text.paragraphs[0].layout.lineBreakMode.wraps) else { return 1 }
    guard width.isFinite || height.isFinite else { return 1 }
    let scaler = FontScaler(pointSize: text.largestPointSize, minimum: settings.minimumScaleFactor)
    if settings.numberOfLines == 1, height == .infinity, !text.paragraphs[0].hasTabs {
      let paragraph = text.paragraphs[0]
      let visible = paragraph.trimmedEnd(0..<paragraph.clusters.count)
      return scaler.largestFactor { deadline.isOver || paragraph.visibleWidth(visible, scaledBy: $0) <= maximumLineWidth }
    }
    return scaler.largestFactor { deadline.isOver || fits(text.scaled(by: $0)) }
  }

  /// The factor with which the text fills its box; 1 in a box without limits and for a text without characters.
  private func fillingFactor() -> Double {
    guard width.isFinite, height.isFinite, text.paragraphs.contains(where: { !$0.clusters.isEmpty }) else { return 1 }
    // A line is at least about as high as its font size, so that twice the height is more than any line of the box.
    let scaler = FontScaler(pointSize: text.largestPointSize, minimum: FontScaler.step / max(text.largestPointSize, FontScaler.step))
    return scaler.largestFactor(upTo: min(2 * height, FontScaler.largestSize)) { deadline.isOver || fits(text.scaled(by: $0)) }
  }

  /// The largest width of a single line that needs no shrinking, in points.
  private var maximumLineWidth: Double {
    let available = text.paragraphs[0].layout.indents.line(isFirst: true, in: width).width
    return available * (mayTighten ? 1 + Tightener.limit : 1) + LineBreaker.tolerance
  }

  /// Whether all of the text can be shown; with several lines, only if no word has to be broken.
  private func fits(_ text: ShapedText) -> Bool {
    if settings.numberOfLines == 1 {
      return naturalWidth(text) <= maximumLineWidth && fitsHeight(text, composer(text, limit: 1, tightening: 0).lines)
    }
    let lines = composer(text, limit: 0, tightening: 0).lines()
    if settings.keepsWrittenLines, !writtenLinesFit(text) { return false }
    return (settings.numberOfLines == 0 || lines.count <= settings.numberOfLines) && !lines.contains(where: \.breaksWord)
      && fitsHeight(text, { lines })
  }

  /// Whether no line of the text as it is written is too wide.
  private func writtenLinesFit(_ text: ShapedText) -> Bool {
    text.paragraphs.indices.allSatisfy { index in
      let breaker = LineBreaker(paragraph: text.paragraphs[index], index: index, width: width, lineEnds: lineEnds)
      return breaker.unbrokenLines().allSatisfy {
        breaker.visibleWidth($0.clusters) <= breaker.box(from: $0.clusters.lowerBound).width + LineBreaker.tolerance
      }
    }
  }

  private func fitsHeight(_ text: ShapedText, _ lines: () -> [ComposedLine]) -> Bool {
    height == .infinity || LineStack(lines(), in: text, settings: settings).height <= height + LineBreaker.tolerance
  }

  /// Whether the settings allow tightening. Text at tab stops is never moved.
  private var mayTighten: Bool {
    let layout = text.paragraphs[0].layout
    return layout.allowsTightening && !text.paragraphs[0].hasTabs && settings.numberOfLines == 1 && layout.lineBreakMode.truncation != nil
  }

  /// The points by which each gap of a single line is reduced; 0 unless the line is too wide, by at most a twentieth.
  func tightening(of text: ShapedText) -> Double {
    guard mayTighten, text.paragraphs.count == 1, width.isFinite else { return 0 }
    let paragraph = text.paragraphs[0]
    let available = paragraph.layout.indents.line(isFirst: true, in: width).width
    let natural = naturalWidth(text)
    guard natural > available + LineBreaker.tolerance, natural <= available * (1 + Tightener.limit) + LineBreaker.tolerance else {
      return 0
    }
    return Tightener(paragraph: paragraph).reduction(from: paragraph.trimmedEnd(0..<paragraph.clusters.count), excess: natural - available)
  }

  private func naturalWidth(_ text: ShapedText) -> Double {
    let paragraph = text.paragraphs[0]
    return paragraph.visibleWidth(
      0..<paragraph.clusters.count, indent: paragraph.layout.indents.line(isFirst: true, in: width).indent)
  }
}
