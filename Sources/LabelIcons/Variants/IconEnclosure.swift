// SPDX-License-Identifier: MIT

internal import LabelCore

/// What a symbol is drawn in: a shape around it, or something that has space for it, such as a speech bubble. Its outline is the icon of
/// the same name.
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
  case dashedCircle = "circle.dashed"
  case dottedCircle = "circle.dotted"
  case dashedSquare = "square.dashed"
  case portraitRectangle = "rectangle.portrait"
  case squareOnSquare = "square.on.square"
  case rectangleOnRectangle = "rectangle.on.rectangle"
  case viewfinder
  case magnifyingglass
  case message
  case doc

  /// Splits an enclosure off the end of a name, the longest that it ends in; nil when it has none.
  static func split(_ name: Substring) -> (rest: Substring, enclosure: IconEnclosure)? {
    var dot = name.firstIndex(of: ".")
    while let start = dot {
      let suffix = name[name.index(after: start)...]
      if start != name.startIndex, let enclosure = IconEnclosure(rawValue: String(suffix)) { return (name[..<start], enclosure) }
      dot = suffix.firstIndex(of: ".")
    }
    return nil
  }

  /// Whether it is a plain shape, which another icon cannot be drawn in: there is `bell.circle`, and `message.circle`, but no
  /// `bell.circle.square`.
  var isShape: Bool {
    switch self {
    case .circle, .square, .rectangle, .app, .shield, .triangle, .diamond, .octagon, .hexagon, .seal, .dashedCircle, .dottedCircle,
      .dashedSquare, .portraitRectangle:
      true
    case .squareOnSquare, .rectangleOnRectangle, .viewfinder, .magnifyingglass, .message, .doc: false
    }
  }

  /// The area for the symbol inside, in grid units.
  var contentArea: ContentArea {
    switch self {
    case .circle, .octagon, .hexagon, .dashedCircle, .dottedCircle: ContentArea(radius: 6.125, scale: 1)
    case .square, .app, .viewfinder: ContentArea(radius: 6.75, scale: 1)
    case .dashedSquare: ContentArea(radius: 6.25, scale: 1)
    case .portraitRectangle: ContentArea(radius: 5.75, scale: 0.84)
    case .squareOnSquare: ContentArea(center: Point(x: 15, y: 15), radius: 4.5, scale: 0.72)
    case .rectangleOnRectangle: ContentArea(center: Point(x: 15, y: 15), radius: 3.75, scale: 0.62)
    case .magnifyingglass: ContentArea(center: Point(x: 10, y: 10), radius: 4.75, scale: 0.68)
    case .message: ContentArea(center: Point(x: 12, y: 10), radius: 5.25, scale: 0.84)
    case .doc: ContentArea(center: Point(x: 12, y: 14.5), radius: 4.5, scale: 0.72)
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
