// SPDX-License-Identifier: MIT

package import LabelLayout
internal import LabelText

/// A piece of `attributedTitle`: text with attributes of its own, or an icon that stands in the line like a character.
package struct TitleRun: Hashable, Sendable {
  package var text: String?
  package var icon: IconRecord?
  package var font: FontDescription?
  package var color: ColorDescription?
  package var background: ColorDescription?
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
    Field("text", .string, \.text, "The run's letters."),
    Field("icon", .icon, \.icon, "An icon in the place of letters."),
    Field("font", .font, \.font, "The run's font, put over the label's."),
    Field("color", .color, \.color, "The run's colour.", default: "the label's"),
    Field("background", .color, \.background, "The colour behind the run, as high as its line.", default: "none"),
    Field("kern", .number(), \.kern, "Points added after each character; 0 switches the font's own kerning off."),
    Field("tracking", .number(), \.tracking, "Points between characters; stronger than kern, and without ligatures."),
    Field("ligature", .integer(.from(0, to: 2)), \.ligature, "Ligatures: 0 essential ones only, 1 usual ones, 2 all.", default: "1"),
    Field("baselineOffset", .number(), \.baselineOffset, "Points above the baseline.", default: "the label's"),
    Field("underline", .textLine, \.underline, "A line under the run."),
    Field("strikethrough", .textLine, \.strikethrough, "A line through the run."),
    Field("stroke", .stroke, \.stroke, "The outline of the run's letters."),
    Field("shadow", .object(ShadowRecord.fields, ShadowRecord()), \.shadow, "The run's shadow.", default: "none"),
    Field("obliqueness", .number(.from(-2, to: 2)), \.obliqueness, "How far letters slant: to the right for each unit up.", default: "0"),
    Field("expansion", .number(.from(-3, to: 3)), \.expansion, "The natural logarithm of the letters' stretch.", default: "0"),
    Field("superscript", .integer(.from(-1, to: 1)), \.superscript, "Small letters, raised by 1 or lowered by -1.", default: "0"),
    Field("writingDirection", .choice, \.writingDirection, "The direction that the run is set in, whatever its letters."),
    Field("link", .string, \.link, "Where the run leads: it has the accent colour unless it has one of its own."),
    Field(
      "bounds", .list(.number(), count: 4), \.bounds,
      "Of an icon: points to its left edge and from the baseline up to its bottom edge, width and height."),
    Field("lineLayoutPadding", .number(.atLeast(0)), \.lineLayoutPadding, "Points on both sides of an icon.", default: "0"),
    Field(
      "paragraph", .object(ParagraphChange.fields, ParagraphChange()), \.paragraph,
      "How the paragraph stands that the run begins, put over the label's keys."),
  ])

  /// - Parameter resolve: turns a path of the manifest into one of the process.
  func node(_ resolve: (String) -> String) -> TextNode.Run {
    var run = icon?.imageNode(resolve).map { TextNode.Run($0, attachmentBounds) } ?? TextNode.Run(text ?? "")
    run.attributes.font = font?.resolvingFile(resolve)
    run.attributes.color = color
    run.attributes.background = background
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
