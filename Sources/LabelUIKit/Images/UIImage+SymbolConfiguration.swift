// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelIcons
internal import LabelKit
internal import LabelLayout

extension UIImage {
  /// How heavy a symbol's lines are.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// As the text beside it.
    case unspecified
    /// CSS 100.
    case ultraLight
    /// CSS 200.
    case thin
    /// CSS 300.
    case light
    /// CSS 400.
    case regular
    /// CSS 500.
    case medium
    /// CSS 600.
    case semibold
    /// CSS 700.
    case bold
    /// CSS 800.
    case heavy
    /// CSS 900.
    case black

    var fontWeight: FontWeight? {
      switch self {
      case .unspecified: nil
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// How large a symbol is beside its text.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// Medium.
    case `default` = -1
    /// As the context has it.
    case unspecified
    /// About 0.79 em for a round symbol.
    case small
    /// About 1 em for a round symbol.
    case medium
    /// About 1.27 em for a round symbol.
    case large

    var symbolScale: LabelIcons.SymbolScale? {
      switch self {
      case .unspecified: nil
      case .small: .small
      case .default, .medium: .medium
      case .large: .large
      }
    }
  }

  /// How a symbol is drawn: size, weight, scale and colours. What it does not say follows from the text beside the symbol.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// Points of the font that the symbol is drawn for.
    private let pointSize: Double?
    private let weight: SymbolWeight
    private let scale: SymbolScale
    private let mode: IconRenderingMode?
    private let colors: [UIColor]

    private init(
      pointSize: Double? = nil, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified, mode: IconRenderingMode? = nil,
      colors: [UIColor] = []
    ) {
      self.pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      self.weight = weight
      self.scale = scale
      self.mode = mode
      self.colors = colors
      super.init()
    }

    /// A configuration without values.
    public static let unspecified = SymbolConfiguration()

    /// The size in points of the font that the symbol suits; one that is not above 0 is ignored.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: Double(pointSize)) }
    /// A size in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize: Double(pointSize), weight: weight) }
    /// A size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: Double(pointSize), weight: weight, scale: scale)
    }
    /// The size of a text style at the default content size.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }
    /// The size of a text style at the default content size, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: Double(UIFont.preferredFont(forTextStyle: textStyle).pointSize), scale: scale)
    }
    /// A font's size.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    /// A font's size, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(pointSize: Double(font.pointSize), scale: scale) }
    /// A weight.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight) }
    /// A scale.
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, scale: scale) }
    /// One colour, fainter for the symbol's secondary and tertiary layers.
    public convenience init(hierarchicalColor: UIColor) { self.init(mode: .hierarchical, colors: [hierarchicalColor]) }
    /// A colour for each of the symbol's levels.
    public convenience init(paletteColors: [UIColor]) { self.init(mode: .palette, colors: paletteColors) }

    /// The symbol's own colours, where it has any.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(mode: .multicolor) }
    /// One colour for all layers.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(mode: .monochrome) }
    /// One colour, fainter for secondary and tertiary layers.
    public static func preferringHierarchical() -> SymbolConfiguration { SymbolConfiguration(mode: .hierarchical) }

    /// This configuration with another one's values over it.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale, mode: other.mode ?? mode,
        colors: other.mode == nil ? colors : other.colors)
    }

    func apply(to node: inout ImageNode) {
      node.pointSize = pointSize
      node.weight = weight.fontWeight
      node.scale = scale.symbolScale
      node.mode = mode
      node.colors = colors.map(\.color)
    }
  }
}
