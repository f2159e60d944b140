// SPDX-License-Identifier: MIT

internal import LabelLayout
package import LabelViewNode

/// A colour or a pattern that text, symbols, shapes and backgrounds are filled with.
///
/// A custom style returns another style in `resolve(in:)`, which is called with the environment of the view that it fills.
public protocol ShapeStyle: Sendable {
  /// The type of style that `resolve(in:)` returns; `Never` for colours and gradients, which are resolved already.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style that this one resolves to in an environment.
  ///
  /// - Parameter environment: The environment of the view that is filled.
  /// - Returns: A colour, a gradient or another style, which is resolved in turn.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// Never called, since no value of type `Never` exists.
  public func resolve(in environment: EnvironmentValues) -> Never { preconditionFailure("nothing of type Never exists") }
}

/// A style that is resolved: a paint, or several levels of one.
package protocol PaintStyle: ShapeStyle {
  func levels(in environment: EnvironmentValues) -> [PaintDescription]
  /// Whether the style is a level of the foreground. Levels inside such a style are levels of the foreground that was set before it.
  var isLevel: Bool { get }
}

extension PaintStyle {
  package var isLevel: Bool { false }
}

extension ShapeStyle where Resolved == Never {
  /// Never called, since the style is already resolved. Calling it is a programming error.
  public func resolve(in environment: EnvironmentValues) -> Never { preconditionFailure("\(Self.self) is already resolved") }
}

extension ShapeStyle {
  /// The paints of the style's levels, the primary one first; never empty.
  func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    var style: any ShapeStyle = self
    // The limit ends the loop for a style that resolves to itself.
    for _ in 0..<100 {
      if let paint = style as? any PaintStyle { return paint.levels(in: environment) }
      style = style.resolve(in: environment)
    }
    return [.color(.system(.clear))]
  }

  /// The paint of the primary level.
  func paint(in environment: EnvironmentValues) -> PaintDescription { levels(in: environment).first ?? .color(.system(.clear)) }
}

/// A type-erased shape style, which hides the type of the style inside it.
public struct AnyShapeStyle: PaintStyle {
  private let style: any ShapeStyle

  /// Creates a type-erased shape style, for styles of different types in one expression.
  ///
  /// - Parameter style: The style whose type is erased.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { style.levels(in: environment) }
  package var isLevel: Bool { (style as? any PaintStyle)?.isLevel ?? false }
}

extension Color: PaintStyle {
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { [.color(description)] }
}

/// A level of the foreground style: the style itself, or a fainter variant of it.
///
/// For the default foreground the levels are the system's label colours. Any other style has its own levels, or else 1, 0.5, 0.25, 0.18
/// and 0.18 of its opacity.
public struct HierarchicalShapeStyle: PaintStyle, Hashable {
  let level: Int

  /// The first level of the foreground style: the style itself, unchanged.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the foreground style, fainter than the first.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the foreground style, fainter than the second.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the foreground style, fainter than the third.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth and faintest level of the foreground style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  private static let opacities = [1, 0.5, 0.25, 0.18, 0.18]
  private static let labelColors: [ColorDescription] = [
    .system(.primary), .system(.secondary), .system(.tertiary), .system(.quaternary), .quinary,
  ]

  package var isLevel: Bool { true }

  package func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    guard let base = environment.foregroundBase else { return [.color(Self.labelColors[level])] }
    return [Self.level(level, of: base)]
  }

  /// Returns a level of an array of paints. If the array has fewer levels, it is the last one with less opacity.
  static func level(_ level: Int, of base: [PaintDescription]) -> PaintDescription {
    if base.indices.contains(level) { return base[level] }
    let opacity = opacities[level] / opacities[max(0, base.count - 1)]
    return base.last.map { $0.opacity(opacity) } ?? .color(labelColors[level])
  }
}

extension PaintDescription {
  /// The paint with its opacity multiplied.
  func opacity(_ factor: Double) -> PaintDescription {
    switch self {
    case .color(let color) where factor != 1: .color(.faded(color, factor))
    default: factor == 1 ? self : .faded(self, factor)
    }
  }
}

/// A style that draws a fainter level of another style.
public struct _LeveledShapeStyle<Base: ShapeStyle>: PaintStyle {
  let base: Base
  let level: Int

  package func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    [HierarchicalShapeStyle.level(level, of: base.levels(in: environment))]
  }
}

extension ShapeStyle {
  /// The second level of this style, fainter than the style itself.
  public var secondary: some ShapeStyle { _LeveledShapeStyle(base: self, level: 1) }
  /// The third level of this style, fainter than the second.
  public var tertiary: some ShapeStyle { _LeveledShapeStyle(base: self, level: 2) }
  /// The fourth level of this style, fainter than the third.
  public var quaternary: some ShapeStyle { _LeveledShapeStyle(base: self, level: 3) }
  /// The fifth and faintest level of this style.
  public var quinary: some ShapeStyle { _LeveledShapeStyle(base: self, level: 4) }
  /// Returns this style with its opacity multiplied.
  ///
  /// - Parameter opacity: The factor, from 0 for transparent to 1 for no change.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedShapeStyle(base: self, opacity: opacity) }
  /// Returns this style with a shadow.
  ///
  /// - Parameter style: A shadow below the filled area, or inside it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: self, shadow: style) }
}

/// A style with its opacity multiplied.
struct FadedShapeStyle<Base: ShapeStyle>: PaintStyle {
  let base: Base
  let opacity: Double

  func levels(in environment: EnvironmentValues) -> [PaintDescription] { base.levels(in: environment).map { $0.opacity(opacity) } }
}

/// A style with a shadow.
struct ShadowedShapeStyle<Base: ShapeStyle>: PaintStyle {
  let base: Base
  let shadow: ShadowStyle

  func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    base.levels(in: environment).map { .shadowed($0, shadow.description) }
  }
}
