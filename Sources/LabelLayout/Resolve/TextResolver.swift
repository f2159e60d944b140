// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

/// Resolves runs of symbolic attributes to styled text: looks up fonts, colours and images, and makes superscripts small and raised.
struct TextResolver {
  let environment: RenderEnvironment
  let library: FontLibrary
  /// Whether each run has the shadows of its own paint, because they are not the same in the whole text.
  let runsCastShadows: Bool
  /// Counts the outlines of the icons in the text.
  let budget: OutlineBudget

  /// - Parameters:
  ///   - inherited: the attributes that runs do not set.
  ///   - paragraph: the paragraph style that paragraphs do not set.
  ///   - paints: receives the paints of glyphs, at the indices that styles refer to.
  ///   - attachment: draws an icon in a line of text, for a font and a colour.
  func styled(
    _ text: TextNode, _ inherited: TextAttributes, paragraph: ParagraphStyle, textCase: TextCase?, paints: inout [PaintDescription],
    attachment: (ImageNode, AttachmentBounds, Font, FontWeight, SRGBColor) throws(Diagnostic) -> ResolvedIcon
  ) throws(Diagnostic) -> StyledText {
    var runs: [StyledText.Run] = []
    runs.reserveCapacity(text.runs.count)
    let cased = try textCase.map { textCase throws(Diagnostic) in
      try text.runs.map(\.characters).cased(as: textCase, locale: environment.locale)
    }
    for (index, run) in text.runs.enumerated() {
      let attributes = inherited.overridden(by: run.attributes.withLinkColor)
      var style = try style(attributes, &paints)
      style.paragraph = attributes.paragraph?.applied(to: paragraph).resolved(in: environment.direction, locale: environment.locale)
      switch run.content {
      case .text(let own):
        let text = cased?[index] ?? own
        let run = StyledText.Run(attributes.writingDirection?.wrapping(text) ?? text, style)
        append(run, paddedBy: attributes.backgroundPadding, to: &runs)
      case .attachment(let image, let bounds):
        let weight = (attributes.font ?? FontDescription()).resolvedWeight(in: environment.textStyles)
        let icon = try attachment(image, bounds, style.font, weight, style.color)
        guard budget.allows(icon.commands.pathElementCount) else { throw Diagnostic(budget.error) }
        style.attachment = bounds.attachment(icon)
        append(StyledText.Run("\u{FFFC}", style), paddedBy: attributes.backgroundPadding, to: &runs)
      }
    }
    if runs.isEmpty { runs.append(StyledText.Run("", try style(inherited, &paints))) }
    return StyledText(runs)
  }

  private func append(_ run: StyledText.Run, paddedBy padding: DirectionalInsets?, to runs: inout [StyledText.Run]) {
    guard let padding else { return runs.append(run) }
    runs += RunPadding(padding).around(run)
  }

  /// SwiftUI's superscript: 0.65 of the size on the quarter-point grid, with its capitals ending where those of the text end.
  private static let superscriptScale = 0.65

  private func style(_ attributes: TextAttributes, _ paints: inout [PaintDescription]) throws(Diagnostic) -> TextStyle {
    let color = try color(attributes.color ?? .system(.primary))
    var font = try Self.font(attributes.font ?? FontDescription(), in: environment, library)
    var offset = attributes.baselineOffset ?? 0
    if let superscript = attributes.superscript, superscript != 0 {
      let small = font.resized(to: max(0.25, (font.size * Self.superscriptScale * 4).rounded() / 4))
      let rise = font.metrics.capHeight - small.metrics.capHeight
      offset += superscript > 0 ? rise : -rise
      font = small
    }
    font.slant += Self.clamped(attributes.obliqueness ?? 0, to: 100)
    font.horizontalScale *= Self.scale(attributes.expansion ?? 0)
    var style = TextStyle(font: font, color: color, kern: attributes.kern, baselineOffset: offset)
    style.paint = attributes.paint.map { Self.index(of: $0, in: &paints) }
    style.tracking = attributes.tracking
    style.ligatures = attributes.ligatures
    style.background = try attributes.background.map(self.color)
    style.backgroundRadius = attributes.backgroundRadius ?? 0
    style.slicesBackground = attributes.decorationBreak == .slice
    style.underline = try attributes.underline.flatMap(line)
    style.strikethrough = try attributes.strikethrough.flatMap(line)
    style.stroke = try attributes.stroke.map { stroke throws(Diagnostic) in
      TextStroke(width: stroke.width, color: try stroke.color.map(self.color))
    }
    let paintShadows = runsCastShadows ? attributes.paint?.shadows ?? [] : []
    style.shadows = try paintShadows.map { shadow throws(Diagnostic) in try self.shadow(shadow, sigma: shadow.radius) }
    if let shadow = attributes.shadow { style.shadows.append(try self.shadow(shadow, sigma: shadow.radius / 2)) }
    return style
  }

  private func color(_ description: ColorDescription) throws(Diagnostic) -> SRGBColor {
    do throws(LabelError) { return try description.resolved(in: environment.appearance) } catch { throw Diagnostic(error) }
  }

  private func shadow(_ description: ShadowDescription, sigma: Double) throws(Diagnostic) -> Shadow {
    do throws(LabelError) { return try description.resolved(in: environment.appearance, sigma: sigma) } catch { throw Diagnostic(error) }
  }

  private static func index(of paint: PaintDescription, in paints: inout [PaintDescription]) -> Int {
    if let index = paints.firstIndex(of: paint) { return index }
    paints.append(paint)
    return paints.count - 1
  }

  /// A number within the range that can be drawn; 0 for one that is no number.
  private static func clamped(_ number: Double, to limit: Double) -> Double { number.isNaN ? 0 : min(max(number, -limit), limit) }

  /// e to the power of an expansion, clamped to a range that can be drawn.
  private static func scale(_ expansion: Double) -> Double {
    let exponent = clamped(expansion, to: 3)
    var result = 1 + exponent / 1024
    for _ in 0..<10 { result *= result }
    return exponent == 0 ? 1 : result
  }

  private func line(_ description: DecorationDescription) throws(Diagnostic) -> DecorationLine? {
    try description.style.map { style throws(Diagnostic) in
      DecorationLine(
        style: style, pattern: description.pattern, isByWord: description.isByWord, color: try description.color.map(color))
    }
  }

  static func font(
    _ description: FontDescription, in environment: RenderEnvironment, _ library: FontLibrary
  ) throws(Diagnostic) -> Font {
    let request: FontRequest
    do throws(LabelError) {
      request = try description.request(
        for: environment.dynamicTypeSize, table: environment.textStyles, metrics: environment.textMetrics)
    } catch { throw Diagnostic(error) }
    do throws(Diagnostic.Cause) { return try library.font(for: request) } catch { throw Diagnostic(error) }
  }
}

extension TextNode.Run {
  /// The run's characters; U+FFFC for an attachment.
  fileprivate var characters: String { if case .text(let text) = content { text } else { "\u{FFFC}" } }
}

extension [String] {
  /// The pieces of a text in another case: that of a letter may depend on the letters around it, which may be in another piece.
  fileprivate func cased(as textCase: TextCase, locale: String) throws(Diagnostic) -> [String] {
    do throws(MachineError) {
      switch textCase {
      case .uppercase: return try CaseMapping.uppercased(self, locale: locale)
      case .lowercase: return try CaseMapping.lowercased(self, locale: locale)
      }
    } catch { throw Diagnostic(error) }
  }
}
