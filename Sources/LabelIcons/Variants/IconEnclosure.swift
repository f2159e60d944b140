// SPDX-License-Identifier: MIT

internal import LabelCore

/// A shape that a symbol can stand in. Its outline is the icon of that name.
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

  /// A name without its last component, when that is an enclosure.
  static func split(_ name: Substring) -> (rest: Substring, enclosure: IconEnclosure)? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return IconEnclosure(rawValue: String(name[name.index(after: dot)...])).map { (name[..<dot], $0) }
  }

  /// Where a symbol finds room inside, in grid units.
  var room: Room {
    switch self {
    case .circle, .octagon, .hexagon: Room(radius: 6.125, scale: 1)
    case .square, .app: Room(radius: 6.75, scale: 1)
    case .seal: Room(radius: 5.75, scale: 0.95)
    case .shield: Room(center: Point(x: 12, y: 11.5), radius: 5.5, scale: 0.88)
    case .diamond: Room(radius: 5.25, scale: 0.84)
    case .rectangle: Room(radius: 5.75, scale: 0.84)
    case .triangle: Room(center: Point(x: 12, y: 14), radius: 4.25, scale: 0.68)
    }
  }

  /// A disc inside an enclosure.
  struct Room {
    var center = Point(x: 12, y: 12)
    /// How far a symbol may reach from the centre, lines included.
    var radius: Double
    /// The size of characters and marks against those in a circle.
    var scale: Double

    /// The width of lines against those in a circle; smaller symbols keep some of it.
    var lineScale: Double { scale.squareRoot() }
  }
}
