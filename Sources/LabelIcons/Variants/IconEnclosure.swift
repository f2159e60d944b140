// SPDX-License-Identifier: MIT

internal import LabelCore

/// What a symbol is drawn in: a shape around it, or something that has space for it, such as a speech bubble. Its outline is the icon of
/// the same name, or of `outline`.
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
  /// An arrow around a currency sign: money back.
  case returnArrow = "arrow.circlepath"
  case ring
  case dashedRing = "ring.dashed"
  /// A bank, with the sign between its columns.
  case bank = "bank.building"
  case gaugeOfHalves = "gauge.chart.lefthalf.righthalf"
  case gaugeOfThirds = "gauge.chart.leftthird.topthird.rightthird"
  case button = "button.horizontal"
  case roundedTopButton = "button.roundedtop.horizontal"
  case roundedBottomButton = "button.roundedbottom.horizontal"
  case angledLeftButton = "button.angledbottom.horizontal.left"
  case angledRightButton = "button.angledbottom.horizontal.right"

  /// What can be drawn in an enclosure.
  enum Contents {
    case anything
    /// Money only: there is `eurosign.ring`, but no `bell.ring`.
    case currencySigns
    /// Letters and numbers only: the buttons of game controllers.
    case characters
  }

  var contents: Contents {
    switch self {
    case .returnArrow, .ring, .dashedRing, .bank, .gaugeOfHalves, .gaugeOfThirds: .currencySigns
    case .button, .roundedTopButton, .roundedBottomButton, .angledLeftButton, .angledRightButton: .characters
    case .circle, .square, .rectangle, .app, .shield, .triangle, .diamond, .octagon, .hexagon, .seal, .dashedCircle, .dottedCircle,
      .dashedSquare, .portraitRectangle, .squareOnSquare, .rectangleOnRectangle, .viewfinder, .magnifyingglass, .message, .doc:
      .anything
    }
  }

  /// The icon whose lines are the enclosure.
  var outline: String { self == .returnArrow ? "arrow.counterclockwise" : rawValue }

  /// Whether the symbol lies outside the filled parts of the enclosure, so that `.fill` does not cut it out.
  var isBesideSymbol: Bool { self == .bank }

  /// The number of parts of the longest enclosure.
  private static let mostParts = allCases.map { $0.rawValue.split(separator: ".").count }.max() ?? 1

  /// Splits an enclosure off the end of a name, the longest that it ends in; nil when it has none.
  static func split(_ name: Substring) -> (rest: Substring, enclosure: IconEnclosure)? {
    // The enclosure follows one of the last dots. Trying every dot would take too long for a name of thousands of parts.
    var dots: [Substring.Index] = []
    var start = name
    while dots.count < mostParts, let dot = start.lastIndex(of: "."), dot != name.startIndex {
      dots.append(dot)
      start = name[..<dot]
    }
    for dot in dots.reversed() {
      if let enclosure = IconEnclosure(rawValue: String(name[name.index(after: dot)...])) { return (name[..<dot], enclosure) }
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
    case .squareOnSquare, .rectangleOnRectangle, .viewfinder, .magnifyingglass, .message, .doc, .returnArrow, .ring, .dashedRing, .bank,
      .gaugeOfHalves, .gaugeOfThirds, .button, .roundedTopButton, .roundedBottomButton, .angledLeftButton, .angledRightButton:
      false
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
    case .returnArrow: ContentArea(center: Point(x: 13, y: 12.5), radius: 4.5, scale: 0.72)
    case .ring, .dashedRing: ContentArea(radius: 5.5, scale: 0.9)
    case .bank: ContentArea(center: Point(x: 12, y: 15), radius: 4.75, scale: 0.74)
    case .gaugeOfHalves, .gaugeOfThirds: ContentArea(center: Point(x: 12, y: 13), radius: 5.75, scale: 0.9)
    case .button: ContentArea(radius: 6.5, scale: 1)
    case .roundedTopButton: ContentArea(center: Point(x: 12, y: 12.5), radius: 6.5, scale: 1)
    case .roundedBottomButton: ContentArea(center: Point(x: 12, y: 11.5), radius: 6.5, scale: 1)
    case .angledLeftButton: ContentArea(center: Point(x: 10.5, y: 11), radius: 6, scale: 1.05)
    case .angledRightButton: ContentArea(center: Point(x: 13.5, y: 11), radius: 6, scale: 1.05)
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
