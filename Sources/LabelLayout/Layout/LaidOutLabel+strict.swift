// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

extension LaidOutLabel {
  /// What only strict runs report: text of which a part is not visible, and too little contrast with the label's background.
  ///
  /// - Parameter title: The title as it is written, for messages.
  package func strictWarnings(title: String) -> [LabelError] {
    var warnings: [LabelError] = []
    if root.hasTruncatedText { warnings.append(.truncatedText(text: title)) }
    var contrast = ContrastCheck()
    contrast.check(root, on: nil)
    return warnings + contrast.warnings
  }
}

extension LaidOutNode {
  fileprivate var hasTruncatedText: Bool {
    switch content {
    case .icon, .spacer, .shape: false
    case .masked(let inner, _), .decorated(let inner, _): inner.hasTruncatedText
    case .stack(let children): children.contains(where: \.hasTruncatedText)
    case .text(let layout, _): layout.isTruncated || layout.lines.contains(where: \.isClipped)
    }
  }
}

/// Compares the colours of text and icons with the background by WCAG 2.2.
private struct ContrastCheck {
  /// At most one warning for text and one for icons.
  var warnings: [LabelError] { [text, icon].compactMap { $0 } }
  private var text: LabelError?
  private var icon: LabelError?

  /// - Parameter background: The opaque colour behind the view; nil if it is not known.
  mutating func check(_ node: LaidOutNode, on background: SRGBColor?) {
    switch node.content {
    case .spacer, .shape, .masked: break
    case .stack(let children): for child in children { check(child, on: background) }
    case .decorated(let inner, .background(let color, _, _)):
      check(inner, on: color.alpha >= 1 ? color : background.map { color.over($0) })
    // WCAG exempts what is not active.
    case .decorated(_, .opacity), .decorated(_, .hidden), .decorated(_, .filters), .decorated(_, .blend): break
    case .decorated(let inner, _): check(inner, on: background)
    case .icon(let icon): if let background { check(icon, on: background) }
    case .text(let layout, let fill): if fill.redaction == nil { check(layout, on: background) }
    }
  }

  /// The backgrounds of runs are in front of the label's. Gradients and outlines are not checked.
  private mutating func check(_ layout: TextLayout, on background: SRGBColor?) {
    for line in layout.lines where background != nil || !line.backgrounds.isEmpty {
      for run in line.runs where run.paint == nil && run.stroke == nil && text == nil {
        for color in Self.backgrounds(of: run, in: line, on: background) where text == nil {
          text = Self.warning("the text", run.color, on: color, minimum: Self.minimum(ofPointSize: run.glyphs.font.pointSize))
        }
      }
    }
  }

  /// The opaque colours behind the glyphs of a run, each once, without those that are not known.
  private static func backgrounds(of run: LaidOutRun, in line: TextLine, on background: SRGBColor?) -> [SRGBColor] {
    var colors: [SRGBColor] = []
    for glyph in run.glyphs.glyphs {
      let x = glyph.position.x + 1e-6
      let area = line.backgrounds.first { $0.left <= x && x < $0.right }
      let color = area.map { $0.color.alpha >= 1 ? $0.color : background.map($0.color.over) } ?? background
      if let color, !colors.contains(color) { colors.append(color) }
    }
    return colors
  }

  /// The least ratio for text: that for large text from 24 points on.
  private static func minimum(ofPointSize size: Double) -> Double { size >= 24 ? 3 : 4.5 }

  /// The most visible of an icon's colours counts. Icons in their own colours, such as logos, are not checked.
  private mutating func check(_ resolved: ResolvedIcon, on background: SRGBColor) {
    guard icon == nil, resolved.mode != .multicolor else { return }
    let colors = resolved.commands.compactMap(\.plainColor)
    guard colors.count == resolved.commands.count, let best = colors.max(by: { $0.contrast(on: background) < $1.contrast(on: background) })
    else { return }
    icon = Self.warning("the icon", best, on: background, minimum: 3)
  }

  private static func warning(_ what: String, _ color: SRGBColor, on background: SRGBColor, minimum: Double) -> LabelError? {
    let ratio = color.contrast(on: background)
    guard ratio < minimum - 1e-9 else { return nil }
    // Rounded down, so that the message never says that 4.5 is less than 4.5.
    return .lowContrast(
      what: what, foreground: color.hex, background: background.hex, ratio: (ratio * 100).rounded(.down) / 100, minimum: minimum)
  }
}

extension DrawCommand {
  /// The colour of a filled or stroked path; nil for anything else.
  fileprivate var plainColor: SRGBColor? {
    switch self {
    case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)): color
    default: nil
    }
  }
}
