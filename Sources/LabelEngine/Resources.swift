// SPDX-License-Identifier: MIT

public import LabelCore
package import LabelText

/// Everything that labels may ask of the machine: fonts, icon sets and limits, and how files are encoded.
///
/// A plain value. Renderers with equal resources draw equal labels, so that a `RendererPool` keeps one for each and each thread. Every
/// manifest has resources of its own: two may use one icon prefix for different folders.
public struct Resources: Hashable, Sendable {
  /// A folder or font of icons under a prefix.
  public struct IconSource: Hashable, Sendable {
    /// What stands before the colon in the names of its icons.
    public var prefix: String
    /// A folder of SVG and PNG files, or an icon font.
    public var path: String
    /// The option that names it, for errors; nil for a manifest.
    package var option: String?

    /// Names a folder or font.
    public init(prefix: String, path: String) { self.init(prefix: prefix, path: path, option: nil) }

    /// Names a folder or font by an option of the command line.
    package init(prefix: String, path: String, option: String?) {
      self.prefix = prefix
      self.path = path
      self.option = option
    }
  }

  /// Folders whose fonts are looked at before the system's, in order.
  public var fontFolders: [String] = []
  /// Whether the system's fonts are used too; true by default.
  public var usesSystemFonts = true
  /// Where an index of the system's fonts is cached; nil for nowhere. It changes no label, and so has no part in equality.
  package var fontCatalogFile: FontCatalogFile?
  /// Icon sets; of two with one prefix the later one counts.
  public var iconSources: [IconSource] = []
  /// The most that a label may take.
  public var limits = Limits.standard
  /// Whether files are made as small as can be, at some milliseconds each; pixels are the same.
  public var optimizesFiles = false

  /// The system's fonts, the built-in icons and the standard limits.
  public init() {}

  /// These resources with a manifest's own: its fonts come after those that are here, and its icon sets give way to them.
  package func adding(fontFolders: [String], iconFolders: [String: String]) -> Resources {
    var resources = self
    resources.fontFolders += fontFolders
    resources.iconSources =
      iconFolders.sorted { $0.key < $1.key }.map { IconSource(prefix: $0.key, path: $0.value) } + iconSources
    return resources
  }

  /// Folders and fonts of icons by prefix.
  package var iconFolders: [String: String] { Dictionary(iconSources.map { ($0.prefix, $0.path) }) { _, later in later } }

  /// The font files of such a renderer, if the index has them; nil when fonts would have to be listed.
  package var knownFontFiles: FontFiles? { fontFolders.isEmpty && usesSystemFonts ? fontCatalogFile?.fontFiles : nil }

  /// Names the resources, without their contents: the same on every machine.
  package var contentKey: ContentHash {
    var hash = ContentHash()
    for folder in fontFolders { hash.add(folder) }
    hash.add(usesSystemFonts ? 1 : 0)
    for source in iconSources {
      hash.add(source.prefix)
      hash.add(source.path)
    }
    hash.add(optimizesFiles ? 1 : 0)
    return hash
  }

  /// Whether labels drawn with the two are equal; the font index changes none.
  public static func == (a: Resources, b: Resources) -> Bool {
    a.fontFolders == b.fontFolders && a.usesSystemFonts == b.usesSystemFonts && a.iconSources == b.iconSources && a.limits == b.limits
      && a.optimizesFiles == b.optimizesFiles
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontFolders)
    hasher.combine(usesSystemFonts)
    hasher.combine(iconSources)
    hasher.combine(optimizesFiles)
  }
}
