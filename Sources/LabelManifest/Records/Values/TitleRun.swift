// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings
package import LabelStrings
package import LabelViewNode

/// A run of `attributedTitle`: text with attributes, or an icon in the line.
package struct TitleRun: Hashable, Sendable {
  package var text: String?
  package var titleKey: String?
  package var titleArguments: [FormatArgument]?
  package var icon: IconRecord?
  package var font: FontDescription?
  package var color: PaintRecord?
  package var background: ColorDescription?
  package var padding: PaddingRecord?
  package var cornerRadius: Double?
  package var boxDecorationBreak: BoxDecorationBreak?
  package var kern: Double?
  package var tracking: Double?
  package var ligature: Int?
  package var baselineOffset: Double?
  package var underline: TextLineRecord?
  package var strikethrough: TextLineRecord?
  package var stroke: StrokeRecord?
  package var shadow: ShadowRecord?
  package var obliqueness: Double?
  package var expansion: Double?
  package var superscript: Int?
  package var writingDirection: WritingDirection?
  package var link: String?
  package var bounds: [Double]?
  package var lineLayoutPadding: Double?
  package var paragraph: ParagraphChange?

  package init(_ text: String? = nil) { self.text = text }

  package static let fields = FieldTable<TitleRun>([
    Field("text", .string, \.text, "The text of the run."),
    Field("titleKey", .string, \.titleKey, "A key of the label's string table instead of text, looked up for the locale."),
    Field(
      "titleArguments", .arguments, \.titleArguments,
      "Values for %lld, %@ and other specifiers of the run's text, in order. Numbers choose plural forms."),
    Field("icon", .icon, \.icon, "An icon instead of text."),
    Field("font", .font, \.font, "The font of the run. Its keys override those of the label's font."),
    Field("color", .paint, \.color, "The colour of the run, or an object of a gradient over it.", default: "that of the label"),
    Field("background", .color, \.background, "The colour behind the run, with the height of its line.", default: "none"),
    Field(
      "padding", .padding, \.padding,
      "Points between the text or the icon of the run and the edge of its background, written like that of a label.", default: "0"),
    Field(
      "cornerRadius", .number(.atLeast(0)), \.cornerRadius,
      "The corner radius of the background, in points. Where the backgrounds of two runs touch, the corners are square.", default: "0"),
    Field(
      "boxDecorationBreak", .choice, \.boxDecorationBreak,
      "Whether each line of a run on several lines has the padding and the corners (clone), or only the ends of the run (slice), as in CSS.",
      default: "clone"),
    Field("kern", .number(), \.kern, "Points added after each character; 0 turns off the kerning of the font."),
    Field("tracking", .number(), \.tracking, "Points added between characters. It overrides kern and turns off ligatures."),
    Field(
      "ligature", .integer(.from(0, to: 2)), \.ligature, "Ligatures: 0 for essential ones only, 1 for default ones, 2 for all.",
      default: "1"),
    Field("baselineOffset", .number(), \.baselineOffset, "Points above the baseline.", default: "that of the label"),
    Field("underline", .textLine, \.underline, "A line under the run."),
    Field("strikethrough", .textLine, \.strikethrough, "A line through the run."),
    Field("stroke", .stroke, \.stroke, "The outline of the glyphs of the run."),
    Field("shadow", .textShadow, \.shadow, "The shadow of the run: its colour, or an object.", default: "none"),
    Field(
      "obliqueness", .number(.from(-2, to: 2)), \.obliqueness, "The slant of the glyphs: units to the right for each unit up.", default: "0"
    ),
    Field(
      "expansion", .number(.from(-3, to: 3)), \.expansion, "The natural logarithm of the horizontal scale of the glyphs.", default: "0"),
    Field("superscript", .integer(.from(-1, to: 1)), \.superscript, "Smaller text, raised by 1 or lowered by -1.", default: "0"),
    Field("writingDirection", .choice, \.writingDirection, "The writing direction of the run, which overrides that of its characters."),
    Field("link", .string, \.link, "The URL of a link. The run has the accent colour unless it has its own colour."),
    Field(
      "bounds", .list(.number(), count: 4), \.bounds,
      "The bounds of an icon in points: left, bottom above the baseline, width, height."),
    Field("lineLayoutPadding", .number(.atLeast(0)), \.lineLayoutPadding, "Points on each side of an icon.", default: "0"),
    Field(
      "paragraph", .object(ParagraphChange.fields, ParagraphChange()), \.paragraph,
      "The style of the paragraph that the run begins. Its keys override those of the label."),
  ])

  /// Whether the text is that of a key of a string table, which has not been looked up.
  var needsText: Bool { titleKey != nil && text == nil }

  /// Returns the run without the key that its text was looked up by.
  var withoutKey: TitleRun {
    guard text != nil else { return self }
    var run = self
    (run.titleKey, run.titleArguments) = (nil, nil)
    return run
  }

  /// The run as a part of a text node.
  ///
  /// - Parameter resolve: Converts a path of the manifest into one of the process.
  func node(_ resolve: (String) -> String) -> TextNode.Run {
    let image = icon?.imageNode(resolve).map { TextNode.Run($0, attachmentBounds) }
    var run = icon?.emoji.map { TextNode.Run($0) } ?? image ?? TextNode.Run(text ?? "")
    run.attributes.font = font?.resolvingFile(resolve)
    (run.attributes.color, run.attributes.paint) = (color?.mainColor, color?.gradientPaint(spansRun: true))
    run.attributes.background = background
    run.attributes.backgroundPadding = padding?.insets
    run.attributes.backgroundRadius = cornerRadius
    run.attributes.decorationBreak = boxDecorationBreak
    run.attributes.kern = kern
    run.attributes.tracking = tracking
    run.attributes.ligatures = ligature.flatMap { Ligatures(rawValue: $0) }
    run.attributes.baselineOffset = baselineOffset
    run.attributes.underline = underline?.description
    run.attributes.strikethrough = strikethrough?.description
    run.attributes.stroke = stroke?.description
    run.attributes.shadow = shadow?.textDescription
    run.attributes.obliqueness = obliqueness
    run.attributes.expansion = expansion
    run.attributes.superscript = superscript
    run.attributes.writingDirection = writingDirection
    run.attributes.link = link
    run.attributes.paragraph = paragraph
    return run
  }

  private var attachmentBounds: AttachmentBounds {
    var result = AttachmentBounds()
    if let bounds { (result.x, result.y, result.width, result.height) = (bounds[0], bounds[1], max(0, bounds[2]), max(0, bounds[3])) }
    result.padding = lineLayoutPadding ?? 0
    return result
  }
}
