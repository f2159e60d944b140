// SPDX-License-Identifier: MIT

/// Where a manifest's labels find icons and fonts. Each manifest has its own, also where two use one prefix.
package struct LabelResources: Hashable, Sendable {
  /// Folders of SVG files by the prefix of their icons.
  package var iconFolders: [String: String]
  /// Folders of fonts that are looked at before the system's, in order.
  package var fontFolders: [String]
  /// The folder or file of strings as the manifest names it.
  package var stringsPath: String?
  /// The files that texts were looked up in.
  package var stringFiles: [String] = []

  /// Names folders, as paths of the process.
  package init(iconFolders: [String: String] = [:], fontFolders: [String] = []) {
    self.iconFolders = iconFolders
    self.fontFolders = fontFolders
  }
}
