// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelLayout
internal import LabelViewNode

/// Filters on the pixels of a view once it is drawn. Its size stays the same, and a blur paints beyond it.
///
/// Each filter works on the view as one layer of gamma-encoded sRGB colours. A filter that has the name of one in SVG and CSS follows
/// W3C's Filter Effects 1 exactly. An amount that is not a finite number changes nothing.
extension View {
  /// Applies a Gaussian blur to the view.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian in points, as for `shadow`; 0 or less leaves the view sharp.
  ///   - opaque: Whether the result ends at the view's edges and has no transparency: it is black where the view is clear and does not
  ///     fade towards its edges. Otherwise the blur extends beyond the view by three times the radius.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { filtered(.blur(radius: Double(radius), isOpaque: opaque)) }

  /// Brightens the view by adding an amount to all colour components. CSS's `brightness` multiplies instead.
  ///
  /// - Parameter amount: The amount to add; 0 changes nothing, 1 makes the view white and -1 black.
  public func brightness(_ amount: Double) -> some View { filtered(.brightness(amount)) }

  /// Changes the contrast of the view, about medium gray.
  ///
  /// - Parameter amount: The factor; 1 changes nothing, 0 makes the view gray, and negative values invert it.
  public func contrast(_ amount: Double) -> some View { filtered(.contrast(amount)) }

  /// Changes the colour saturation of the view, as CSS's `saturate` does.
  ///
  /// - Parameter amount: The factor; 1 changes nothing, 0 makes the view gray.
  public func saturation(_ amount: Double) -> some View { filtered(.saturation(amount)) }

  /// Makes the view gray by a part.
  ///
  /// - Parameter amount: The part, from 0 for no change to 1 for gray. Values outside that range are clamped.
  public func grayscale(_ amount: Double) -> some View { filtered(.grayscale(amount)) }

  /// Rotates the hues of the view about the colour circle, as CSS's `hue-rotate` does. It keeps the lightness only approximately.
  ///
  /// - Parameter angle: The angle by which hues move; grays stay.
  public func hueRotation(_ angle: Angle) -> some View { filtered(.hueRotation(angle.radians)) }

  /// Inverts the colours of the view; transparent parts stay transparent.
  public func colorInvert() -> some View { filtered(.invert) }

  /// Multiplies the colour components of the view by those of a colour.
  ///
  /// - Parameter color: The colour, whose opacity is multiplied too.
  public func colorMultiply(_ color: Color) -> some View { filtered(.multiply(color.description)) }

  /// Draws the view in black, with its luminance as the opacity. The opacity of the view counts too: white at 50 % becomes black at 50 %,
  /// while SVG's filter of that name would make it opaque.
  public func luminanceToAlpha() -> some View { filtered(.luminanceToAlpha) }

  private func filtered(_ filter: FilterDescription) -> some View { modified(.filter(filter)) }
}
