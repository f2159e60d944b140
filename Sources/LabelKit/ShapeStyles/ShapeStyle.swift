// SPDX-License-Identifier: MIT

package import LabelLayout

/// What glyphs, symbols, shapes and backgrounds are filled with.
///
/// A style of one's own returns another one in `resolve(in:)`, which is asked in the environment of the view that it fills.
public protocol ShapeStyle: Sendable {
  /// What the style stands for; `Never` for the styles that are colours and gradients themselves.
  associatedtype Resolved: ShapeStyle = Never
  /// What the style stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// Never called: nothing of this type exists.
  public func resolve(in environment: EnvironmentValues) -> Never { preconditionFailure("nothing of type Never exists") }
}

/// A style that is paint itself.
package protocol PaintStyle: ShapeStyle {
  func levels(in environment: EnvironmentValues) -> [PaintDescription]
  /// Whether the style is a level of the foreground, so that levels inside are not levels of it.
  var isLevel: Bool { get }
}

extension PaintStyle {
  package var isLevel: Bool { false }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the style is paint itself.
  public func resolve(in environment: EnvironmentValues) -> Never { preconditionFailure("\(Self.self) is paint itself") }
}

extension ShapeStyle {
  /// The paints of the style's levels, the primary one first; never empty.
  func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    var style: any ShapeStyle = self
    // A style that returns itself would go round for ever.
    for _ in 0..<100 {
      if let paint = style as? any PaintStyle { return paint.levels(in: environment) }
      style = style.resolve(in: environment)
    }
    return [.color(.system(.clear))]
  }

  /// The paint of the primary level.
  func paint(in environment: EnvironmentValues) -> PaintDescription { levels(in: environment).first ?? .color(.system(.clear)) }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: PaintStyle {
  private let style: any ShapeStyle

  /// Hides a style's type.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { style.levels(in: environment) }
  package var isLevel: Bool { (style as? any PaintStyle)?.isLevel ?? false }
}

extension Color: PaintStyle {
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { [.color(description)] }
}

/// A level of the foreground: the whole style, or a fainter form of it.
///
/// On the default foreground the levels are the system's label colours; on any other they are its own levels or, where it has no more,
/// 1, 0.5, 0.25 and 0.18 of its opacity.
public struct HierarchicalShapeStyle: PaintStyle, Hashable {
  let level: Int

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
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

  /// A level of paints, of which the last has to do for all that are missing.
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

/// A fainter level of any style.
public struct LeveledShapeStyle<Base: ShapeStyle>: PaintStyle {
  let base: Base
  let level: Int

  package func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    [HierarchicalShapeStyle.level(level, of: base.levels(in: environment))]
  }
}

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { LeveledShapeStyle(base: self, level: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { LeveledShapeStyle(base: self, level: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { LeveledShapeStyle(base: self, level: 3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { LeveledShapeStyle(base: self, level: 4) }
  /// This style with its opacity multiplied, 0…1.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedShapeStyle(base: self, opacity: opacity) }
  /// This style with a shadow below what it fills.
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
