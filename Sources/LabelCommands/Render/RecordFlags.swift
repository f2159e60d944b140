// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelManifest

/// A label record as flags. Each flag sets a key of the record and is parsed by the same table as a manifest's keys, so both accept the same
/// values and give the same messages.
struct RecordFlags: ParsableArguments {
  @Argument(help: "The title. \\n is a line break, and \\\\ a backslash.")
  var title: String?

  @Option(
    name: .names("icon"),
    help: """
      The icon: a name, such as bolt.fill, an emoji, or an SVG, PNG, JPEG or WebP file; - reads one from standard input. A file's path has \
      a slash or an extension.
      """,
    completion: CompletionNames.icons)
  var icon: String?

  @Option(
    name: .names("style"),
    help: "The parts that are shown: automatic, titleAndIcon, iconOnly or titleOnly.",
    completion: .values(["automatic", "titleAndIcon", "iconOnly", "titleOnly"]))
  var style: String?

  @Option(
    name: .names("axis"), help: "How icon and title are arranged: horizontal or vertical.", completion: .values(["horizontal", "vertical"]))
  var axis: String?

  @Option(name: .names("spacing"), parsing: .unconditional, help: "Points between icon and title.")
  var spacing: String?

  @Option(
    name: .names("icon-position"), help: "The icon's side of the title: leading, trailing, top or bottom.",
    completion: .values(["leading", "trailing", "top", "bottom"]))
  var iconPosition: String?

  @Option(
    name: .names("icon-alignment"),
    help: "Where the icon is beside a title of several lines: first, center, last or baseline.",
    completion: .values(["first", "center", "last", "baseline"]))
  var iconAlignment: String?

  @Option(name: .names("font"), help: "The font: a family, full or PostScript name, or a font file.", completion: CompletionNames.fonts)
  var font: String?

  @Option(
    name: .names("text-style"),
    help: "The text style, which sets size and weight: \(CompletionLists.textStyles.joined(separator: ", ")).",
    completion: .values(CompletionLists.textStyles))
  var textStyle: String?

  @Option(name: .names("size"), parsing: .unconditional, help: "The font's size in points.")
  var size: String?

  @Option(
    name: .names("weight"),
    help: "The font's weight: ultraLight, thin, light, regular, medium, semibold, bold, heavy or black.",
    completion: .values(CompletionLists.weights))
  var weight: String?

  @Option(
    name: .names("metrics"),
    help: "The heights of lines: font, for those of the font, or ios, for those of iOS with every font.",
    completion: .values(["font", "ios"]))
  var metrics: String?

  @Flag(name: .names("italic"), help: "Uses the italic font.")
  var italic = false

  @Option(
    name: .names("color"),
    help: """
      The colour of text and icon: #rgb, #rgba, #rrggbb, #rrggbbaa or a system colour such as red; several are a gradient from the top to the \
      bottom. Messages on a terminal are coloured; --color never and --color always change that, also beside the colour of the label.
      """, completion: .values(CompletionLists.colors + ColorChoice.allCases.map { $0.rawValue }))
  var colors: [String] = []

  /// The value of `--color` for messages. No colour is called auto, always or never.
  var messageColor: ColorChoice { colors.compactMap { ColorChoice(rawValue: $0) }.last ?? .auto }

  private var color: String? { colors.last { ColorChoice(rawValue: $0) == nil } }

  @Option(
    name: .names("icon-color"), help: "The icon's colour; may be repeated, one for each layer.",
    completion: .values(CompletionLists.colors))
  var iconColors: [String] = []

  @Option(
    name: .names("icon-mode"), help: "How the icon is coloured: monochrome, hierarchical, palette or multicolor.",
    completion: .values(["monochrome", "hierarchical", "palette", "multicolor"]))
  var iconMode: String?

  @Option(
    name: .names("icon-weight"), help: "The weight of the icon's lines; the font's by default.",
    completion: .values(CompletionLists.weights))
  var iconWeight: String?

  @Option(
    name: .names("icon-scale"), help: "The icon's size relative to the text: small, medium or large.",
    completion: .values(["small", "medium", "large"]))
  var iconScale: String?

  @Option(
    name: .names("icon-rendering-mode"),
    help: """
      Whether the icon has the text's colour or its own: template or original. By default PNG files, and SVG files with several colours, \
      keep their own.
      """, completion: .values(["template", "original"]))
  var iconRenderingMode: String?

  @Option(name: .names("variable-value"), parsing: .unconditional, help: "The value that a variable icon shows, 0…1.")
  var variableValue: String?

  @Flag(
    name: .names("snap-to-pixel-grid"),
    help: "Puts the icon of a label without a title on whole pixels, so that it is sharp at 1x.")
  var snapsToPixelGrid = false

  @Option(name: .names("width"), parsing: .unconditional, help: "The label's width without padding, in points.")
  var width: String?

  @Option(name: .names("height"), parsing: .unconditional, help: "The label's height without padding, in points.")
  var height: String?

  @Option(
    name: .names("lines"),
    parsing: .unconditional, help: "The maximum number of lines; 0 for no limit. By default 1, and all lines of a title with line breaks.")
  var lines: String?

  @Option(
    name: .names("line-break"), help: "The line-break mode: \(CompletionLists.lineBreaks.joined(separator: ", ")).",
    completion: .values(CompletionLists.lineBreaks))
  var lineBreak: String?

  @Option(
    name: .names("shrink"),
    parsing: .unconditional,
    help: ArgumentHelp("Lets the font size shrink down to this factor before text is truncated.", valueName: "factor"))
  var shrink: String?

  @Flag(name: .names("tighten"), help: "Lets the spacing of text tighten by up to 5 % before text is truncated.")
  var tighten = false

  @Option(
    name: .names("alignment"),
    help: "The alignment of lines: leading, trailing, left, center, right, justified or natural.",
    completion: .values(["leading", "trailing", "left", "center", "right", "justified", "natural"]))
  var alignment: String?

  @Option(
    name: .names("shadow"),
    parsing: .unconditional,
    help: ArgumentHelp(
      "The shadow of text and icon. The radius is twice the standard deviation, as in CSS.", valueName: "color,dx,dy[,radius]"))
  var shadow: String?

  @Option(
    name: .names("drop-shadow"), parsing: .unconditional,
    help: ArgumentHelp(
      "The shadow of the whole label, with its background. The radius is the standard deviation, as in SwiftUI.",
      valueName: "color,dx,dy[,radius]"))
  var dropShadow: String?

  @Option(
    name: .names("background"),
    help: ArgumentHelp(
      "The colour behind the label and its padding; several are a gradient from the top to the bottom.", valueName: "colors"),
    completion: .values(CompletionLists.colors))
  var background: String?

  @Option(name: .names("corner-radius"), parsing: .unconditional, help: "The background's corner radius in points.")
  var cornerRadius: String?

  @Option(
    name: .names("corner-style"), help: "The shape of the corners: circular, or continuous as Apple's.",
    completion: .values(["circular", "continuous"]))
  var cornerStyle: String?

  @Option(name: .names("border"), help: ArgumentHelp("A border inside the background's edge.", valueName: "color[,width]"))
  var border: String?

  @Option(
    name: .names("padding"),
    parsing: .unconditional,
    help: ArgumentHelp(
      "Padding around the label, in points: one number, two or four.",
      valueName: "all|vertical,horizontal|top,leading,bottom,trailing"))
  var padding: String?

  @Option(
    name: .names("margin"),
    parsing: .unconditional,
    help: ArgumentHelp(
      "Transparent points around the background: one number, two or four.",
      valueName: "all|vertical,horizontal|top,leading,bottom,trailing"))
  var margin: String?

  @Option(name: .names("min-width"), parsing: .unconditional, help: "The label's smallest width without padding, in points.")
  var minWidth: String?

  @Option(name: .names("min-height"), parsing: .unconditional, help: "The label's smallest height without padding, in points.")
  var minHeight: String?

  @Option(
    name: .names("aspect"),
    parsing: .unconditional,
    help: ArgumentHelp("The width of the image divided by its height; the label is widened or heightened to it.", valueName: "ratio"))
  var aspect: String?

  @Option(
    name: .names("text-fit"), help: "fill gives the title the largest font size that fits into width and height.",
    completion: .values(["none", "fill"]))
  var textFit: String?

  @Option(name: .names("scale"), parsing: .unconditional, help: "Pixels per point; 4.1667 is 300 dpi.")
  var scale: String?

  @Flag(name: .names("dark"), help: "Uses the dark colour scheme.")
  var dark = false

  @Option(
    name: .names("color-space"), help: "The colour space of the image: srgb, or display-p3 in a PNG file.",
    completion: .values(CompletionLists.colorSpaces))
  var colorSpace: String?

  @Flag(name: .names("rtl"), help: "Uses right-to-left layout.")
  var rtl = false

  @Option(name: .names("locale"), help: "A BCP 47 identifier, such as ar or pt-BR.")
  var locale: String?

  @Option(
    name: .names("dynamic-type"),
    help: "The Dynamic Type size, large by default: \(CompletionLists.dynamicTypes.joined(separator: ", ")).",
    completion: .values(CompletionLists.dynamicTypes))
  var dynamicType: String?

  /// The flags as a document node, like that of a manifest's record. A node's location is the name of its flag.
  ///
  /// - Parameter iconFile: The file that stands for the icon `-`; nil for an icon that is none.
  func node(iconFile: String? = nil) throws(Diagnostic) -> DocumentNode {
    var record = RecordNode()
    let title = title.map(Self.unescaped)
    record.set("title", "TITLE", title)
    record.set(iconFile != nil || icon.map(WrittenPath.isIcon) == true ? "icon.file" : "icon.name", "--icon", iconFile ?? icon)
    record.set("style", "--style", style)
    record.set("axis", "--axis", axis)
    record.set("spacing", "--spacing", spacing)
    record.set("iconPosition", "--icon-position", iconPosition)
    record.set("iconAlignment", "--icon-alignment", iconAlignment)
    record.set(font.map(WrittenPath.isFont) == true ? "font.file" : "font.family", "--font", font)
    record.set("font.textStyle", "--text-style", textStyle)
    record.set("font.size", "--size", size)
    record.set("font.weight", "--weight", weight)
    record.set("font.italic", "--italic", italic ? "true" : nil)
    record.set("metrics", "--metrics", metrics)
    record.set(color?.contains(",") == true ? "color.gradient" : "color", "--color", color)
    record.set("icon.colors", "--icon-color", iconColors.isEmpty ? nil : iconColors.joined(separator: ","))
    record.set("icon.mode", "--icon-mode", iconMode)
    record.set("icon.weight", "--icon-weight", iconWeight)
    record.set("icon.scale", "--icon-scale", iconScale)
    record.set("icon.renderingMode", "--icon-rendering-mode", iconRenderingMode)
    record.set("icon.variableValue", "--variable-value", variableValue)
    record.set("icon.snapsToPixelGrid", "--snap-to-pixel-grid", snapsToPixelGrid ? "true" : nil)
    record.set("width", "--width", width)
    record.set("height", "--height", height)
    record.set("numberOfLines", "--lines", lines)
    record.set("lineBreakMode", "--line-break", lineBreak)
    record.set("adjustsFontSizeToFitWidth", "--shrink", shrink == nil ? nil : "true")
    record.set("minimumScaleFactor", "--shrink", shrink)
    record.set("allowsDefaultTighteningForTruncation", "--tighten", tighten ? "true" : nil)
    record.set("textAlignment", "--alignment", alignment)
    try record.setShadow("shadow", "--shadow", shadow)
    try record.setShadow("dropShadow", "--drop-shadow", dropShadow)
    record.set(
      background?.contains(",") == true && background?.contains("(") == false ? "background.gradient" : "background", "--background",
      background)
    record.set("cornerRadius", "--corner-radius", cornerRadius)
    record.set("cornerStyle", "--corner-style", cornerStyle)
    try record.setParts(["border.color", "border.width"], atLeast: 1, "--border", border)
    record.set("padding", "--padding", padding)
    record.set("margin", "--margin", margin)
    record.set("minWidth", "--min-width", minWidth)
    record.set("minHeight", "--min-height", minHeight)
    record.set("aspect", "--aspect", aspect)
    record.set("textFit", "--text-fit", textFit)
    record.set("scale", "--scale", scale)
    record.set("colorScheme", "--dark", dark ? "dark" : nil)
    record.set("colorSpace", "--color-space", colorSpace)
    record.set("layoutDirection", "--rtl", rtl ? "rightToLeft" : nil)
    record.set("locale", "--locale", locale)
    record.set("dynamicTypeSize", "--dynamic-type", dynamicType)
    return try record.node()
  }

  /// Replaces `\n` by a line break and `\\` by a backslash. Any other backslash stays.
  private static func unescaped(_ text: String) -> String {
    guard text.containsUTF8("\\") else { return text }
    var result = ""
    var rest = Substring(text)
    while let backslash = rest.firstIndex(of: "\\") {
      result += rest[..<backslash]
      rest = rest[backslash...].dropFirst()
      guard let next = rest.first, next == "n" || next == "\\" else {
        result += "\\"
        continue
      }
      result += next == "n" ? "\n" : "\\"
      rest = rest.dropFirst()
    }
    return result + rest
  }
}

extension RecordFlags {
  /// For `FlatCommand`.
  mutating func visit(_ options: FlatOptions) throws {
    try options.visit(&_title, "title")
    try options.visit(&_icon, "icon", "icon")
    try options.visit(&_style, "style", "style")
    try options.visit(&_axis, "axis", "axis")
    try options.visit(&_spacing, "spacing", "spacing")
    try options.visit(&_iconPosition, "iconPosition", "icon-position")
    try options.visit(&_iconAlignment, "iconAlignment", "icon-alignment")
    try options.visit(&_font, "font", "font")
    try options.visit(&_textStyle, "textStyle", "text-style")
    try options.visit(&_size, "size", "size")
    try options.visit(&_weight, "weight", "weight")
    try options.visit(&_metrics, "metrics", "metrics")
    try options.visit(&_italic, "italic", "italic")
    try options.visit(&_colors, "colors", "color")
    try options.visit(&_iconColors, "iconColors", "icon-color")
    try options.visit(&_iconMode, "iconMode", "icon-mode")
    try options.visit(&_iconWeight, "iconWeight", "icon-weight")
    try options.visit(&_iconScale, "iconScale", "icon-scale")
    try options.visit(&_iconRenderingMode, "iconRenderingMode", "icon-rendering-mode")
    try options.visit(&_variableValue, "variableValue", "variable-value")
    try options.visit(&_snapsToPixelGrid, "snapsToPixelGrid", "snap-to-pixel-grid")
    try options.visit(&_width, "width", "width")
    try options.visit(&_height, "height", "height")
    try options.visit(&_lines, "lines", "lines")
    try options.visit(&_lineBreak, "lineBreak", "line-break")
    try options.visit(&_shrink, "shrink", "shrink")
    try options.visit(&_tighten, "tighten", "tighten")
    try options.visit(&_alignment, "alignment", "alignment")
    try options.visit(&_shadow, "shadow", "shadow")
    try options.visit(&_dropShadow, "dropShadow", "drop-shadow")
    try options.visit(&_background, "background", "background")
    try options.visit(&_cornerRadius, "cornerRadius", "corner-radius")
    try options.visit(&_cornerStyle, "cornerStyle", "corner-style")
    try options.visit(&_border, "border", "border")
    try options.visit(&_padding, "padding", "padding")
    try options.visit(&_margin, "margin", "margin")
    try options.visit(&_minWidth, "minWidth", "min-width")
    try options.visit(&_minHeight, "minHeight", "min-height")
    try options.visit(&_aspect, "aspect", "aspect")
    try options.visit(&_textFit, "textFit", "text-fit")
    try options.visit(&_scale, "scale", "scale")
    try options.visit(&_dark, "dark", "dark")
    try options.visit(&_colorSpace, "colorSpace", "color-space")
    try options.visit(&_rtl, "rtl", "rtl")
    try options.visit(&_locale, "locale", "locale")
    try options.visit(&_dynamicType, "dynamicType", "dynamic-type")
  }
}

/// Builds a record's document node from flags.
private struct RecordNode {
  private var keys: [DottedKeys.Key] = []
  private var values: [DocumentNode?] = []
  /// The first flag with an empty text, which a variable of a shell may be.
  private var emptyFlag: String?

  /// The record.
  ///
  /// - Throws: `LabelError.usage` for a flag that sets the same value as another.
  func node() throws(Diagnostic) -> DocumentNode {
    if let emptyFlag {
      throw Diagnostic(
        LabelError.usage(reason: "\(emptyFlag) has no value", help: "write a value behind it, or leave the option out"),
        at: DocumentLocation(file: emptyFlag))
    }
    let (node, conflicts) = DottedKeys(keys).record(values, at: DocumentLocation(file: "render"))
    if let location = conflicts.first.map({ keys[$0].location }) {
      throw Diagnostic(LabelError.usage(reason: "\(location.file) sets the same value as another flag"), at: location)
    }
    return node
  }

  mutating func set(_ key: String, _ flag: String, _ text: String?) {
    guard let text else { return }
    if text.isEmpty, flag.hasPrefix("--") { emptyFlag = emptyFlag ?? flag }
    let location = DocumentLocation(file: flag)
    keys.append((text: key, location: location))
    values.append(DocumentNode(.cell(text), at: location))
  }

  /// Sets a shadow from `COLOR,DX,DY` or `COLOR,DX,DY,RADIUS`.
  mutating func setShadow(_ key: String, _ flag: String, _ text: String?) throws(Diagnostic) {
    guard let text else { return }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard (3...4).contains(parts.count), Double(parts[0]) == nil else {
      throw Diagnostic(
        LabelError.usage(
          reason: "\(flag) takes COLOR,DX,DY or COLOR,DX,DY,RADIUS, not \"\(text)\"",
          help: "for example \(flag) " + (CSSShorthand(text)?.option(flag) ?? (parts.count == 1 ? "\(text),0,1,2" : "black,0,1,2"))),
        at: DocumentLocation(file: flag))
    }
    set(key + ".color", flag, parts[0])
    set(key + ".offset", flag, parts[1] + "," + parts[2])
    set(key + ".radius", flag, parts.count == 4 ? parts[3] : nil)
  }

  mutating func setParts(_ keys: [String], atLeast count: Int, _ flag: String, _ text: String?) throws(Diagnostic) {
    guard let text else { return }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard (count...keys.count).contains(parts.count), Double(parts[0]) == nil else {
      throw Diagnostic(
        LabelError.usage(
          reason: "\(flag) takes a colour, and a width after a comma, not \"\(text)\"",
          help: "for example \(flag) " + (CSSShorthand(text)?.option(flag) ?? "red,\(parts[0])")),
        at: DocumentLocation(file: flag))
    }
    for (key, part) in zip(keys, parts) { set(key, flag, part) }
  }
}
