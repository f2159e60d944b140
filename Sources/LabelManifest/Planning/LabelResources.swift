// SPDX-License-Identifier: MIT

/// The locations of the icons, fonts and strings of a manifest. Two manifests may use one prefix for different folders.
package struct LabelResources: Hashable, Sendable {
  /// The folders of SVG and PNG files, and the icon fonts, by prefix.
  package var iconFolders: [String: String]
  /// The font folders in the order in which they are searched, before the fonts of the system.
  package var fontFolders: [String]
  /// The path of the strings, a folder or a file.
  package var stringsPath: String?
  /// The strings files.
  package var stringFiles: [String] = []
  /// The folders of icons and fonts that do not exist, so that no label can be planned.
  package var missingFolders: [String] = []

  /// Creates resources from paths that are absolute or relative to the working directory.
  package init(iconFolders: [String: String] = [:], fontFolders: [String] = []) {
    self.iconFolders = iconFolders
    self.fontFolders = fontFolders
  }
}

extension [LabelResources] {
  /// Adds resources that differ from the last ones. The manifests of a run have the same or few.
  mutating func appendUnlessLast(_ resources: LabelResources) {
    if last != resources { append(resources) }
  }
}
