// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import SystemPackage

/// What has to be readable so that fonts and hyphenation dictionaries are found: for a process that gives up other rights.
package enum FontPaths {
  /// The files and folders of fontconfig's configuration, its folders of fonts and caches, and the folders of hyphenation dictionaries. Some
  /// may not exist. Fontconfig's cache folders are made if they can be: without any it complains on standard error.
  package static var system: [String] {
    guard let configuration = try? FontConfiguration(usesSystemFonts: false) else { return Hyphenator.systemFolders }
    for folder in configuration.cacheFolders { FilePath(folder).makeFolders() }
    return configuration.configurationFiles + configuration.folders + Hyphenator.systemFolders
  }
}
