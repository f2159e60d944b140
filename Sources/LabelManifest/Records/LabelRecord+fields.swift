// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings
internal import LabelViewNode

extension LabelRecord {
  /// All keys of a record. Decoding, suggestions, CSV columns, merging and the JSON Schema use this table.
  package static let fields = FieldTable<LabelRecord>(content, appearance, lines, paragraph, characters, context)

  private static var content: [Field<LabelRecord>] {
    [
      Field("id", .string, \.id, "The name of the output without extension. It may have / for folders."),
      Field("title", .string, \.title, "The text."),
      Field("titleKey", .string, \.titleKey, "A key of the string table instead of title, looked up for the locale."),
      Field("table", .string, \.table, "The string table for titleKey.", default: "Localizable"),
      Field(
        "titleArguments", .arguments, \.titleArguments,
        "Values for %lld, %@ and other specifiers of the text, in order. Numbers choose plural forms."),
      Field(
        "attributedTitle", .list(.object(TitleRun.fields, TitleRun())), \.attributedTitle,
        "Text as runs with attributes, instead of title."),
      Field(
        "icon", .icon, \.icon,
        "The name of a symbol, an emoji, the path of an SVG, PNG, JPEG or WebP file, or an object with more keys."),
      Field("style", .choice, \.style, "The parts that are shown.", default: "automatic, that is titleAndIcon"),
      Field(
        "axis", .choice, \.axis,
        "Whether icon and title are side by side or one above the other. The lines of a title keep their textAlignment.",
        default: "horizontal"),
      Field("spacing", .number(), \.spacing, "Points between icon and title.", default: "8"),
      Field("iconPosition", .choice, \.iconPosition, "The side of the title that the icon is on.", default: "leading, or top"),
      Field(
        "iconAlignment", .choice, \.iconAlignment,
        "Where an icon beside a title of several lines is: on the capitals of the first or the last line, in the middle of all lines, or "
          + "standing on the first baseline.", default: "first"),
    ]
  }

  private static var appearance: [Field<LabelRecord>] {
    [
      Field(
        "font", .font, \.font, "The font: a family, the path of a font file, or an object with more keys.",
        default: "the system face, 17 points"),
      Field("color", .paint, \.color, "The colour of text and icon, or an object of a gradient over each of them.", default: "primary"),
      Field("highlightedTextColor", .color, \.highlightedTextColor, "The text colour if isHighlighted is true."),
      Field("isHighlighted", .bool, \.isHighlighted, "Whether highlightedTextColor is used.", default: "false"),
      Field("isEnabled", .bool, \.isEnabled, "Whether the label is drawn as enabled.", default: "true"),
      Field(
        "disabledOpacity", .number(.from(0, to: 1)), \.disabledOpacity, "The opacity of a label that is not enabled.", default: "0.4"),
      Field(
        "background", .paint, \.background, "What is behind the label and its padding: a colour, or an object of a gradient.",
        default: "none"),
      Field("cornerRadius", .number(.atLeast(0)), \.cornerRadius, "The corner radius of background and border, in points.", default: "0"),
      Field(
        "cornerStyle", .choice, \.cornerStyle,
        "Whether the corners are quarter circles, or curve into the sides gradually, as Apple's continuous ones.", default: "circular"),
      Field("border", .border, \.border, "A line inside the edge of the label: its colour, or an object.", default: "none"),
      Field(
        "padding", .padding, \.padding,
        "Points around the label: one number, an object, [vertical, horizontal], or [top, leading, bottom, trailing].", default: "0"),
      Field("width", .number(.atLeast(0)), \.width, "The width of the label without padding, in points.", default: "its natural width"),
      Field("height", .number(.atLeast(0)), \.height, "The height of the label without padding, in points.", default: "its natural height"),
      Field("minWidth", .number(.atLeast(0)), \.minWidth, "The smallest width of the label without padding, in points.", default: "0"),
      Field("minHeight", .number(.atLeast(0)), \.minHeight, "The smallest height of the label without padding, in points.", default: "0"),
      Field(
        "aspect", .number(.from(0.01, to: 100)), \.aspect,
        "The width of the image divided by its height. The label is widened or heightened to it, with padding, background and margin.",
        default: "that of the label"),
      Field(
        "margin", .padding, \.margin, "Transparent points around the background, written like padding.", default: "0"),
      Field(
        "textFit", .choice, \.textFit, "Whether the title has the largest font size that fits into width and height.", default: "none"),
    ]
  }

  private static var lines: [Field<LabelRecord>] {
    [
      Field(
        "numberOfLines", .integer(.from(0, to: 1_000_000)), \.numberOfLines, "The maximum number of lines; 0 for no limit.",
        default: "1; a title with line ends shows each of its lines, truncated at the width"),
      Field(
        "adjustsFontSizeToFitWidth", .bool, \.adjustsFontSizeToFitWidth, "Whether text that is too wide is drawn smaller.", default: "false"
      ),
      Field(
        "minimumScaleFactor", .number(.from(0, to: 1)), \.minimumScaleFactor, "The smallest factor by which text is scaled.", default: "0"),
      Field("minimumFontSize", .number(.atLeast(0)), \.minimumFontSize, "The smallest font size that text is scaled to, in points."),
      Field(
        "adjustsLetterSpacingToFitWidth", .bool, \.adjustsLetterSpacingToFitWidth,
        "The older name of allowsDefaultTighteningForTruncation.", default: "false"),
      Field(
        "baselineAdjustment", .choice, \.baselineAdjustment, "The vertical position of text that was scaled.",
        default: "alignBaselines, or alignCenters for attributedTitle"),
    ]
  }

  private static var paragraph: [Field<LabelRecord>] {
    ParagraphChange.fields.fields.map { Field($0, of: \.paragraph, default: ParagraphChange.defaultTexts[$0.name] ?? "0") } + [
      Field(
        "fallbackMetrics", .choice, \.fallbackMetrics, "Whether fallback fonts make lines higher.",
        default: "requestedOnly"),
      Field(
        "sizingRule", .choice, \.sizingRule, "Whether glyphs beyond the ascent or descent of their font make lines higher.",
        default: "typographic"),
      Field(
        "verticalCentering", .choice, \.verticalCentering, "What is centred in a label that is higher than its text.",
        default: "typographic, that is whole lines"),
      Field(
        "typesetting", .choice, \.typesetting,
        "Whether to keep UILabel's quirks, to leave them out, or also to give lines room for tall scripts.", default: "standard"),
      Field(
        "minimumNumberOfLines", .integer(.from(0, to: 1_000_000)), \.minimumNumberOfLines,
        "The minimum number of lines that space is reserved for.", default: "0"),
      Field(
        "countsTrailingNewline", .bool, \.countsTrailingNewline, "Whether a line end at the end of the text adds an empty line.",
        default: "false"),
    ]
  }

  private static var characters: [Field<LabelRecord>] {
    [
      Field("kern", .number(), \.kern, "Points added after each character; 0 turns off the kerning of the font."),
      Field("tracking", .number(), \.tracking, "Points added between characters. It overrides kern and turns off ligatures."),
      Field("baselineOffset", .number(), \.baselineOffset, "Points above the baseline.", default: "0"),
      Field("underline", .textLine, \.underline, "A line under the text: true, a style, or an object.", default: "false"),
      Field("strikethrough", .textLine, \.strikethrough, "A line through the text: true, a style, or an object.", default: "false"),
      Field("stroke", .stroke, \.stroke, "The outline of the glyphs: its width, or an object.", default: "0"),
      Field("textCase", .choice, \.textCase, "Converts the text to uppercase or lowercase."),
      Field("shadow", .textShadow, \.shadow, "The shadow of text and icon: its colour, or an object.", default: "none"),
      Field(
        "dropShadow", .object(ShadowRecord.dropShadowFields, ShadowRecord()), \.dropShadow,
        "The shadow of the whole label, with its background.",
        default: "none"),
    ]
  }

  private static var context: [Field<LabelRecord>] {
    [
      Field("colorScheme", .choice, \.colorScheme, "Whether the label is for a light or a dark background.", default: "light"),
      Field(
        "layoutDirection", .choice(["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]), \.layoutDirection,
        "The layout direction.", default: "that of the locale"),
      Field("locale", .locale, \.locale, "A BCP 47 identifier, such as de or pt-BR.", default: "en"),
      Field("dynamicTypeSize", .choice, \.dynamicTypeSize, "The Dynamic Type size.", default: "large"),
      Field("textStyles", .choice, \.textStyles, "The platform whose sizes font.textStyle has.", default: "iOS"),
      Field(
        "metrics", .choice, \.metrics, "Whether lines have the heights of the font, or with every font those of iOS.", default: "font"),
      Field("contrast", .choice, \.contrast, "The contrast of system colours.", default: "standard"),
      Field(
        "colorSpace", .choice, \.colorSpace, "The colour space of the image. Only PNG files keep display-p3; the others are in sRGB.",
        default: "srgb"),
      Field("scale", .scale, \.scale, "Pixels per point: 1 is 72 dpi, 4.1667 is 300 dpi.", default: "2"),
      Field(
        "variants", .object(VariantAxes.fields, VariantAxes()), \.variants, "Values that replace those of the manifest's variants."),
      Field("bounds", .rect, \.bounds, "Left, top, width and height of the rectangle for measuring."),
    ]
  }

  /// Dotted keys that are decoded but do not change the image yet, so that a caller can warn about them.
  package static let notYetDrawn: Set<String> = [
    "titleKey", "table", "titleArguments", "attributedTitle.titleKey", "attributedTitle.titleArguments",
  ]
}
