// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
internal import LabelLayout
internal import LabelText

/// The contrast of a colour with what is behind it, by WCAG 2.2 and by APCA.
package struct MeasuredContrast: Hashable, Sendable {
  /// The colour of what is drawn.
  package var foreground: SRGBColor
  /// The opaque colour behind it.
  package var background: SRGBColor

  /// Compares two colours.
  package init(foreground: SRGBColor, background: SRGBColor) { (self.foreground, self.background) = (foreground, background) }

  /// WCAG's ratio, 1…21.
  var ratio: Double { foreground.contrast(on: background) }

  /// `#777777 on #ffffff at 4.47 to 1 (APCA Lc 71)`. The ratio is rounded down, so that 4.5 is never less than 4.5.
  var text: String {
    let ratio = DumpText.number((ratio * 100).rounded(.down) / 100, places: 2)
    let lightness = Int(foreground.over(background).lightnessContrast(on: background).rounded())
    return "\(foreground.hex) on \(background.hex) at \(ratio) to 1 (APCA Lc \(lightness))"
  }
}

/// Compares the colours of text and icons with all that may be behind them: of gradients the stop that is worst.
struct ContrastCheck {
  /// A level of WCAG 2.2 with the least ratios for text, for large text and for icons.
  enum Level: String, CaseIterable {
    case aa = "AA"
    case aaa = "AAA"

    /// The least ratio for text of a size in points and a weight: large text is 24 points, or 18.66 in bold.
    func minimum(ofTextOfSize size: Double, _ weight: FontWeight) -> Double {
      let isLarge = size >= 24 || size >= 18.66 && weight.cssValue >= 700
      switch self {
      case .aa: return isLarge ? 3 : 4.5
      case .aaa: return isLarge ? 4.5 : 7
      }
    }
  }

  /// A colour that has too little contrast.
  struct Failure {
    var what: String
    var contrast: MeasuredContrast
    var minimum: Double
    var level: Level
  }

  /// What fails, the worst of text and of icons.
  private(set) var failures: [Failure] = []

  /// - Parameter background: The opaque colours that may be behind the label; none if they are not known.
  init(_ label: ResolvedLabel, on background: [SRGBColor]) {
    check(label.root, on: background)
    // An icon in the colour of its text needs no advice of its own.
    let text = failures.first { $0.what == "text" && $0.level == .aa }
    failures.removeAll { $0.what == "icon" && $0.contrast == text?.contrast }
  }

  private mutating func check(_ node: ResolvedNode, on behind: [SRGBColor]) {
    switch node {
    case .spacer, .shape, .masked, .geometry: break
    case .stack(_, _, _, let children), .container(_, let children): for child in children { check(child, on: behind) }
    case .layered(let node, .shape(let shape), _, isBehind: true): check(node, on: Self.colors(of: shape.paint, over: behind))
    case .layered(let node, _, _, _): check(node, on: behind)
    case .decorated(let inner, .background(let color, _, _)): check(inner, on: Self.over(color, behind))
    // WCAG exempts what is not active.
    case .decorated(_, .opacity), .decorated(_, .hidden), .decorated(_, .filters), .decorated(_, .blend): break
    case .decorated(let inner, _): check(inner, on: behind)
    case .icon(let icon): check(icon, on: behind)
    case .text(let text): if text.redaction == nil { check(text, on: behind) }
    }
  }

  // MARK: Colours

  /// A colour over all that may be behind it.
  private static func over(_ color: SRGBColor, _ behind: [SRGBColor]) -> [SRGBColor] {
    color.alpha >= 1 ? [color] : behind.map(color.over)
  }

  /// The colours of a paint over all that may be behind it; none if they are not known, as those of a material.
  private static func colors(of paint: ResolvedPaint, over behind: [SRGBColor]) -> [SRGBColor] {
    switch paint {
    case .color(let color): over(color, behind)
    case .gradient(_, let stops): Array(stops.flatMap { over($0.color, behind) }.prefix(maximumColors))
    case .material: []
    }
  }

  /// More than any gradient of a label.
  private static let maximumColors = 256

  // MARK: Text

  private mutating func check(_ text: ResolvedText, on behind: [SRGBColor]) {
    for paragraph in text.shaped.paragraphs {
      for run in paragraph.runs where run.style.attachment == nil && run.style.stroke == nil && !run.font.face.isColor {
        guard paragraph.units[run.range].contains(where: { $0 > 0x20 && $0 != 0xA0 }) else { continue }
        let backgrounds = run.style.background.map { Self.over($0, behind) } ?? behind
        let foregrounds = run.style.paint.map { Self.foregrounds(text.paints[$0]) } ?? [run.style.color]
        guard let worst = Self.worst(foregrounds, backgrounds) else { continue }
        add("text", worst) { $0.minimum(ofTextOfSize: run.style.font.size, run.style.font.style.weight) }
      }
    }
  }

  private static func foregrounds(_ paint: ResolvedPaint) -> [SRGBColor] {
    switch paint {
    case .color(let color): [color]
    case .gradient(_, let stops): Array(stops.map(\.color).prefix(maximumColors))
    case .material: []
    }
  }

  private static func worst(_ foregrounds: [SRGBColor], _ backgrounds: [SRGBColor]) -> MeasuredContrast? {
    foregrounds.flatMap { color in backgrounds.map { MeasuredContrast(foreground: color, background: $0) } }.min { $0.ratio < $1.ratio }
  }

  // MARK: Icons

  /// The most visible of an icon's colours counts, at the background where it is worst. Icons in their own colours, such as logos, are not
  /// checked, and WCAG has no level AAA for icons.
  private mutating func check(_ icon: ResolvedIcon, on behind: [SRGBColor]) {
    guard icon.mode != .multicolor else { return }
    let colors = icon.commands.compactMap(\.plainColor)
    guard colors.count == icon.commands.count, !colors.isEmpty else { return }
    let best = behind.compactMap { background in
      colors.map { MeasuredContrast(foreground: $0, background: background) }.max { $0.ratio < $1.ratio }
    }
    guard let worst = best.min(by: { $0.ratio < $1.ratio }) else { return }
    add("icon", worst) { $0 == .aa ? 3 : nil }
  }

  /// Adds a failure of the first level that a contrast does not reach, if it is the worst of its kind.
  private mutating func add(_ what: String, _ contrast: MeasuredContrast, _ minimum: (Level) -> Double?) {
    let minimums = Level.allCases.compactMap { level in minimum(level).map { (level, $0) } }
    let failed = minimums.first { contrast.ratio < $0.1 - 1e-9 }
    guard let (level, minimum) = failed else { return }
    let new = Failure(what: what, contrast: contrast, minimum: minimum, level: level)
    guard let index = failures.firstIndex(where: { $0.what == what }) else { return failures.append(new) }
    if (new.level == .aa) != (failures[index].level == .aa) ? new.level == .aa : new.contrast.ratio < failures[index].contrast.ratio {
      failures[index] = new
    }
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
