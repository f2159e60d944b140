// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
package import LabelLayout
internal import LabelSettings
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
package struct ContrastCheck {
  /// A level of WCAG 2.2 with the least ratios for text, for large text and for icons.
  package enum Level: String, CaseIterable {
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
  package struct Failure {
    package var what: String
    /// The text or the icon; nil for a label, which has one of each.
    package var part: String?
    package var contrast: MeasuredContrast
    package var minimum: Double
    package var level: Level
  }

  /// What fails, the worst of each text and of each icon.
  package private(set) var failures: [Failure] = []
  private let namesParts: Bool
  private var surfaces: DrawnSurfaces

  /// - Parameters:
  ///   - background: The opaque colours that may be behind everything; none if they are not known.
  ///   - namesParts: Whether texts and icons are told apart.
  package init(_ label: LaidOutLabel, on background: [SRGBColor], namesParts: Bool = false) {
    self.namesParts = namesParts
    surfaces = DrawnSurfaces(on: background)
    check(label.root)
    // An icon in the colour of its text needs no advice of its own.
    let texts = failures.filter { $0.what == "text" && $0.level == .aa }.map(\.contrast)
    failures.removeAll { $0.what == "icon" && texts.contains($0.contrast) }
  }

  private mutating func check(_ node: LaidOutNode) {
    switch node.content {
    case .spacer: break
    case .shape(let shape): surfaces.add(shape, node.frame)
    case .masked: surfaces.addUnknown(node.frame)
    case .stack(let children): for child in children { check(child) }
    case .decorated(let inner, let decoration):
      switch decoration {
      case .background(let color, _, _):
        surfaces.add([color], node.frame)
        check(inner)
      case .hidden: break
      // WCAG exempts what is not active, and what is turned is elsewhere.
      case .opacity, .filters, .blend, .rotation, .scale, .map: surfaces.addUnknown(node.frame)
      default: check(inner)
      }
    case .icon(let icon):
      if icon.isBitmap { surfaces.addUnknown(node.frame) } else { check(icon, on: surfaces.colors(behind: node.frame)) }
    case .text(_, let fill):
      if fill.redaction == nil, let shaped = fill.shaped { check(shaped, fill.paints, on: surfaces.colors(behind: node.frame)) }
    }
  }

  // MARK: Text

  private mutating func check(_ text: ShapedText, _ paints: [ResolvedPaint], on behind: [SRGBColor]) {
    let part = namesParts ? text.string : nil
    for paragraph in text.paragraphs {
      for run in paragraph.runs where run.style.attachment == nil && run.style.stroke == nil && !run.font.face.isColor {
        guard paragraph.units[run.range].contains(where: { $0 > 0x20 && $0 != 0xA0 }) else { continue }
        let backgrounds = run.style.background.map { DrawnSurfaces.colors([$0], over: behind) } ?? behind
        let foregrounds = run.style.paint.map { paints[$0].stops } ?? [run.style.color]
        guard let worst = Self.worst(foregrounds, backgrounds) else { continue }
        add("text", part, worst) { $0.minimum(ofTextOfSize: run.style.font.size, run.style.font.style.weight) }
      }
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
    add("icon", namesParts ? icon.name : nil, worst) { $0 == .aa ? 3 : nil }
  }

  /// Adds a failure of the first level that a contrast does not reach, if it is the worst of its kind.
  private mutating func add(_ what: String, _ part: String?, _ contrast: MeasuredContrast, _ minimum: (Level) -> Double?) {
    let minimums = Level.allCases.compactMap { level in minimum(level).map { (level, $0) } }
    let failed = minimums.first { contrast.ratio < $0.1 - 1e-9 }
    guard let (level, minimum) = failed else { return }
    let new = Failure(what: what, part: part, contrast: contrast, minimum: minimum, level: level)
    guard let index = failures.firstIndex(where: { $0.what == what && $0.part == part }) else { return failures.append(new) }
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
