// SPDX-License-Identifier: MIT

internal import LabelCore

/// A small disc in the lower right corner that says what is done to, or the matter with, the symbol.
package enum IconBadge: String, Hashable, Sendable, CaseIterable {
  case plus
  case minus
  case xmark
  case checkmark
  case exclamationmark
  case questionmark
  case ellipsis
  case clock
  case gearshape
  case moon
  /// No mark: the dot in the upper right corner that says that something is new. Its names end in `badge`.
  case dot

  /// What a name ends in.
  var suffix: String { self == .dot ? "badge" : "badge." + rawValue }

  /// A name without the badge that it ends in.
  static func split(_ name: Substring) -> (rest: Substring, badge: IconBadge)? {
    for badge in allCases {
      if let rest = name.without(suffix: badge.suffix) { return (rest, badge) }
    }
    return nil
  }

  /// In multicolor rendering.
  var color: SystemColor {
    switch self {
    case .plus, .checkmark: .green
    case .minus, .xmark, .dot: .red
    case .exclamationmark: .yellow
    case .questionmark, .clock: .blue
    case .ellipsis, .gearshape: .gray
    case .moon: .indigo
    }
  }

  /// The disc's centre, in grid units.
  var center: Point { self == .dot ? Point(x: 18.25, y: 5.75) : Point(x: 18, y: 18) }

  /// The radius of the disc's centre line, in grid units.
  private var radius: Double { self == .dot ? 2.5 : 4.25 }

  /// How far the erased ring reaches from the centre at regular weight, in grid units.
  var reach: Double { radius + Self.gap + Self.line / 2 }

  /// The gap round the disc, in grid units.
  private static let gap = 1.25
  /// The disc's own line, which lets it grow with the weight as other symbols do.
  private static let line = 1.5
  private static let weightShare = 0.5
  /// The size of a mark against the one in a circle of full size.
  private static let markScale = 0.54

  /// What is painted over a symbol: the gap, the disc and the mark, which is a hole in every mode.
  var shapes: [IconShape] {
    var gap = disc(radius: radius + Self.gap)
    gap.layer.erasing = .always
    var body = self == .gearshape ? [disc(radius: 2.75), line(Self.teeth)] : [disc(radius: radius)]
    for index in body.indices { body[index].layer.color = .system(color) }
    var mark = mark
    mark?.layer.erasing = .always
    mark?.uprightAxis = center.x
    return [gap] + body + [mark].compactMap(\.self)
  }

  /// The teeth of a gear round its disc.
  private static let teeth = VectorPath(
    drawn: "M0 -3V-4.25M0 3V4.25M3 0H4.25M-3 0H-4.25M2.125 -2.125L3 -3M-2.125 2.125L-3 3M2.125 2.125L3 3M-2.125 -2.125L-3 -3")

  /// The hands of a clock, at the size of other marks.
  private static let hands = VectorPath(drawn: "M0 -4.5V0L3.25 2")

  /// A crescent, at the size of other marks.
  private static let crescent = VectorPath(drawn: "M-0.5 -4.25A4.25 4.25 0 1 0 4.25 0.5A3.25 3.25 0 0 1 -0.5 -4.25Z")

  private var mark: IconShape? {
    func scaled(_ path: VectorPath) -> VectorPath { path.transformed(.scale(Self.markScale, Self.markScale)) }
    switch self {
    case .dot: return nil
    case .gearshape: return disc(radius: 0.75)
    case .clock: return line(scaled(Self.hands))
    case .moon:
      var moon = line(scaled(Self.crescent)).filledIn
      moon.stroke?.style.width = 0.5
      return moon
    case .plus, .minus, .xmark, .checkmark, .exclamationmark, .questionmark, .ellipsis:
      return (IconMark(rawValue: rawValue)?.path).map { line(scaled($0)) }
    }
  }

  private func disc(radius: Double) -> IconShape {
    let box = Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return IconShape(line: .ellipse(in: box), width: Self.line, weightShare: Self.weightShare, isFilled: true)
  }

  /// A path about the origin as a line about the badge's centre.
  private func line(_ path: VectorPath) -> IconShape {
    IconShape(line: path.transformed(.translation(center)), width: Self.line, weightShare: Self.weightShare)
  }
}
