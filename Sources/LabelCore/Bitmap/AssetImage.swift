// SPDX-License-Identifier: MIT

/// The files of one picture, each for some appearances and scales, such as an image set of an asset catalogue.
package struct AssetImage: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    package var path: String
    /// Pixels per point; nil for a file that is drawn at any.
    package var scale: Double?
    /// What the file is for; nil for any.
    package var colorScheme: ColorScheme?
    package var contrast: ColorSchemeContrast?

    package init(path: String, scale: Double?, colorScheme: ColorScheme?, contrast: ColorSchemeContrast?) {
      self.path = path
      self.scale = scale
      self.colorScheme = colorScheme
      self.contrast = contrast
    }

    fileprivate func suits(_ appearance: Appearance) -> Bool {
      (colorScheme ?? appearance.colorScheme) == appearance.colorScheme && (contrast ?? appearance.contrast) == appearance.contrast
    }

    fileprivate var demands: Int { (colorScheme == nil ? 0 : 2) + (contrast == nil ? 0 : 1) }
  }

  /// Never empty.
  package let files: [File]
  /// Whether the picture is drawn in the colour of the text beside it; nil where nothing is said.
  package let isTemplate: Bool?

  /// Nil without files.
  package init?(files: [File], isTemplate: Bool?) {
    guard !files.isEmpty else { return nil }
    self.files = files
    self.isTemplate = isTemplate
  }

  /// The file for an appearance and a scale: of those that say most about the appearance, the smallest that is large enough, or else the
  /// largest; the one for any scale before others.
  package func file(in appearance: Appearance, scale: Double) -> File {
    let suitable = files.filter { $0.suits(appearance) }
    let demands = suitable.map(\.demands).max()
    let best = demands.map { most in suitable.filter { $0.demands == most } } ?? files
    let sized = best.sorted { ($0.scale ?? 0) < ($1.scale ?? 0) }
    return sized.first { $0.scale == nil } ?? sized.first { ($0.scale ?? 0) >= scale } ?? sized[sized.count - 1]
  }
}
