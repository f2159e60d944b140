// SPDX-License-Identifier: MIT

internal import LabelCore

/// A small sign in the lower right corner that shows an action on the symbol or its state: a disc with a mark, or a small drawing.
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
  case info
  case lock
  case arrowForward = "arrow.forward"
  case star
  case key
  case cloud = "icloud"
  case halfShield = "shield.half.filled"
  /// A warning triangle. Its names end in `trianglebadge.exclamationmark`.
  case triangle = "trianglebadge.exclamationmark"
  /// The notification dot in the upper right corner, without a mark. Its names end in `badge`.
  case dot

  /// The suffix of names with the badge, without the first dot.
  var suffix: String {
    switch self {
    case .dot: "badge"
    case .triangle: rawValue
    default: "badge." + rawValue
    }
  }

  /// Splits a badge off the end of a name; nil when it has none.
  static func split(_ name: Substring) -> (rest: Substring, badge: IconBadge)? {
    for badge in allCases {
      if let rest = name.without(suffix: badge.suffix) { return (rest, badge) }
    }
    return nil
  }

  /// The disc's colour in multicolor.
  var color: SystemColor {
    switch self {
    case .plus, .checkmark: .green
    case .minus, .xmark, .dot: .red
    case .exclamationmark, .triangle, .star: .yellow
    case .questionmark, .clock, .info, .arrowForward, .cloud, .halfShield: .blue
    case .ellipsis, .gearshape, .lock, .key: .gray
    case .moon: .indigo
    }
  }

  /// The disc's centre, in grid units.
  var center: Point { self == .dot ? Point(x: 18.25, y: 5.75) : Point(x: 18, y: 18) }

  /// The radius of the disc's centre line, in grid units.
  private var radius: Double { self == .dot ? 2.5 : 4.25 }

  /// The radius of the erased disc at regular weight, in grid units.
  var erasedRadius: Double { radius + Self.gap + Self.line / 2 }

  /// The gap around the disc, in grid units.
  private static let gap = 1.25
  /// The disc's line width, in grid units: the line lets the disc grow with the weight, like other symbols.
  private static let line = 1.5
  private static let weightShare = 0.5
  /// The scale of a mark relative to the mark in a full-size circle.
  private static let markScale = 0.54

  /// The shapes over a symbol: the gap, the sign and its mark, which is a hole in every mode.
  var shapes: [IconShape] {
    var gap = disc(radius: radius + Self.gap)
    gap.layer.erasing = .always
    var body = body
    for index in body.indices { body[index].layer.color = .system(color) }
    var mark = mark
    mark?.layer.erasing = .always
    // An arrow that points forward turns around with the icon.
    if self != .arrowForward { mark?.uprightAxis = center.x }
    return [gap] + body + [mark].compactMap(\.self)
  }

  private var body: [IconShape] {
    switch self {
    case .plus, .minus, .xmark, .checkmark, .exclamationmark, .questionmark, .ellipsis, .clock, .moon, .info, .lock, .arrowForward, .dot:
      [disc(radius: radius)]
    case .gearshape, .star, .cloud, .triangle: [line(sign).filledIn]
    case .key: [line(sign)]
    case .halfShield: [line(sign), line(Self.shieldHalf).filledIn]
    }
  }

  /// The hands of a clock, at the size of `IconMark` paths.
  private static let hands = VectorPath(drawn: "M0 -4.5V0L3.25 2")

  /// A crescent, at the size of `IconMark` paths.
  private static let crescent = VectorPath(drawn: "M-0.5 -4.25A4.25 4.25 0 1 0 4.25 0.5A3.25 3.25 0 0 1 -0.5 -4.25Z")

  private var mark: IconShape? {
    func scaled(_ path: VectorPath) -> VectorPath { path.transformed(.scale(Self.markScale, Self.markScale)) }
    switch self {
    case .dot: return nil
    case .gearshape: return disc(radius: 0.75)
    case .star, .key, .cloud, .halfShield: return nil
    case .triangle: return line(Self.exclamationMark)
    case .lock: return line(Self.padlock)
    case .arrowForward: return line(scaled(Self.arrow))
    case .clock: return line(scaled(Self.hands))
    case .moon:
      var moon = line(scaled(Self.crescent)).filledIn
      moon.stroke?.style.width = 0.5
      return moon
    case .plus, .minus, .xmark, .checkmark, .exclamationmark, .questionmark, .ellipsis, .info:
      return (IconMark(rawValue: rawValue)?.path).map { line(scaled($0)) }
    }
  }

  private func disc(radius: Double) -> IconShape {
    let box = Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return IconShape(line: .ellipse(in: box), width: Self.line, weightShare: Self.weightShare, isFilled: true)
  }

  /// A line along a path whose origin is the badge's centre.
  private func line(_ path: VectorPath) -> IconShape {
    IconShape(line: path.transformed(.translation(center)), width: Self.line, weightShare: Self.weightShare)
  }
}
