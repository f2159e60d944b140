// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout

/// Colours one after the other.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location, 0…1.
    public var location: CGFloat
    /// A colour at a location, 0…1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    let mixing: ColorMixing
    /// Gamma-encoded sRGB.
    public static let device = ColorSpace(mixing: .device)
    /// Oklab, where equal steps look equally far.
    public static let perceptual = ColorSpace(mixing: .perceptual)
  }

  /// Colours at their locations.
  public var stops: [Stop]
  private var space = ColorSpace.device

  /// Colours at locations that rise from 0 to 1.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0) }
  }

  /// The same colours with those between them found in another space.
  public func colorSpace(_ space: ColorSpace) -> Gradient {
    var result = self
    result.space = space
    return result
  }

  /// Stops between which colours can be mixed in sRGB.
  var descriptions: [GradientDescription.Stop] {
    let plain = stops.map { GradientDescription.Stop(offset: Double($0.location), color: $0.color.description) }
    guard space == .perceptual else { return plain }
    let pieces = 12
    return plain.indices.flatMap { index -> [GradientDescription.Stop] in
      guard index > 0 else { return [plain[0]] }
      let (a, b) = (plain[index - 1], plain[index])
      return (1...pieces).map { piece in
        let part = Double(piece) / Double(pieces)
        return GradientDescription.Stop(
          offset: a.offset + (b.offset - a.offset) * part, color: part == 1 ? b.color : .mixed(a.color, b.color, part, .perceptual))
      }
    }
  }
}

/// A gradient of a colour's own shades, the lighter one above: `Color.gradient`. Apple does not state the shades; here the upper one is a
/// fifth of the way to white.
public struct AnyGradient: PaintStyle, Hashable {
  let gradient: Gradient

  /// A gradient from top to bottom.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The same colours with those between them found in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient.colorSpace(space)) }

  package func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    [.gradient(GradientDescription(.linear(from: UnitPoint.top.point, to: UnitPoint.bottom.point), stops: gradient.descriptions))]
  }
}

extension Gradient: PaintStyle {
  package func levels(in environment: EnvironmentValues) -> [PaintDescription] { AnyGradient(self).levels(in: environment) }
}

extension Color {
  /// A gradient of the colour's own shades.
  public var gradient: AnyGradient {
    let light = Color(description: .mixed(description, .system(.white), 0.2, .device))
    return AnyGradient(Gradient(colors: [light, self]))
  }
}
