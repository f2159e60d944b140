// SPDX-License-Identifier: MIT

public import Foundation

/// A change of a view's drawing that does not affect the layout.
public protocol VisualEffect: Sendable {
  /// The type of the view that an effect returns.
  associatedtype AppliedView: View
  /// Returns a view with the effect.
  ///
  /// - Parameter view: The view to change.
  func apply(to view: AnyView) -> AppliedView
}

extension VisualEffect {
  func apply(to view: some View) -> AppliedView { apply(to: AnyView(view)) }
}

/// An effect that changes nothing, from which others are made.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect that changes nothing.
  public init() {}
  /// Returns the view unchanged.
  ///
  /// - Parameter view: The view.
  public func apply(to view: AnyView) -> AnyView { view }
}

/// An effect and another one after it.
public struct _ChainedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let change: @Sendable (AnyView) -> AnyView

  /// Returns a view with both effects.
  ///
  /// - Parameter view: The view to change.
  public func apply(to view: AnyView) -> AnyView { change(AnyView(base.apply(to: view))) }
}

extension VisualEffect {
  /// Adds an opacity to the effect.
  ///
  /// - Parameter opacity: The opacity, 0…1.
  public func opacity(_ opacity: Double) -> some VisualEffect { then { AnyView($0.opacity(opacity)) } }
  /// Adds a movement to the effect.
  ///
  /// - Parameters:
  ///   - x: The distance in points in reading direction.
  ///   - y: The distance in points downwards.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { then { AnyView($0.offset(x: x, y: y)) } }
  /// Adds a movement to the effect.
  ///
  /// - Parameter offset: The distances in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { then { AnyView($0.offset(offset)) } }
  /// Adds a scale to the effect.
  ///
  /// - Parameters:
  ///   - scale: The factor for both axes.
  ///   - anchor: The fixed point as parts of the view's size.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }
  /// Adds a scale to the effect.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  ///   - anchor: The fixed point as parts of the view's size.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) }
  }
  /// Adds a rotation to the effect.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise.
  ///   - anchor: The fixed point as parts of the view's size.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.rotationEffect(angle, anchor: anchor)) }
  }
  /// Adds a rotation in space to the effect, which is drawn without perspective.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The axis.
  ///   - anchor: The fixed point as parts of the view's size.
  ///   - anchorZ: The distance of the fixed point from the view; not used.
  ///   - perspective: The strength of the perspective; not used.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    then { [x = axis.x, y = axis.y, z = axis.z] in
      AnyView($0.rotation3DEffect(angle, axis: (x: x, y: y, z: z), anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
  }
  /// Adds a blur to the effect.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur in points.
  ///   - opaque: Whether the result has no transparency.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { then { AnyView($0.blur(radius: radius, opaque: opaque)) } }
  /// Adds an amount to all colour components.
  ///
  /// - Parameter amount: The amount; 0 changes nothing.
  public func brightness(_ amount: Double) -> some VisualEffect { then { AnyView($0.brightness(amount)) } }
  /// Changes the contrast.
  ///
  /// - Parameter amount: The factor; 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect { then { AnyView($0.contrast(amount)) } }
  /// Changes the colour saturation.
  ///
  /// - Parameter amount: The factor; 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect { then { AnyView($0.saturation(amount)) } }
  /// Makes colours grey by a part.
  ///
  /// - Parameter amount: The part, 0…1.
  public func grayscale(_ amount: Double) -> some VisualEffect { then { AnyView($0.grayscale(amount)) } }
  /// Rotates hues about the colour circle.
  ///
  /// - Parameter angle: The angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { then { AnyView($0.hueRotation(angle)) } }

  private func then(_ change: @escaping @Sendable (AnyView) -> AnyView) -> _ChainedVisualEffect<Self> {
    _ChainedVisualEffect(base: self, change: change)
  }
}
