// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// Effects on the drawing of a view; its size stays the same.
extension View {
  /// Sets the opacity of the view as a whole.
  ///
  /// - Parameter opacity: The opacity, from 0 for transparent to 1 for opaque.
  public func opacity(_ opacity: Double) -> some View { modified(.opacity(opacity)) }

  /// Hides the view; its space in the layout stays.
  public func hidden() -> some View { modified(.hidden) }

  /// Adds a shadow to the view: a blurred copy of its outlines below it.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow; by default black with an opacity of 0.33.
  ///   - radius: The standard deviation of the Gaussian blur in points.
  ///   - x: The offset in points to the right.
  ///   - y: The offset in points downwards.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modified(.shadow(ShadowDescription(color: color.description, offset: Point(x: Double(x), y: Double(y)), radius: Double(radius))))
  }

  /// Rotates the drawing of the view about a point of it. The layout ignores the rotation.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise.
  ///   - anchor: The fixed point as parts of the view's size; the centre by default.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(.rotation(angle.radians, anchor: anchor.point))
  }

  /// Scales the drawing of the view about a point of it. The layout ignores the scale.
  ///
  /// - Parameters:
  ///   - scale: The factor for both axes.
  ///   - anchor: The fixed point as parts of the view's size; the centre by default.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { scaleEffect(x: scale, y: scale, anchor: anchor) }

  /// Scales the drawing of the view about a point of it. The layout ignores the scale.
  ///
  /// - Parameters:
  ///   - scale: The horizontal and the vertical factor.
  ///   - anchor: The fixed point as parts of the view's size; the centre by default.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the drawing of the view about a point of it. The layout ignores the scale.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor; negative values mirror the view.
  ///   - y: The vertical factor; negative values mirror the view.
  ///   - anchor: The fixed point as parts of the view's size; the centre by default.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modified(.scale(Double(x), Double(y), anchor: anchor.point))
  }

  /// Applies an affine transformation to the drawing of the view, with its top left corner as the origin. The layout ignores it.
  ///
  /// - Parameter transform: The transformation, in points with y down.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { modified(.map(transform.map, anchor: .zero)) }

  /// Sets the way in which the colours of the view are blended with those below it.
  ///
  /// - Parameter mode: The blend mode.
  public func blendMode(_ mode: BlendMode) -> some View { modified(.blend(mode.compositing)) }

  /// Draws the view as one layer before outer effects, such as an opacity or a blend mode, apply to it.
  public func compositingGroup() -> some View { modified(.flattened) }

  /// Draws the view as one layer before outer effects apply to it, as `compositingGroup()` does.
  ///
  /// - Parameters:
  ///   - opaque: Whether the layer has no transparency. It has no effect here.
  ///   - colorMode: The pixel format of the layer. It has no effect here, since images have one format.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { modified(.flattened) }
}

/// Clips and masks, which decide about the visible part of a view.
extension View {
  /// Clips the view to a shape of its own size.
  ///
  /// - Parameters:
  ///   - shape: The shape, which fills the view's frame.
  ///   - style: The rule for outlines that cross themselves.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modified(.clip(shape.outline, style.rule))
  }

  /// Sets the shape that `ContainerRelativeShape` refers to inside this view.
  ///
  /// - Parameter shape: The shape of the container.
  public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    environmentValues { $0.containerOutline = { shape.inset(by: $0).outline } }
  }

  /// Clips the view to its frame.
  ///
  /// - Parameter antialiased: Whether edges are smooth. It has no effect; they always are.
  public func clipped(antialiased: Bool = false) -> some View { modified(.clip(.rectangle, .nonzero)) }

  /// Clips the view to a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners in points.
  ///   - antialiased: Whether edges are smooth. It has no effect; they always are.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Masks the view with the opacity of another view: it is visible only where the mask is opaque.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the mask in the view's frame; centred by default.
  ///   - mask: The view whose opacity is used.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    LayeredView(content: self, other: mask()) { .mask($0, alignment.frameAlignment) }
  }

  /// Masks the view with the opacity of another view: it is visible only where the mask is opaque.
  ///
  /// - Parameter mask: The view whose opacity is used, centred.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

/// The way in which the colours of a view are blended with those below it, as CSS Compositing 1 defines it, and Porter and Duff the last
/// five.
public enum BlendMode: Hashable, Sendable {
  /// The view covers what is below it, where it is opaque.
  case normal
  /// The colours are multiplied, so that the result is darker than both.
  case multiply
  /// The inverted colours are multiplied, so that the result is lighter than both.
  case screen
  /// Multiply where the colour below is dark, screen where it is light.
  case overlay
  /// The darker of both values, for each colour component.
  case darken
  /// The lighter of both values, for each colour component.
  case lighten
  /// The colours below are brightened according to the view's colours.
  case colorDodge
  /// The colours below are darkened according to the view's colours.
  case colorBurn
  /// The colours below are darkened or lightened gently, depending on the view's colours.
  case softLight
  /// Multiply where the view's colour is dark, screen where it is light.
  case hardLight
  /// The absolute difference of both values, for each colour component.
  case difference
  /// A difference with less contrast than `difference`.
  case exclusion
  /// The hue of the view with the saturation and the luminosity below it.
  case hue
  /// The saturation of the view with the hue and the luminosity below it.
  case saturation
  /// The hue and the saturation of the view with the luminosity below it.
  case color
  /// The luminosity of the view with the hue and the saturation below it.
  case luminosity
  /// The view is visible only where what is below it is opaque.
  case sourceAtop
  /// The view is drawn behind what is already there.
  case destinationOver
  /// The view erases what is below it. `compositingGroup()` limits that to one view.
  case destinationOut
  /// The sum of both inverted values, inverted again, for each colour component.
  case plusDarker
  /// The sum of both values, for each colour component.
  case plusLighter

  var compositing: DrawGroup.Compositing {
    switch self {
    case .normal: .over
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .erase
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

/// The pixel format of a drawing group. Images always hold gamma-encoded sRGB, so that it has no effect.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB, which LabelKit always uses.
  case nonLinear
  /// Linear sRGB, which has no effect here.
  case linear
}
