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
}
