// SPDX-License-Identifier: MIT

public import LabelCore

extension DiagnosticCode {
  /// A text cannot be read as a colour.
  public static let invalidColor: Self = "LK0104"
  /// There is no asset with the name of a colour.
  public static let unknownColor: Self = "LK0107"
  /// There is no asset with the name of an image.
  public static let unknownImage: Self = "LK0580"
  /// A label has neither a title nor an icon.
  public static let emptyLabel: Self = "LK0208"
  /// Views are nested more deeply than the limit.
  public static let viewsTooDeep: Self = "LK0306"
  /// A line of text is taller than its label.
  public static let lineTallerThanLabel: Self = "LK0503"
  /// The baseline of text that was shrunk moves it out of its label.
  public static let baselineLeavesLabel: Self = "LK0504"
  /// A part of a title is not visible.
  public static let truncatedText: Self = "LK0511"
  /// Text or icon can hardly be told from the background.
  public static let lowContrast: Self = "LK0512"
  /// Text or an icon is drawn beyond the height of its label.
  public static let contentBeyondLabel: Self = "LK0519"
  /// The glyphs of two lines overlap.
  public static let collidingLines: Self = "LK0513"
}

extension LabelError {
  /// A colour is neither `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, a function of CSS that is read, nor the name of a colour.
  package static func invalidColor(text: String, nearest: [String]) -> Self {
    Self(.invalidColor, "\(text.quoted) is not a colour", help: colorHelp(text, nearest), nearest: nearest, keys: ["color"])
  }

  private static func colorHelp(_ text: String, _ nearest: [String]) -> String {
    guard let first = nearest.first else {
      if ["color(", "oklch(", "oklab("].contains(where: text.lowercased().hasPrefix) {
        return "write color(display-p3 1 0.2 0), color(srgb 1 0.2 0), oklch(70% 0.2 150) or oklab(70% -0.1 0.1), without commas"
      }
      return "write #rgb, #rgba, #rrggbb, #rrggbbaa or a system colour such as blue, primary or accentColor; "
        + "`labelkit explain color` lists them"
    }
    if first == "#" + text { return "write \"\(first)\", with the number sign and in quotes" }
    if first.hasPrefix("#") { return "write \"\(first)\" for CSS's \(text); the names are Apple's: see `labelkit explain color`" }
    return nearest.didYouMean ?? ""
  }

  /// The renderer has no asset with this name.
  package static func unknownColor(name: String, nearest: [String]) -> Self {
    Self(
      .unknownColor, "no colour is named \(name.quoted)",
      help: nearest.didYouMean ?? "give the renderer the catalogue that has it: renderer.assets = try AssetCatalog(contentsOf: …)",
      nearest: nearest, keys: ["color"])
  }

  /// Neither the renderer nor the bundle of an image has an asset with this name.
  package static func unknownImage(name: String, nearest: [String]) -> Self {
    Self(
      .unknownImage, "no image asset is named \(name.quoted)",
      help: nearest.didYouMean
        ?? "give the renderer the catalogue that has it, renderer.assets = try AssetCatalog(contentsOf: …), or the target the catalogue as "
        + "a resource; a symbol is Image(systemName: …)",
      nearest: nearest, subject: name)
  }

  /// A label has neither a title nor an icon.
  package static var emptyLabel: Self {
    Self(.emptyLabel, "the label has neither a title nor an icon", help: "give it a title, an icon, or both")
  }

  /// Views are nested more deeply than the limit; often a style or a body contains itself.
  package static func viewsTooDeep(limit: Int) -> Self {
    Self(
      .viewsTooDeep, "views are nested more than \(limit) levels deep", help: "look for a view or a style whose body contains itself",
      kind: .limit)
  }

  /// A line of text is taller than the label; both heights are in points.
  package static func lineTallerThanLabel(line: Double, label: Double) -> Self {
    Self(
      .lineTallerThanLabel, "a line of this text is \(DumpText.number(line)) points high; the label is only \(DumpText.number(label))",
      help: "nothing is cut off, but the image grows beyond the label; give the label more height", kind: .warning, keys: ["height"])
  }

  /// Text that was shrunk keeps the baseline of its full size and so extends beyond the label; centred text would not.
  package static var baselineLeavesLabel: Self {
    Self(
      .baselineLeavesLabel, "the shrunk text keeps its full-size baseline and extends beyond the label",
      help: "use the baselineAdjustment alignCenters or none, or give the label more height", kind: .warning,
      keys: ["baselineAdjustment", "height"])
  }

  /// A title of several lines or an icon extends beyond the height of the label by some points.
  package static func contentBeyondLabel(what: String, points: Double, label: Double) -> Self {
    Self(
      .contentBeyondLabel,
      "\(what) extends \(DumpText.number(points, places: 1)) points beyond the height of the label, which is \(DumpText.number(label))",
      help: "nothing is cut off, but the image grows beyond the label; give it more height, or iconAlignment: center for an icon "
        + "beside several lines", kind: .warning, keys: ["height"])
  }

  /// A title does not fit, and an ellipsis or an edge hides a part of it.
  package static func truncatedText(text: String) -> Self {
    Self(
      .truncatedText, "a part of the title is not visible: \"\(text.shortened(to: 40))\"",
      help: "give it more width or lines, or shorten it", kind: .warning, keys: ["title", "titleKey", "attributedTitle"])
  }

  /// The text or the icon can hardly be told from the background. The ratios are those of WCAG 2.2; `what` is "the text" or "the icon".
  package static func lowContrast(what: String, foreground: String, background: String, ratio: Double, minimum: Double) -> Self {
    Self(
      .lowContrast,
      "\(what) has too little contrast: \(foreground) on \(background) is \(DumpText.number(ratio, places: 2)) to 1, "
        + "less than \(DumpText.number(minimum)) to 1",
      help: "choose a darker or a lighter colour", kind: .warning, keys: ["color", "background"])
  }

  /// The glyphs of a line and of the next one overlap, by some points; lines are counted from 1.
  package static func collidingLines(line: Int, overlap: Double) -> Self {
    Self(
      .collidingLines, "lines \(line) and \(line + 1) overlap by \(DumpText.number(overlap, places: 1)) points",
      help: "write typesetting: improved, which makes room for tall glyphs, or raise lineSpacing", kind: .warning,
      keys: ["title", "titleKey", "attributedTitle"])
  }
}
