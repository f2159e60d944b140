// SPDX-License-Identifier: MIT

internal import LabelBuild
internal import LabelCore
internal import LabelEngine

/// The renderers that targets draw with.
enum FuzzRenderer {
  /// Small enough that drawing takes milliseconds.
  private static let limits = Limits(maximumSide: 2048, maximumArea: 1 << 16, maximumGlyphs: 2000, maximumTextBytes: 1 << 14)

  /// With the machine's fonts.
  static func withFonts() -> Renderer? { try? RendererPool.shared.renderer(for: resources(usesSystemFonts: true)) }

  /// For images without text, and for text in a file's font.
  static func withoutFonts() -> Renderer? { try? RendererPool.shared.renderer(for: resources(usesSystemFonts: false)) }

  /// With the machine's fonts, and what manifests name.
  static var ofJobs: JobRenderers { JobRenderers(RendererPool.shared, resources(usesSystemFonts: true)) }

  private static func resources(usesSystemFonts: Bool) -> Resources {
    var resources = Resources()
    resources.limits = limits
    resources.usesSystemFonts = usesSystemFonts
    return resources
  }
}
