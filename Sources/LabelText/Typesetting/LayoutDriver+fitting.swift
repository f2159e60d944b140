// SPDX-License-Identifier: MIT

// Shrinking and tightening.
extension LayoutDriver {
  /// What the fonts are multiplied by so that all of the text can be shown, as far as that is allowed.
  func scaleFactor() -> Double {
    guard settings.adjustsFontSizeToFitWidth, settings.minimumScaleFactor > 0, settings.minimumScaleFactor < 1 else { return 1 }
    // A wrapping mode has no single line whose width could be fitted: Apple says not to join the two.
    guard !(settings.numberOfLines == 1 && text.paragraphs[0].layout.lineBreakMode.wraps) else { return 1 }
    guard width.isFinite || height.isFinite else { return 1 }
    let scaler = FontScaler(pointSize: text.largestPointSize, minimum: settings.minimumScaleFactor)
    if settings.numberOfLines == 1, height == .infinity, !text.paragraphs[0].hasTabs {
      let paragraph = text.paragraphs[0]
      let visible = paragraph.trimmedEnd(0..<paragraph.clusters.count)
      return scaler.largestFactor { paragraph.visibleWidth(visible, scaledBy: $0) <= widest }
    }
    return scaler.largestFactor { fits(text.scaled(by: $0)) }
  }

  /// How wide a single line may be before it is shrunk, in points.
  private var widest: Double {
    let room = text.paragraphs[0].layout.indents.line(isFirst: true, in: width).width
    return room * (mayTighten ? 1 + Tightener.limit : 1) + LineBreaker.tolerance
  }

  /// Whether all of the text can be shown; with several lines no word may have to be broken for that.
  private func fits(_ text: ShapedText) -> Bool {
    if settings.numberOfLines == 1 {
      return naturalWidth(text) <= widest && isLowEnough(text, composer(text, limit: 1, tightening: 0).lines)
    }
    let lines = composer(text, limit: 0, tightening: 0).lines()
    return (settings.numberOfLines == 0 || lines.count <= settings.numberOfLines) && !lines.contains(where: \.breaksWord)
      && isLowEnough(text, { lines })
  }

  private func isLowEnough(_ text: ShapedText, _ lines: () -> [ComposedLine]) -> Bool {
    height == .infinity || LineStack(lines(), in: text, settings: settings).height <= height + LineBreaker.tolerance
  }

  /// What stands at tab stops is not moved.
  private var mayTighten: Bool {
    let layout = text.paragraphs[0].layout
    return layout.allowsTightening && !text.paragraphs[0].hasTabs && settings.numberOfLines == 1 && layout.lineBreakMode.truncation != nil
  }

  /// Points that each gap of a single line loses which is too wide by at most a twentieth; 0 when there is no need or it would not help.
  func tightening(of text: ShapedText) -> Double {
    guard mayTighten, text.paragraphs.count == 1, width.isFinite else { return 0 }
    let paragraph = text.paragraphs[0]
    let room = paragraph.layout.indents.line(isFirst: true, in: width).width
    let natural = naturalWidth(text)
    guard natural > room + LineBreaker.tolerance, natural <= room * (1 + Tightener.limit) + LineBreaker.tolerance else { return 0 }
    return Tightener(paragraph: paragraph).loss(from: paragraph.trimmedEnd(0..<paragraph.clusters.count), excess: natural - room)
  }

  private func naturalWidth(_ text: ShapedText) -> Double {
    let paragraph = text.paragraphs[0]
    return paragraph.visibleWidth(
      0..<paragraph.clusters.count, indent: paragraph.layout.indents.line(isFirst: true, in: width).indent)
  }
}
