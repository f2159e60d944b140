// SPDX-License-Identifier: MIT

internal import LabelManifest
internal import LabelStrings
internal import LabelSystem
internal import LabelText

/// The folders that a run has searched for fonts and strings, with the files that it may have found there.
package struct SearchedFolders: Hashable, Sendable {
  private var fonts: [String: [String]] = [:]
  private var strings: [String: [String]] = [:]
  /// Folders of icons and fonts that a manifest names and that did not exist.
  private var missing: Set<String> = []

  /// No folders.
  init() {}

  /// The folders of some manifests, and further font folders, as they are now.
  init(_ resources: Set<LabelResources>, fontFolders: [String]) {
    self.init(fonts: fontFolders + resources.flatMap(\.fontFolders), strings: resources.compactMap(\.stringsPath))
    missing = Set(resources.flatMap(\.missingFolders))
  }

  /// Folders as they are now.
  ///
  /// - Parameter strings: The paths of string tables, which may be files.
  init(fonts: [String], strings: [String]) {
    for path in fonts where self.fonts[path] == nil { self.fonts[path] = FontFolder.files(in: path) }
    for path in strings where self.strings[path] == nil { self.strings[path] = StringTables.files(at: path) }
  }

  /// The font files and the strings files.
  var files: Set<String> { Set(fonts.values.joined()).union(strings.values.joined()) }

  /// The folders.
  package var paths: Set<String> { Set(fonts.keys).union(strings.keys).union(missing) }

  /// Whether files have come to the folders or left them, or a missing folder is there.
  package var haveChanged: Bool {
    fonts.contains { FontFolder.files(in: $0.key) != $0.value } || strings.contains { StringTables.files(at: $0.key) != $0.value }
      || missing.contains { FileStamp(path: $0) != nil }
  }
}
