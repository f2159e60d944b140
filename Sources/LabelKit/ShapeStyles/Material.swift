// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLayout

/// A background that lets what is below shine through, blurred, under a tint that is light or dark as the appearance is.
///
///     ZStack {
///       Image("landscape")
///       Label("Sunny", systemImage: "sun.max").padding().background(.thinMaterial, in: .capsule)
///     }
///
/// What is below is what the same picture has drawn before; where that is nothing only the tint is drawn. Fills and backgrounds blur; glyphs,
/// symbols and lines of a material have its tint. Text on a material keeps its colours, where Apple's lets some of the background through.
/// All numbers are estimates, as Apple states none: a standard deviation of 20 points, and colours 1.8 times as pure.
public struct Material: PaintStyle, Hashable {
  /// How much of what is below is covered, 0…1.
  private let cover: Double

  /// Covers least.
  public static let ultraThin = Material(cover: 0.44)
  /// Covers little.
  public static let thin = Material(cover: 0.6)
  /// Covers more than it lets through.
  public static let regular = Material(cover: 0.75)
  /// Covers much.
  public static let thick = Material(cover: 0.88)
  /// Covers most.
  public static let ultraThick = Material(cover: 0.94)
  /// The background of bars.
  public static let bar = Material(cover: 0.8)

  package func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    [.material(MaterialDescription(tint: .faded(.material, cover), radius: 20, saturation: 1.8))]
  }
}
