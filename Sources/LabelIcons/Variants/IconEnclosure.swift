// SPDX-License-Identifier: MIT

internal import LabelCore

/// A shape around a symbol. Its outline is the icon of the same name.
package enum IconEnclosure: String, Hashable, Sendable, CaseIterable {
  case circle
  case square
  case rectangle
  case app
  case shield
  case triangle
  case diamond
  case octagon
  case hexagon
  case seal

  /// Splits an enclosure off the end of a name; nil when it has none.
  static func split(_ name: Substring) -> (rest: Substring, enclosure: IconEnclosure)? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return IconEnclosure(rawValue: String(name[name.index(after: dot)...])).map { (name[..<dot], $0) }
  }

  /// The area for the symbol inside, in grid units.
  var contentArea: ContentArea {
    switch self {
    case .circle, .octagon, .hexagon: ContentArea(radius: 6.125, scale: 1)
    case .square, .app: ContentArea(radius: 6.75, scale: 1)
    case .seal: ContentArea(radius: 5.75, scale: 0.95)
    case .shield: ContentArea(center: Point(x: 12, y: 11.5), radius: 5.5, scale: 0.88)
    case .diamond: ContentArea(radius: 5.25, scale: 0.84)
    case .rectangle: ContentArea(radius: 5.75, scale: 0.84)
    case .triangle: ContentArea(center: Point(x: 12, y: 14), radius: 4.25, scale: 0.68)
    }
  }

  /// A disc inside an enclosure that a symbol must fit.
  struct ContentArea {
    var center = Point(x: 12, y: 12)
    /// The disc's radius: the symbol must be inside it, lines included.
    var radius: Double
    /// The scale of characters and marks relative to a circle's.
    var scale: Double

    /// The line width relative to a circle's. Lines shrink less than the symbol.
    var lineScale: Double { scale.squareRoot() }
  }
}
