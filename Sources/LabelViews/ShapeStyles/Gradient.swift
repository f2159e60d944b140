// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// A colour gradient: an array of colour stops, each with a location, and the colour space that they are mixed in.
///
/// Alpha is premultiplied: a gradient from white to `clear` is white everywhere. Apple's may differ.
public struct Gradient: Hashable, Sendable {
  /// One colour stop of a gradient: a colour and its location.
  public struct Stop: Hashable, Sendable {
    /// The colour of the stop, which adapts to light and dark appearance as any colour does.
    public var color: Color
    /// The location of the stop as a part of the gradient's length, 0…1.
    public var location: CGFloat
    /// Creates a colour stop of a gradient.
    ///
    /// - Parameters:
    ///   - color: The colour of the stop.
    ///   - location: The location as a part of the gradient's length, 0…1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// A colour space in which a gradient mixes the colours between two stops.
  public struct ColorSpace: Hashable, Sendable {
    let mixing: ColorMixing
    /// Mixes the encoded components of sRGB, as most drawing programs do.
    public static let device = ColorSpace(mixing: .device)
    /// Mixes in the Oklab colour space, in which equal steps look equally far apart.
    public static let perceptual = ColorSpace(mixing: .perceptual)
  }

  /// The colour stops of the gradient, in rising order of location.
  public var stops: [Stop]
  private var space = ColorSpace.device

  /// Creates a gradient from colour stops.
  ///
  /// - Parameter stops: The stops, with locations that rise from 0 to 1.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from colours at equal distances.
  ///
  /// - Parameter colors: The colours, the first at location 0 and the last at 1.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0) }
  }

  /// Returns the gradient with its colours mixed in another colour space.
  ///
  /// - Parameter space: The colour space. Gradients use `.device` by default.
  /// - Returns: A gradient with the same stops.
  public func colorSpace(_ space: ColorSpace) -> Gradient {
    var result = self
    result.space = space
    return result
  }

  /// The stops, with more stops between them for other colour spaces, so that colours can be mixed in sRGB.
  var descriptions: [GradientDescription.Stop] {
    let plain = stops.map { GradientDescription.Stop(offset: Double($0.location), color: $0.color.description) }
    guard space == .perceptual else { return plain }
    let pieces = 12
    return plain.indices.flatMap { index -> [GradientDescription.Stop] in
      guard index > 0 else { return [plain[0]] }
      let (a, b) = (plain[index - 1], plain[index])
      return (1...pieces).map { piece in
        let fraction = Double(piece) / Double(pieces)
        return GradientDescription.Stop(
          offset: a.offset + (b.offset - a.offset) * fraction,
          color: fraction == 1 ? b.color : .mixed(a.color, b.color, fraction, .perceptual))
      }
    }
  }
}

/// A gradient from a colour's own shades, the lighter one at the top, as `Color.gradient` returns it.
///
/// Apple does not publish the shades. Here the upper colour is mixed with 20 % of white.
public struct AnyGradient: PaintStyle, Hashable {
  let gradient: Gradient

  /// Creates a style that fills with a gradient from top to bottom.
  ///
  /// - Parameter gradient: The colours and their locations.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// Returns the gradient with its colours mixed in another colour space.
  ///
  /// - Parameter space: The colour space. Gradients use `.device` by default.
  /// - Returns: A gradient with the same stops.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient.colorSpace(space)) }

  package func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    [.gradient(GradientDescription(.linear(from: UnitPoint.top.point, to: UnitPoint.bottom.point), stops: gradient.descriptions))]
  }
}

extension Gradient: PaintStyle {
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { AnyGradient(self).levels(in: environment) }
}

extension Color {
  /// The standard gradient of the colour: from a lighter shade at the top to the colour itself at the bottom.
  public var gradient: AnyGradient {
    let light = Color(description: .mixed(description, .system(.white), 0.2, .device))
    return AnyGradient(Gradient(colors: [light, self]))
  }
}
