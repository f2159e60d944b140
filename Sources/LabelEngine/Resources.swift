// SPDX-License-Identifier: MIT

public import LabelCore
package import LabelText

/// What labels may use: fonts, icon sets and limits, and how PNG files are encoded.
///
/// Renderers with equal resources draw equal labels, so a `RendererPool` has one renderer for each set of resources and each thread. Every
/// manifest has its own resources, since two manifests may use one icon prefix for different folders.
public struct Resources: Hashable, Sendable {
  /// A folder or font of icons under a prefix.
  public struct IconSource: Hashable, Sendable {
    /// The part before the colon in the names of its icons.
    public var prefix: String
    /// A folder of SVG and PNG files, or an icon font.
    public var path: String
    /// The command-line option that names the source, for errors; nil for a source from a manifest.
    package var option: String?

    /// Creates an icon source from a folder or a font.
    public init(prefix: String, path: String) { self.init(prefix: prefix, path: path, option: nil) }

    /// Creates an icon source from a command-line option.
    package init(prefix: String, path: String, option: String?) {
      self.prefix = prefix
      self.path = path
      self.option = option
    }
  }

  /// Font folders in the order in which they are searched, before the fonts of the system.
  public var fontFolders: [String] = []
  /// Whether the fonts of the system are used too; true by default.
  public var usesSystemFonts = true
  /// The file that caches an index of the system's fonts; nil for no cache. It changes no label, so it is not part of equality.
  package var fontCatalogFile: FontCatalogFile?
  /// The icon sets. If two have the same prefix, the later one is used.
  public var iconSources: [IconSource] = []
  /// The limits for a label.
  public var limits = Limits.standard
  /// Whether PNG files are made as small as possible, which takes some milliseconds for each. The pixels are the same.
  public var optimizesFiles = false
  /// Whether each PNG file contains the record that it was rendered from; false by default.
  package var embedsRecords = false
  /// Whether warnings are errors, and more is checked: substituted fonts, text that is not fully visible, and contrast.
  public var isStrict = false

  /// Creates resources with the fonts of the system, the built-in icons and the standard limits.
  public init() {}

  /// Returns these resources with those of a manifest. Its fonts come after the present ones, and present icon sets override its own.
  package func adding(fontFolders: [String], iconFolders: [String: String]) -> Resources {
    var resources = self
    resources.fontFolders += fontFolders
    resources.iconSources =
      iconFolders.sorted { $0.key < $1.key }.map { IconSource(prefix: $0.key, path: $0.value) } + iconSources
    return resources
  }

  /// The paths of the icon folders and icon fonts, by prefix.
  package var iconFolders: [String: String] { Dictionary(iconSources.map { ($0.prefix, $0.path) }) { _, later in later } }

  /// The font files of a renderer with these resources, from the font index; nil if they are not in the index.
  package var indexedFontFiles: FontFiles? { fontFolders.isEmpty && usesSystemFonts ? fontCatalogFile?.fontFiles : nil }

  /// Whether labels drawn with the two resources are equal. The font index is not compared.
  public static func == (a: Resources, b: Resources) -> Bool {
    a.fontFolders == b.fontFolders && a.usesSystemFonts == b.usesSystemFonts && a.iconSources == b.iconSources && a.limits == b.limits
      && a.optimizesFiles == b.optimizesFiles && a.embedsRecords == b.embedsRecords && a.isStrict == b.isStrict
  }

  /// Hashes the properties that `==` compares, except the limits.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontFolders)
    hasher.combine(usesSystemFonts)
    hasher.combine(iconSources)
    hasher.combine(optimizesFiles)
    hasher.combine(embedsRecords)
    hasher.combine(isStrict)
  }
}
