// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelIcons
internal import LabelKit
internal import LabelLayout
internal import LabelSettings
internal import LabelViewNode

extension UIImage {
  /// The configuration of an image. Only symbols have one here.
  public typealias Configuration = SymbolConfiguration

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// The weight of the text beside the symbol.
    case unspecified
    /// The lightest weight, 100 in CSS.
    case ultraLight
    /// A thin weight, 200 in CSS.
    case thin
    /// A light weight, 300 in CSS.
    case light
    /// The regular weight, 400 in CSS.
    case regular
    /// A medium weight, 500 in CSS.
    case medium
    /// A semibold weight, 600 in CSS.
    case semibold
    /// A bold weight, 700 in CSS.
    case bold
    /// A heavy weight, 800 in CSS.
    case heavy
    /// The heaviest weight, 900 in CSS.
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

  /// The scale of a symbol relative to the text beside it.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The default scale, the same as `medium`.
    case `default` = -1
    /// The scale of the environment.
    case unspecified
    /// A small scale; a round symbol is about 0.79 em wide.
    case small
    /// A medium scale; a round symbol is about 1 em wide.
    case medium
    /// A large scale; a round symbol is about 1.27 em wide.
    case large

    var symbolScale: LabelSettings.SymbolScale? {
      switch self {
      case .unspecified: nil
      case .small: .small
      case .default, .medium: .medium
      case .large: .large
      }
    }
  }

  /// The size, weight, scale and colours of a symbol. Unspecified values follow the text beside the symbol.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// The size of the font that the symbol matches, in points; nil to match the text beside it.
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

    /// A configuration that specifies nothing.
    public static let unspecified = SymbolConfiguration()

    /// Creates a configuration with a size.
    ///
    /// - Parameter pointSize: The size of the font that the symbol matches, in points; values of 0 and below are ignored.
    public convenience init(pointSize: CGFloat) { self.init(pointSize: Double(pointSize)) }
    /// Creates a configuration with a size and a weight.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the font that the symbol matches, in points; values of 0 and below are ignored.
    ///   - weight: The weight of the symbol's lines.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize: Double(pointSize), weight: weight) }
    /// Creates a configuration with a size, a weight and a scale.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the font that the symbol matches, in points; values of 0 and below are ignored.
    ///   - weight: The weight of the symbol's lines.
    ///   - scale: The scale relative to the text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: Double(pointSize), weight: weight, scale: scale)
    }
    /// Creates a configuration with the size of a text style.
    ///
    /// - Parameter textStyle: The text style; its size at the default text size is used.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }
    /// Creates a configuration with the size of a text style and a scale.
    ///
    /// - Parameters:
    ///   - textStyle: The text style; its size at the default text size is used.
    ///   - scale: The scale relative to the text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: Double(UIFont.preferredFont(forTextStyle: textStyle).pointSize), scale: scale)
    }
    /// Creates a configuration with the size of a font.
    ///
    /// - Parameter font: The font that the symbol matches; only its size is used.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    /// Creates a configuration with the size of a font and a scale.
    ///
    /// - Parameters:
    ///   - font: The font that the symbol matches; only its size is used.
    ///   - scale: The scale relative to the text.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(pointSize: Double(font.pointSize), scale: scale) }
    /// Creates a configuration with a weight.
    ///
    /// - Parameter weight: The weight of the symbol's lines.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight) }
    /// Creates a configuration with a scale.
    ///
    /// - Parameter scale: The scale relative to the text.
    public convenience init(scale: SymbolScale) { self.init(pointSize: nil, scale: scale) }
    /// Creates a configuration with one colour, at lower opacity for the symbol's secondary and tertiary layers.
    ///
    /// - Parameter hierarchicalColor: The colour of the primary layer.
    public convenience init(hierarchicalColor: UIColor) { self.init(mode: .hierarchical, colors: [hierarchicalColor]) }
    /// Creates a configuration with a colour for each of the symbol's layers.
    ///
    /// - Parameter paletteColors: The colours of the primary, secondary and tertiary layers.
    public convenience init(paletteColors: [UIColor]) { self.init(mode: .palette, colors: paletteColors) }

    /// Returns a configuration that draws a symbol in its own colours, if it has any.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(mode: .multicolor) }
    /// Returns a configuration that draws all layers of a symbol in one colour.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(mode: .monochrome) }
    /// Returns a configuration that draws a symbol in one colour, at lower opacity for secondary and tertiary layers.
    public static func preferringHierarchical() -> SymbolConfiguration { SymbolConfiguration(mode: .hierarchical) }

    /// Returns this configuration with the specified values of another one.
    ///
    /// - Parameter other: The configuration that takes precedence.
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
