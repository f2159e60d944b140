// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelText

extension LabelRecord {
  /// All keys of a record. Decoding, suggestions, CSV columns, merging and the JSON Schema follow from this table.
  package static let fields = FieldTable<LabelRecord>(content, look, lines, paragraph, characters, context)

  private static var content: [Field<LabelRecord>] {
    [
      Field("id", .string, \.id, "The output's name without extension; may hold / for folders."),
      Field("title", .string, \.title, "The text."),
      Field("titleKey", .string, \.titleKey, "The text's key in the strings, looked up for the locale; instead of title."),
      Field("table", .string, \.table, "The strings table that titleKey is looked up in.", default: "Localizable"),
      Field(
        "titleArguments", .arguments, \.titleArguments,
        "The values of the text's %lld, %@ and the like, in order; numbers choose plural forms."),
      Field(
        "attributedTitle", .list(.object(TitleRun.fields, TitleRun())), \.attributedTitle,
        "The text as runs with attributes of their own; instead of title."),
      Field("icon", .icon, \.icon, "A symbol's name, or an object that says how it is drawn."),
      Field("style", .choice, \.style, "Which parts are shown.", default: "automatic, that is titleAndIcon"),
      Field("axis", .choice, \.axis, "Whether icon and title stand side by side or one above the other.", default: "horizontal"),
      Field("spacing", .number(), \.spacing, "Points between icon and title.", default: "8"),
      Field("iconPosition", .choice, \.iconPosition, "On which side of the title the icon stands.", default: "leading, or top"),
    ]
  }

  private static var look: [Field<LabelRecord>] {
    [
      Field("font", .font, \.font, "The font.", default: "the system face, 17 points"),
      Field("color", .color, \.color, "The colour of text and icon.", default: "primary"),
      Field("highlightedTextColor", .color, \.highlightedTextColor, "The colour that counts while isHighlighted is true."),
      Field("isHighlighted", .bool, \.isHighlighted, "Whether highlightedTextColor counts.", default: "false"),
      Field("isEnabled", .bool, \.isEnabled, "Whether the label looks as if it could be used.", default: "true"),
      Field(
        "disabledOpacity", .number(.from(0, to: 1)), \.disabledOpacity, "How much is seen of a label that is not enabled.", default: "0.4"),
      Field("background", .color, \.background, "The area behind the label and its padding.", default: "none"),
      Field("cornerRadius", .number(.atLeast(0)), \.cornerRadius, "The radius of background and border, in points.", default: "0"),
      Field("border", .object(BorderRecord.fields, BorderRecord()), \.border, "A line inside the edge.", default: "none"),
      Field("padding", .padding, \.padding, "Points round the label, the same or for each side.", default: "0"),
      Field("width", .number(.atLeast(0)), \.width, "The label's width without padding, in points.", default: "its natural width"),
      Field("height", .number(.atLeast(0)), \.height, "The label's height without padding, in points.", default: "its natural height"),
    ]
  }

  private static var lines: [Field<LabelRecord>] {
    [
      Field("numberOfLines", .integer(.from(0, to: 1_000_000)), \.numberOfLines, "The most lines; 0 for any number.", default: "1"),
      Field(
        "adjustsFontSizeToFitWidth", .bool, \.adjustsFontSizeToFitWidth, "Whether text that is too wide is made smaller.", default: "false"),
      Field(
        "minimumScaleFactor", .number(.from(0, to: 1)), \.minimumScaleFactor, "The smallest factor that text is scaled by.", default: "0"),
      Field("minimumFontSize", .number(.atLeast(0)), \.minimumFontSize, "The smallest size that text is scaled to, in points."),
      Field(
        "adjustsLetterSpacingToFitWidth", .bool, \.adjustsLetterSpacingToFitWidth,
        "The older name of allowsDefaultTighteningForTruncation.", default: "false"),
      Field("baselineAdjustment", .choice, \.baselineAdjustment, "Where text that was scaled stands.", default: "alignBaselines"),
    ]
  }

  private static var paragraph: [Field<LabelRecord>] {
    ParagraphChange.fields.fields.map { Field($0, of: \.paragraph, default: ParagraphChange.defaultTexts[$0.name] ?? "0") } + [
      Field(
        "fallbackMetrics", .choice, \.fallbackMetrics, "Whether fonts that stand in for missing characters make lines higher.",
        default: "requestedOnly"),
      Field(
        "sizingRule", .choice, \.sizingRule, "Whether letters that are higher or deeper than their font says make lines higher.",
        default: "typographic"),
      Field(
        "verticalCentering", .choice, \.verticalCentering, "What stands in the middle of a label that is higher than its text.",
        default: "typographic, that is whole lines"),
      Field(
        "typesetting", .choice, \.typesetting, "Whether UILabel's quirks are kept, left out, or improved on.", default: "standard"),
      Field(
        "minimumNumberOfLines", .integer(.from(0, to: 1_000_000)), \.minimumNumberOfLines,
        "The lines that space is kept for however short the text is.", default: "0"),
      Field(
        "countsTrailingNewline", .bool, \.countsTrailingNewline, "Whether a line end at the end of the text adds an empty line.",
        default: "false"),
    ]
  }

  private static var characters: [Field<LabelRecord>] {
    [
      Field("kern", .number(), \.kern, "Points added after each character; 0 switches the font's own kerning off."),
      Field("tracking", .number(), \.tracking, "Points between characters; stronger than kern, and without ligatures."),
      Field("baselineOffset", .number(), \.baselineOffset, "Points above the baseline.", default: "0"),
      Field("underline", .textLine, \.underline, "A line under the text: true, a style, or an object.", default: "false"),
      Field("strikethrough", .textLine, \.strikethrough, "A line through the text: true, a style, or an object.", default: "false"),
      Field("stroke", .stroke, \.stroke, "The outline of letters: its width, or an object.", default: "0"),
      Field("textCase", .choice, \.textCase, "Whether letters are made capital or small."),
      Field("shadow", .object(ShadowRecord.fields, ShadowRecord()), \.shadow, "The text's shadow.", default: "none"),
      Field("dropShadow", .object(ShadowRecord.fields, ShadowRecord()), \.dropShadow, "The whole label's shadow.", default: "none"),
    ]
  }

  private static var context: [Field<LabelRecord>] {
    [
      Field("colorScheme", .choice, \.colorScheme, "The surface that the label is meant for.", default: "light"),
      Field(
        "layoutDirection", .choice(["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]), \.layoutDirection,
        "Where reading begins.", default: "the locale's"),
      Field("locale", .string, \.locale, "A BCP 47 identifier, such as de or pt-BR.", default: "en"),
      Field("dynamicTypeSize", .choice, \.dynamicTypeSize, "The reader's preferred text size.", default: "large"),
      Field("textStyles", .choice, \.textStyles, "Whose sizes font.textStyle stands for.", default: "iOS"),
      Field("contrast", .choice, \.contrast, "How far colours stand apart.", default: "standard"),
      Field("scale", .scale, \.scale, "Pixels per point.", default: "2"),
      Field(
        "variants", .object(VariantAxes.fields, VariantAxes()), \.variants, "The label's own values for some of the manifest's variants."),
      Field("bounds", .rect, \.bounds, "Left, top, width and height of the box that the label is measured in."),
    ]
  }

  /// Dotted keys that are understood and kept but do not change the picture yet, so that a caller can say so.
  package static let notYetDrawn: Set<String> = ["titleKey", "table", "titleArguments"]
}
