// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
package import LabelViewNode

/// A background style that blurs what is drawn below it, under a translucent layer that is light or dark as the appearance is.
///
///     ZStack {
///       Image("landscape")
///       Label("Sunny", systemImage: "sun.max").padding().background(.thinMaterial, in: .capsule)
///     }
///
/// The material blurs what the same image has drawn before. Where nothing is drawn below, only the translucent layer is visible. Fills
/// and backgrounds blur; glyphs, symbols and lines of a material only have its layer's colour. Text on a material keeps its colours,
/// where Apple's lets some of the background through.
///
/// Apple publishes no numbers, so all of them are estimates: a Gaussian blur with a standard deviation of 20 points, and saturation
/// multiplied by 1.8.
public struct Material: PaintStyle, Hashable {
  /// The opacity of the layer over the blurred background, 0…1.
  private let layerOpacity: Double

  /// The material with the least opacity: mostly translucent, with a layer of 44 %.
  public static let ultraThin = Material(layerOpacity: 0.44)
  /// A material that is more translucent than opaque, with a layer of 60 %.
  public static let thin = Material(layerOpacity: 0.6)
  /// A material of medium translucency, with a layer of 75 %.
  public static let regular = Material(layerOpacity: 0.75)
  /// A material that is more opaque than translucent, with a layer of 88 %.
  public static let thick = Material(layerOpacity: 0.88)
  /// The material with the greatest opacity: mostly opaque, with a layer of 94 %.
  public static let ultraThick = Material(layerOpacity: 0.94)
  /// The material of toolbars and tab bars, with a layer of 80 %.
  public static let bar = Material(layerOpacity: 0.8)

  package func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    [.material(MaterialDescription(tint: .faded(.material, layerOpacity), radius: 20, saturation: 1.8))]
  }
}
