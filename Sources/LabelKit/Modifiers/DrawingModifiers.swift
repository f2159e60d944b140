// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout

/// What is done to a view as a picture; its size stays.
extension View {
  /// Makes the view as a whole translucent, 0…1.
  public func opacity(_ opacity: Double) -> some View { modified(.opacity(opacity)) }

  /// Keeps the view's room and draws nothing.
  public func hidden() -> some View { modified(.hidden) }

  /// Draws a blurred copy of the view below it: `radius` is the Gaussian's standard deviation, all lengths in points, y down.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modified(.shadow(ShadowDescription(color: color.description, offset: Point(x: Double(x), y: Double(y)), radius: Double(radius))))
  }

  /// Turns the view about a point of it; the layout sees it unturned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(.rotation(angle.radians, anchor: anchor.point))
  }

  /// Draws the view larger or smaller about a point of it; the layout sees it as it is.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { scaleEffect(x: scale, y: scale, anchor: anchor) }

  /// Draws the view larger or smaller about a point of it; the layout sees it as it is.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view larger or smaller about a point of it; the layout sees it as it is.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modified(.scale(Double(x), Double(y), anchor: anchor.point))
  }

  /// Draws the view mapped, its points counted from its top left corner; the layout sees it as it is.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { modified(.map(transform.map, anchor: .zero)) }

  /// Mixes the view's colours with those below.
  public func blendMode(_ mode: BlendMode) -> some View { modified(.blend(mode.compositing)) }

  /// Draws the view as one picture before anything is done to it.
  public func compositingGroup() -> some View { modified(.flattened) }

  /// Draws the view as one picture before anything is done to it. Pictures have one kind of pixels, whatever is asked for.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { modified(.flattened) }
}

/// What of a view is kept.
extension View {
  /// Cuts off what is outside a shape of the view's size.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modified(.clip(shape.outline, style.rule))
  }

  /// Says what `ContainerRelativeShape` is inside this view.
  public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    environmentValues { $0.containerOutline = { shape.inset(by: $0).outline } }
  }

  /// Cuts off what is outside the view's size.
  public func clipped(antialiased: Bool = false) -> some View { modified(.clip(.rectangle, .nonzero)) }

  /// Cuts the view's corners round, `radius` in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Keeps of the view what a mask covers, as far as it is opaque.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    LayeredView(content: self, other: mask()) { .mask($0, alignment.frameAlignment) }
  }

  /// Keeps of the view what a mask covers, as far as it is opaque.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

/// How a view's colours meet those below, as CSS Compositing 1 has it and, for the last five, Porter and Duff.
public enum BlendMode: Hashable, Sendable {
  /// Laid over them.
  case normal
  /// Darker, as one slide on another.
  case multiply
  /// Lighter, as two projectors.
  case screen
  /// Multiplied in the dark, screened in the light of what is below.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Brightens what is below.
  case colorDodge
  /// Darkens what is below.
  case colorBurn
  /// Multiplied or screened by the view's own light.
  case softLight
  /// The same, harder.
  case hardLight
  /// The distance of both.
  case difference
  /// The distance of both, with less contrast.
  case exclusion
  /// The view's hue.
  case hue
  /// The view's saturation.
  case saturation
  /// The view's hue and saturation.
  case color
  /// The view's lightness.
  case luminosity
  /// Drawn over what is below as far as that is opaque.
  case sourceAtop
  /// Laid below what is there.
  case destinationOver
  /// Takes away what is below, which `compositingGroup()` keeps to one view.
  case destinationOut
  /// The sum of what both lack of light.
  case plusDarker
  /// The sum of both.
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
    case .sourceAtop: .atop
    case .destinationOver: .below
    case .destinationOut: .erase
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

/// What pixels hold. Pictures hold gamma-encoded sRGB whatever is asked for.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case nonLinear
  /// Light.
  case linear
  /// Light beyond white.
  case extendedLinear
}
