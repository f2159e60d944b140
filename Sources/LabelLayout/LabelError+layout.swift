// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelViewNode

extension LabelError {
  /// Neither the renderer nor the bundle of an image has an asset with this name.
  package static func unknownImage(name: String, nearest: [String]) -> Self {
    Self(
      .unknownImage, "no image asset is named \(name.quoted)",
      help: nearest.didYouMean
        ?? "give the renderer the catalogue that has it, renderer.assets = try AssetCatalog(contentsOf: …), or the target the catalogue as "
        + "a resource; a symbol is Image(systemName: …)",
      nearest: nearest, subject: name)
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
