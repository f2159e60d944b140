// SPDX-License-Identifier: MIT

/// The files of a named image, such as an image set of an asset catalogue. Each file is for some appearances and scales.
package struct AssetImage: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    package var path: String
    /// Pixels per point; nil for a file that is used at every scale.
    package var scale: Double?
    /// The colour scheme that the file is for; nil for both.
    package var colorScheme: ColorScheme?
    /// The contrast that the file is for; nil for both.
    package var contrast: ColorSchemeContrast?

    package init(path: String, scale: Double?, colorScheme: ColorScheme?, contrast: ColorSchemeContrast?) {
      self.path = path
      self.scale = scale
      self.colorScheme = colorScheme
      self.contrast = contrast
    }

    fileprivate func matches(_ appearance: Appearance) -> Bool {
      (colorScheme ?? appearance.colorScheme) == appearance.colorScheme && (contrast ?? appearance.contrast) == appearance.contrast
    }

    fileprivate var specificity: Int { (colorScheme == nil ? 0 : 2) + (contrast == nil ? 0 : 1) }
  }

  /// The files; there is at least one.
  package let files: [File]
  /// Whether the image is drawn in the foreground colour, as a template image; nil if the catalogue does not say.
  package let isTemplate: Bool?

  /// Creates an image from its files; nil without files.
  package init?(files: [File], isTemplate: Bool?) {
    guard !files.isEmpty else { return nil }
    self.files = files
    self.isTemplate = isTemplate
  }

  /// The best file for an appearance and a scale.
  ///
  /// Files that name the appearance most specifically come first. Among those, a file for every scale wins, then the smallest file that is
  /// large enough, then the largest.
  package func file(in appearance: Appearance, scale: Double) -> File {
    let matching = files.filter { $0.matches(appearance) }
    let highest = matching.map(\.specificity).max()
    let best = highest.map { highest in matching.filter { $0.specificity == highest } } ?? files
    let sized = best.sorted { ($0.scale ?? 0) < ($1.scale ?? 0) }
    return sized.first { $0.scale == nil } ?? sized.first { ($0.scale ?? 0) >= scale } ?? sized[sized.count - 1]
  }
}
