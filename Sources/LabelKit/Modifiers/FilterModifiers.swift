// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelLayout

/// What is done to the pixels of a view once it is drawn; its size stays, and a blur paints beyond it.
///
/// Each acts on the view as one picture, on gamma-encoded sRGB colours. Where Apple names a filter of SVG and CSS it is that of W3C's
/// Filter Effects 1, exactly; an amount that is no finite number changes nothing.
extension View {
  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: the Gaussian's standard deviation in points, as of `shadow`; 0 or less leaves the view sharp.
  ///   - opaque: whether the picture ends at the view's edges, without transparency: black where the view leaves it clear, and nothing fading
  ///     towards the edges. Otherwise the blur reaches three times the radius beyond the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { filtered(.blur(radius: Double(radius), isOpaque: opaque)) }

  /// Adds an amount to all colours: 0 changes nothing, 1 is white, -1 black. Not CSS's `brightness`, which multiplies.
  public func brightness(_ amount: Double) -> some View { filtered(.brightness(amount)) }

  /// Moves colours away from the middle gray, `amount` times as far: 1 changes nothing, 0 is gray, and less than 0 turns them round.
  public func contrast(_ amount: Double) -> some View { filtered(.contrast(amount)) }

  /// Makes colours purer: 1 changes nothing, 0 is gray. CSS's `saturate`.
  public func saturation(_ amount: Double) -> some View { filtered(.saturation(amount)) }

  /// Makes colours gray: 0 changes nothing, 1 leaves none; amounts beyond are taken for these.
  public func grayscale(_ amount: Double) -> some View { filtered(.grayscale(amount)) }

  /// Turns colours about the colour circle, grays staying. CSS's `hue-rotate`, which keeps lightness only roughly.
  public func hueRotation(_ angle: Angle) -> some View { filtered(.hueRotation(angle.radians)) }

  /// Turns each colour into its opposite; what is clear stays clear.
  public func colorInvert() -> some View { filtered(.invert) }

  /// Multiplies each component of the view's colours by that of a colour, its opacity included.
  public func colorMultiply(_ color: Color) -> some View { filtered(.multiply(color.description)) }

  /// Draws the view in black, as opaque as it was light. Half of white is half of black; SVG's filter of that name would make it whole.
  public func luminanceToAlpha() -> some View { filtered(.luminanceToAlpha) }

  private func filtered(_ filter: FilterDescription) -> some View { modified(.filter(filter)) }
}
