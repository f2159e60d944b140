// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// What has been drawn before something, from the bottom: the colours that may be behind it.
struct DrawnSurfaces {
  private struct Surface {
    var frame: Rect
    /// Of a gradient the stops; nil if the colours are not known, as those of an image.
    var colors: [SRGBColor]?
  }

  private let background: [SRGBColor]
  private var surfaces: [Surface] = []

  /// More than any gradient of a label.
  private static let maximumColors = 256

  /// - Parameter background: The opaque colours behind everything; none if they are not known.
  init(on background: [SRGBColor]) { self.background = background }

  mutating func add(_ colors: [SRGBColor], _ frame: Rect) { surfaces.append(Surface(frame: frame, colors: colors)) }

  mutating func addUnknown(_ frame: Rect) { surfaces.append(Surface(frame: frame, colors: nil)) }

  /// Adds a shape that is filled; lines hide nothing.
  mutating func add(_ shape: ResolvedShape, _ frame: Rect) {
    guard case .fill = shape.drawing else { return }
    surfaces.append(Surface(frame: frame, colors: shape.paint.colors))
  }

  /// The opaque colours that may be behind a frame; none if they are not known, as where it is only partly on something.
  func colors(behind frame: Rect) -> [SRGBColor] {
    // Frames are rounded to pixels.
    let core = Rect(x: frame.minX + 1, y: frame.minY + 1, width: max(0, frame.width - 2), height: max(0, frame.height - 2))
    var layers: [[SRGBColor]] = []
    for surface in surfaces.reversed() {
      let common = surface.frame.intersection(core)
      guard common.width > 0, common.height > 0 else { continue }
      guard let colors = surface.colors, common == core else { return [] }
      layers.append(colors)
      if colors.allSatisfy({ $0.alpha >= 1 }) { break }
    }
    return layers.reversed().reduce(background) { Self.colors($1, over: $0) }
  }

  /// Colours over all that may be behind them.
  static func colors(_ colors: [SRGBColor], over behind: [SRGBColor]) -> [SRGBColor] {
    Array(colors.flatMap { color in color.alpha >= 1 ? [color] : behind.map(color.over) }.prefix(maximumColors))
  }
}

extension ResolvedPaint {
  /// The colour, or those of a gradient's stops; none of a material.
  var stops: [SRGBColor] { colors ?? [] }

  /// The colour, or those of a gradient's stops; nil if they are not known, as those of a material.
  fileprivate var colors: [SRGBColor]? {
    switch self {
    case .color(let color): [color]
    case .gradient(_, let stops): stops.map(\.color)
    case .material: nil
    }
  }
}
