// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelManifest

/// A label record as flags. Every flag is the text of a key of the record, read by the same table as a manifest's keys, so that both take
/// the same values and give the same messages.
struct RecordFlags: ParsableArguments {
  @Argument(help: "The title.")
  var title: String?

  @Option(help: "A symbol's name, such as bolt.fill, or an SVG or PNG file with a slash or an extension in its path.")
  var icon: String?

  @Option(help: "Which parts are shown: automatic, titleAndIcon, iconOnly or titleOnly.")
  var style: String?

  @Option(help: "Whether icon and title stand horizontal or vertical.")
  var axis: String?

  @Option(parsing: .unconditional, help: "Points between icon and title.")
  var spacing: String?

  @Option(name: .customLong("icon-position"), help: "The icon's side of the title: leading, trailing, top or bottom.")
  var iconPosition: String?

  @Option(help: "The font: a family, full or PostScript name, or a font file.")
  var font: String?

  @Option(name: .customLong("text-style"), help: "A named size, such as headline.")
  var textStyle: String?

  @Option(help: "The font's size in points.")
  var size: String?

  @Option(help: "The font's weight: ultraLight, thin, light, regular, medium, semibold, bold, heavy or black.")
  var weight: String?

  @Flag(help: "Slanted letters.")
  var italic = false

  @Option(
    name: .customLong("color"),
    help: "The colour of text and icon: #rgb, #rrggbb, #rrggbbaa or a system colour's name. auto, always and never colour messages.")
  var colors: [String] = []

  /// What `--color` says of messages: no colour is called auto, always or never.
  var messageColor: ColorChoice { colors.compactMap { ColorChoice(rawValue: $0) }.last ?? .auto }

  private var color: String? { colors.last { ColorChoice(rawValue: $0) == nil } }

  @Option(name: .customLong("icon-color"), help: "The icon's colour; several colour its layers.")
  var iconColors: [String] = []

  @Option(name: .customLong("icon-mode"), help: "How the icon is coloured: monochrome, hierarchical, palette or multicolor.")
  var iconMode: String?

  @Option(name: .customLong("icon-weight"), help: "The weight of the icon's lines; the font's by default.")
  var iconWeight: String?

  @Option(name: .customLong("icon-scale"), help: "The icon's size beside the text: small, medium or large.")
  var iconScale: String?

  @Option(
    name: .customLong("icon-rendering-mode"),
    help: """
      Whether the icon takes the text's colour or keeps its own: template or original. By default a PNG and an SVG of several colours keep \
      theirs.
      """)
  var iconRenderingMode: String?

  @Option(name: .customLong("variable-value"), help: "How many of the icon's variable layers are lit, 0…1.")
  var variableValue: String?

  @Option(help: "The label's width without padding, in points.")
  var width: String?

  @Option(help: "The label's height without padding, in points.")
  var height: String?

  @Option(help: "The most lines; 0 for any number.")
  var lines: String?

  @Option(name: .customLong("line-break"), help: "The line-break mode, such as byTruncatingMiddle or byWordWrapping.")
  var lineBreak: String?

  @Option(help: ArgumentHelp("Lets text shrink to this factor before it is truncated.", valueName: "factor"))
  var shrink: String?

  @Flag(help: "Lets letters move together by up to 5 % before text is truncated.")
  var tighten = false

  @Option(help: "Where lines stand: left, center, right, justified or natural.")
  var alignment: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("The text's shadow.", valueName: "color,dx,dy[,radius]"))
  var shadow: String?

  @Option(
    name: .customLong("drop-shadow"), parsing: .unconditional,
    help: ArgumentHelp("The whole label's shadow.", valueName: "color,dx,dy[,radius]"))
  var dropShadow: String?

  @Option(help: "The colour behind the label and its padding.")
  var background: String?

  @Option(name: .customLong("corner-radius"), help: "The background's corner radius in points.")
  var cornerRadius: String?

  @Option(help: ArgumentHelp("A line inside the edge.", valueName: "color[,width]"))
  var border: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Points round the label, or four numbers.", valueName: "all|top,leading,bottom,trailing"))
  var padding: String?

  @Option(help: "Pixels per point.")
  var scale: String?

  @Flag(help: "Colours for a dark surface.")
  var dark = false

  @Flag(help: "Reading begins at the right.")
  var rtl = false

  @Option(help: "A BCP 47 identifier, such as ar or pt-BR.")
  var locale: String?

  @Option(name: .customLong("dynamic-type"), help: "The preferred text size, xSmall … accessibility5; large by default.")
  var dynamicType: String?

  /// The flags that were given, as the tree that a manifest's record is read from; a location is the flag's name.
  func node() throws(Diagnostic) -> DocumentNode {
    var record = RecordNode()
    try record.set("title", "TITLE", title)
    try record.set(icon.map(Self.isIconPath) == true ? "icon.file" : "icon.name", "--icon", icon)
    try record.set("style", "--style", style)
    try record.set("axis", "--axis", axis)
    try record.set("spacing", "--spacing", spacing)
    try record.set("iconPosition", "--icon-position", iconPosition)
    try record.set(font.map(Self.isPath) == true ? "font.file" : "font.family", "--font", font)
    try record.set("font.textStyle", "--text-style", textStyle)
    try record.set("font.size", "--size", size)
    try record.set("font.weight", "--weight", weight)
    try record.set("font.italic", "--italic", italic ? "true" : nil)
    try record.set("color", "--color", color)
    try record.set("icon.colors", "--icon-color", iconColors.isEmpty ? nil : iconColors.joined(separator: ","))
    try record.set("icon.mode", "--icon-mode", iconMode)
    try record.set("icon.weight", "--icon-weight", iconWeight)
    try record.set("icon.scale", "--icon-scale", iconScale)
    try record.set("icon.renderingMode", "--icon-rendering-mode", iconRenderingMode)
    try record.set("icon.variableValue", "--variable-value", variableValue)
    try record.set("width", "--width", width)
    try record.set("height", "--height", height)
    try record.set("numberOfLines", "--lines", lines)
    try record.set("lineBreakMode", "--line-break", lineBreak)
    try record.set("adjustsFontSizeToFitWidth", "--shrink", shrink == nil ? nil : "true")
    try record.set("minimumScaleFactor", "--shrink", shrink)
    try record.set("allowsDefaultTighteningForTruncation", "--tighten", tighten ? "true" : nil)
    try record.set("textAlignment", "--alignment", alignment)
    try record.setShadow("shadow", "--shadow", shadow)
    try record.setShadow("dropShadow", "--drop-shadow", dropShadow)
    try record.set("background", "--background", background)
    try record.set("cornerRadius", "--corner-radius", cornerRadius)
    try record.setParts(["border.color", "border.width"], atLeast: 1, "--border", border)
    try record.setPadding("--padding", padding)
    try record.set("scale", "--scale", scale)
    try record.set("colorScheme", "--dark", dark ? "dark" : nil)
    try record.set("layoutDirection", "--rtl", rtl ? "rightToLeft" : nil)
    try record.set("locale", "--locale", locale)
    try record.set("dynamicTypeSize", "--dynamic-type", dynamicType)
    return record.node
  }

  /// An icon in a folder of a set, `brand:flags/de`, is a name all the same.
  private static func isIconPath(_ text: String) -> Bool {
    if [".svg", ".png"].contains(where: text.lowercased().hasSuffix) { return true }
    return text.prefix { $0 != "/" }.contains(":") ? false : isPath(text)
  }

  /// Names have neither a slash nor one of these endings.
  private static func isPath(_ text: String) -> Bool {
    text.contains("/") || [".svg", ".png", ".ttf", ".otf", ".ttc", ".otc"].contains { text.lowercased().hasSuffix($0) }
  }
}

/// A record being put together from flags.
private struct RecordNode {
  private(set) var node = DocumentNode(.mapping([]), at: DocumentLocation(file: "render"))

  mutating func set(_ key: String, _ flag: String, _ text: String?) throws(Diagnostic) {
    guard let text else { return }
    let location = DocumentLocation(file: flag)
    let path = key.split(separator: ".").map(String.init)
    guard node.insert(DocumentNode(.cell(text), at: location), under: path[...], keyLocation: location) else {
      throw Diagnostic(LabelError.usage(reason: "\(flag) says again what another flag says"), at: location)
    }
  }

  /// `COLOR,DX,DY` and perhaps a radius.
  mutating func setShadow(_ key: String, _ flag: String, _ text: String?) throws(Diagnostic) {
    guard let text else { return }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard (3...4).contains(parts.count) else {
      throw Diagnostic(
        LabelError.usage(reason: "\(flag) takes COLOR,DX,DY or COLOR,DX,DY,RADIUS, not \"\(text)\""), at: DocumentLocation(file: flag))
    }
    try set(key + ".color", flag, parts[0])
    try set(key + ".offset", flag, parts[1] + "," + parts[2])
    try set(key + ".radius", flag, parts.count == 4 ? parts[3] : nil)
  }

  mutating func setPadding(_ flag: String, _ text: String?) throws(Diagnostic) {
    guard let text, text.contains(",") else { return try set("padding", flag, text) }
    try setParts(["padding.top", "padding.leading", "padding.bottom", "padding.trailing"], atLeast: 4, flag, text)
  }

  mutating func setParts(_ keys: [String], atLeast count: Int, _ flag: String, _ text: String?) throws(Diagnostic) {
    guard let text else { return }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard (count...keys.count).contains(parts.count) else {
      throw Diagnostic(
        LabelError.usage(reason: "\(flag) takes \(count == keys.count ? "\(count)" : "\(count) to \(keys.count)") values between commas"),
        at: DocumentLocation(file: flag))
    }
    for (key, part) in zip(keys, parts) { try set(key, flag, part) }
  }
}
