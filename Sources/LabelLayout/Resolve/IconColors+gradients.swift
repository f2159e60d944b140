// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons

extension IconColors {
  /// The colours with gradients in their place, from the icon's top to its bottom.
  ///
  /// - Parameter gradients: evenly spaced colours for each style of the mode. The colours are unchanged without gradients, and in
  ///   multicolor.
  func painted(with gradients: [[SRGBColor]]) -> IconColors {
    let paints = gradients.compactMap(Self.paint)
    guard let first = paints.first else { return self }
    return switch self {
    case .monochrome: .paints([first])
    case .hierarchical: .paints(IconLayer.Level.allCases.map { first.opacity($0.opacity) })
    case .palette: .paints(paints)
    case .paints, .multicolor: self
    }
  }

  private static func paint(_ colors: [SRGBColor]) -> Paint? {
    guard colors.count > 1 else { return colors.first.map(Paint.color) }
    let stops = colors.enumerated().map { Gradient.Stop(offset: Double($0) / Double(colors.count - 1), color: $1) }
    return Gradient(.linear(from: .zero, to: Point(x: 0, y: 1)), stops: stops.premultiplied).map(Paint.gradient)
  }
}
